import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem
import IntentTestKit
import Testing

/// A text of a megabyte where a value is wanted, and what a person reads.
struct LongInput: Sendable, CustomTestStringConvertible {
    /// The part of the text that a message shows.
    static let quoted = String(repeating: "9", count: 64)

    let intent: String
    let message: String
    let place: String
    let value: @Sendable (String) -> ParameterValue

    init(
        _ intent: String, _ message: String, at place: String = "value",
        value: @escaping @Sendable (String) -> ParameterValue = { .string($0) }
    ) {
        self.intent = intent
        self.message = message
        self.place = place
        self.value = value
    }

    var testDescription: String { "\(intent) \(place)" }
}

/// What values that hold others refuse beside the table of bad inputs.
@Suite(.timeLimit(.minutes(2)))
struct BadContainerTests {
    private let system = TestSystem(intents: BadInputIntents.all)

    /// What is said beside the one field after an intent was performed with a value.
    private func refusal(_ intent: String, _ value: ParameterValue) async throws -> String? {
        let run = try await system.perform(intent, values: ["value": value])
        guard case .values(let fields)? = run.question?.kind else {
            Issue.record("It was performed: \(run.dialog?.full ?? "")")
            return nil
        }
        let error = fields.first?.error
        try await run.cancel()
        try await system.finish()
        return error
    }

    static let quoted = LongInput.quoted
    static let long: [LongInput] = [
        LongInput("Either", "“\(quoted)…” is not Link or Thing or Count."),
        LongInput("Either", "“\(quoted)…” is not a whole number.", at: "count") {
            .structure(["type": "count", "value": .string($0)])
        },
        LongInput("Either", "No Thing matches “\(quoted)…”.", at: "thing") {
            .structure(["type": "thing", "value": .string($0)])
        },
        LongInput("Sky", "“\(quoted)…” is not Weather."),
        LongInput("Sky", "“\(quoted)…” is not a whole number.", at: "degrees") {
            .structure(["color": "blue", "degrees": .string($0)])
        },
        LongInput("Sky", "Weather has no “\(quoted)”; it has color, degrees, over.", at: "name") {
            .structure(["color": "blue", "degrees": 20, $0: "salt"])
        },
        LongInput("Where", "“\(quoted)…” is not a place."),
        LongInput("Spot", "“\(quoted)…” is not a place.", at: "name") {
            .structure(["name": .string($0)])
        },
        LongInput("Pair", "“\(quoted)…” is not a list of which each is a whole number."),
        LongInput("Duo", "No Token matches “\(quoted)…”.", at: "second element") {
            .array(["one", .string($0)])
        },
        LongInput("Entity", "No Thing matches “\(quoted)…”."),
        LongInput("Paper", "No Leaf matches “\(quoted)…”."),
        LongInput("Link", "“\(quoted)…” is not a web address."),
        LongInput("Case", "“\(quoted)…” is not one of the choices."),
        LongInput("Upload", "“\(quoted)…” is not a file of the right kind."),
    ]

    @Test("A text of a megabyte is refused wherever it stands, and quoted in part", arguments: long)
    func longText(_ input: LongInput) async throws {
        let text = String(repeating: "9", count: 1_000_000)
        #expect(try await refusal(input.intent, input.value(text)) == input.message)
    }

    @Test("A text of a megabyte is a text")
    func longWords() async throws {
        let text = String(repeating: "9", count: 1_000_000)
        let run = try await system.perform("Words", values: ["value": .string(text)])
        #expect(run.dialog?.full == "Performed")
        try await run.done()
        try await system.finish()
    }

    @Test("Identifiers of a collection are as many as were given, known or not, each as often")
    func collection() {
        typealias Boxes = EntityCollection<BadInputIntents.Box>
        let given = Boxes(parameterValue: [1, "404", 1])
        #expect(given?.identifiers == [1, 404, 1])
        let many = ParameterValue.array((0..<10_000).map(ParameterValue.int))
        #expect(Boxes(parameterValue: many)?.count == 10_000)
        #expect(Boxes(parameterValue: .array([.entity(type: "Token", id: "1")])) == nil)
        #expect(Boxes(parameterValue: .structure(["id": 1])) == nil)
    }

    @Test("A set of data has each value once, however it was written")
    func sets() {
        #expect(Set<Int>(parameterValue: [7, "7", .double(7)]) == [7])
        #expect(Set<Int>(parameterValue: 7) == [7])
        #expect(Set<Int>(parameterValue: []) == [])
        #expect(Set<Int>(parameterValue: [7, .null]) == nil)
    }

    @Test("What is wrong in a list is told without the names that programs use")
    func programNames() async throws {
        let text = try #require(try await refusal("Mugs", ["huge"]))
        #expect(!text.contains("MugSizeOption"), "\(text)")
    }

    @Test("A case in a list is known by its title, as one by itself")
    func titleInList() async throws {
        let run = try await system.perform("Mugs", values: ["value": ["Beer Mug"]])
        #expect(run.dialog?.full == "Performed", "\(run.screen)")
        if run.question != nil { try await run.cancel() } else { try await run.done() }
        try await system.finish()
    }
}

import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem
import IntentTestKit
import Testing

/// Values that are one of several types.
@Suite struct UnionTests {
    @UnionValue
    enum Answer {
        case words(String)
        case `default`(Bool)
        case many([Int])
        case perhaps(ValueIntents.Target)
    }

    struct Ask: AppIntent {
        static let title: LocalizedStringResource = "Ask"
        @Parameter(title: "Answers") var answers: [Answer]
        @Parameter(title: "Other") var other: Answer?

        func perform() async throws -> some ReturnsValue<[Answer]> {
            .result(value: answers + (other.map { [$0] } ?? []))
        }
    }

    @Test("The kinds have the author's titles, or else the names of the cases")
    func titles() {
        func names(_ shape: ValueShape) -> [String] {
            guard case .union(let kinds) = shape else { return [] }
            return kinds.map { if case .structure(let shape) = $0 { shape.name } else { "?" } }
        }
        let locale = Locale(identifier: "en")
        #expect(names(Answer.shape(in: locale)) == ["Words", "Default", "Many", "Perhaps"])
        #expect(
            names(ValueIntents.Target.shape(in: locale)) == ["Web Page", "Tool", "Number of Shots"])
    }

    @Test("A value is its case's as data, whatever another case could read")
    func data() throws {
        for answer in [Answer.words("7"), .default(true), .many([1, 2]), .perhaps(.count(3))] {
            let read = try #require(Answer(_data: answer._data, .init()))
            #expect("\(read)" == "\(answer)")
        }
        #expect(Answer.words("7")._data == .structure(["type": "words", "value": "7"]))
    }

    @Test("Data that names no kind is of the one whose type has such values")
    func bare() throws {
        func kind(_ data: ParameterValue) -> String? { Answer(_data: data, .init())?._unionCase }
        #expect(kind("7") == "words")
        #expect(kind(.bool(false)) == "default")
        #expect(kind(.array([1])) == "many")
        #expect(kind(.structure(["type": "other", "value": 1])) == nil)
        #expect(kind(.structure(["type": "many", "value": "x"])) == nil)
    }

    @Test("Lists and optionals of unions find the entities of their elements")
    func containers() async throws {
        let system = TestSystem(intents: [Ask.self])
        let run = try await system.perform(
            "Ask",
            values: [
                "answers": ["no", .bool(true), .array([1, 2])],
                "other": .structure([
                    "type": "perhaps", "value": .structure(["type": "tool", "value": "Hand Saw"]),
                ]),
            ])
        #expect(run.card?.value?.title == "no, Yes, 1, 2 and Saw", "\(run.screen)")
        try await run.done()
        try await system.finish()
    }

    @Test("An entity in a value is found by text, as one that is asked for by itself")
    func search() async throws {
        let system = TestSystem(intents: ValueIntents.all)
        let run = try await system.perform("Aim")
        let question = try #require(run.question?.id)
        let type = ValueIntents.Tool.persistentIdentifier
        let options = { (entity: String, text: String) in
            try await run.session.options(
                question: question, parameter: "value", entity: entity, matching: text
            ).map(\.value)
        }
        #expect(try await options(type, "Hand Saw") == [.entity(type: type, id: "saw")])
        #expect(try await options(type, "axe") == [])
        // Only what the value may hold is looked up.
        #expect(try await options("Landmark", "Hand Saw") == [])
        try await run.cancel()
        try await system.finish()
    }

    @Test(
        "A value that no kind can have is refused, with the reason of the kind that was meant",
        arguments: [
            (.structure(["type": "tool", "value": "axe"]), "No Tool matches “axe”."),
            (.structure(["type": "count", "value": "many"]), "“many” is not a whole number."),
            (
                .structure(["type": "colour", "value": "red"]),
                "“red colour” is not Web Page or Tool or Number of Shots."
            ),
            (.bool(true), "“yes” is not Web Page or Tool or Number of Shots."),
        ] as [(ParameterValue, String)])
    func refusals(value: ParameterValue, reason: String) async throws {
        let system = TestSystem(intents: ValueIntents.all)
        let run = try await system.perform("Aim", values: ["value": value])
        guard case .values(let fields)? = run.question?.kind else {
            Issue.record("It was performed: \(run.screen)")
            return
        }
        #expect(fields.map(\.error) == [reason])
        try await run.cancel()
        try await system.finish()
    }
}

import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem
import IntentTestKit
import Testing

/// The order of conversions: those of a type, and those of an author.
@Suite struct ResolverChainTests {
    private static func chain<Value: _IntentValue>(of value: Value.Type) -> [String] {
        value.defaultResolverSpecification.map { String(describing: type(of: $0)) }
    }

    @Test("A type has its conversions in the order in which they are tried, an optional the same")
    func chains() {
        #expect(Self.chain(of: Bool.self) == ["BoolFromStringResolver"])
        #expect(Self.chain(of: Int.self) == ["IntResolver", "IntFromStringResolver"])
        let number = ["DoubleResolver", "DoubleFromIntResolver", "DoubleFromStringResolver"]
        #expect(Self.chain(of: Double.self) == number)
        #expect(Self.chain(of: Double?.self) == number)
        let text = ["StringFromIntResolver<Int, String>", "StringFromDoubleResolver"]
        #expect(Self.chain(of: String.self) == text)
        #expect(Self.chain(of: URL.self) == ["URLFromStringResolver"])
        #expect(Self.chain(of: AttributedString.self) == ["AttributedStringFromStringResolver"])
        #expect(Self.chain(of: [Int].self) == [])
        #expect(Self.chain(of: Set<Int>.self) == [])
        #expect(Self.chain(of: Date.self) == [])
    }

    struct Hexadecimal: AppIntent {
        static let title: LocalizedStringResource = "Hexadecimal"
        @Parameter(
            title: "Value", inclusiveRange: (0, 20),
            resolvers: {
                IntFromStringResolver(radix: 16)
                IntFromStringResolver()
                IntFromDoubleResolver()
            })
        var value: Int
        func perform() async throws -> some ProvidesDialog { .result(dialog: "\(value)") }
    }

    @Test(
        "The author's conversions stand for the type's; the first that gives a value is the last",
        arguments: [("10", "16"), ("c", "12"), (7, "7"), (2.9, "2")]
            as [(ParameterValue, String)])
    func authors(_ given: ParameterValue, _ said: String) async throws {
        let system = TestSystem(intents: [Hexadecimal.self])
        let run = try await system.perform("Hexadecimal", values: ["value": given])
        #expect(run.dialog?.full == said, "\(run.screen)")
        try await run.done()
        try await system.finish()
    }

    @Test(
        "What no conversion understands is refused by the type, and what one refuses by it",
        arguments: [
            ("ghost", "“ghost” is not a whole number."), ("1f", "Choose a number from 0 to 20."),
            (.double(21.5), "Choose a number from 0 to 20."),
            // By the first it is 21, which the second can't mend.
            ("15", "Choose a number from 0 to 20."),
        ] as [(ParameterValue, String)])
    func authorsRefuse(_ given: ParameterValue, _ text: String) async throws {
        let system = TestSystem(intents: [Hexadecimal.self])
        let run = try await system.perform("Hexadecimal", values: ["value": given])
        guard case .values(let fields)? = run.question?.kind else {
            Issue.record("It was performed: \(run.dialog?.full ?? "")")
            return
        }
        #expect(fields.map(\.error) == [text])
        try await run.cancel()
        try await system.finish()
    }
}

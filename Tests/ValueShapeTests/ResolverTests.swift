import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem
import IntentTestKit
import Testing

/// The conversions that parameters have without their author's doing, each by its name.
@Suite struct ResolverTests {
    struct Convert: AppIntent {
        static let title: LocalizedStringResource = "Convert"
        @Parameter(title: "Yes") var yes: Bool?
        @Parameter(title: "Whole", inclusiveRange: (0, 100)) var whole: Int?
        @Parameter(title: "Number", inclusiveRange: (0, 100)) var number: Double?
        @Parameter(title: "Text") var text: String?
        @Parameter(title: "Link") var link: URL?
        @Parameter(title: "Styled") var styled: AttributedString?

        func perform() async throws -> some ProvidesDialog {
            let given: [Any?] = [
                yes, whole, number, text, link?.absoluteString,
                styled.map { String($0.characters) },
            ]
            return .result(
                dialog: "\(given.compactMap { $0.map { "\($0)" } }.joined(separator: " "))")
        }
    }

    @Test(
        "A value of another type becomes one of the parameter's",
        arguments: [
            ("BoolFromStringResolver", "yes", "on", "true"),
            ("IntResolver", "whole", 7, "7"), ("IntFromStringResolver", "whole", " 12 ", "12"),
            ("IntFromDoubleResolver", "whole", 8.0, "8"),
            ("DoubleResolver", "number", 2.5, "2.5"),
            ("DoubleFromIntResolver", "number", 3, "3.0"),
            ("DoubleFromStringResolver", "number", "1.5", "1.5"),
            ("StringFromIntResolver", "text", 9, "9"),
            ("StringFromDoubleResolver", "text", 0.25, "0.25"),
            ("URLFromStringResolver", "link", "https://example.com", "https://example.com"),
            ("AttributedStringFromStringResolver", "styled", "plain", "plain"),
        ] as [(String, String, ParameterValue, String)])
    func converts(_ resolver: String, _ parameter: String, _ given: ParameterValue, _ text: String)
        async throws
    {
        let system = TestSystem(intents: [Convert.self])
        let run = try await system.perform("Convert", values: [parameter: given])
        #expect(run.dialog?.full == text, "\(resolver): \(run.screen)")
        try await run.done()
        try await system.finish()
    }

    @Test(
        "What can't become one, or is out of range, is asked for again",
        arguments: [
            ("BoolFromStringResolver", "yes", "perhaps", "“perhaps” is not yes or no."),
            ("IntResolver", "whole", 101, "Choose a number from 0 to 100."),
            ("IntFromStringResolver", "whole", "many", "“many” is not a whole number."),
            ("IntFromStringResolver", "whole", "101", "Choose a number from 0 to 100."),
            ("DoubleResolver", "number", 100.5, "Choose a number from 0 to 100."),
            ("DoubleFromIntResolver", "number", -1, "Choose a number from 0 to 100."),
            ("DoubleFromStringResolver", "number", "half", "“half” is not a number."),
            ("URLFromStringResolver", "link", "nowhere", "“nowhere” is not a web address."),
        ] as [(String, String, ParameterValue, String)])
    func refuses(_ resolver: String, _ parameter: String, _ given: ParameterValue, _ text: String)
        async throws
    {
        let system = TestSystem(intents: [Convert.self])
        let run = try await system.perform("Convert", values: [parameter: given])
        guard case .values(let fields)? = run.question?.kind else {
            Issue.record("\(resolver): it was performed: \(run.screen)")
            return
        }
        #expect(fields.compactMap(\.error) == [text], "\(resolver)")
        try await run.cancel()
        try await system.finish()
    }

    @Test("valueState tells a parameter without a value from one that has none on purpose")
    func valueState() {
        let intent = Convert()
        #expect(intent.$text.valueState == .unset)
        intent.text = nil
        #expect(intent.$text.valueState == .set(nil))
        intent.text = "here"
        #expect(intent.$text.valueState == .set("here"))
        #expect(intent.$whole.valueState == .unset)
    }
}

import AppIntentsMetadata
import IntentSystem
import Testing
import _JSONValue

@testable import SurfaceKit

/// Whole numbers that JavaScript has no digits for.
struct LargeNumberTests {
    @Test("A form writes them as text, wherever they stand, and all others as numbers")
    func written() throws {
        let value = ParameterValue.array([
            .int(9_007_199_254_740_992), .int(9_007_199_254_740_993),
            .structure(["least": .int(.min), "small": 7]),
        ])
        let question = Question(
            id: 1,
            kind: .values([
                Question.Field(
                    parameter: ParameterMetadata(
                        name: "counts", title: "Counts", shape: .list(.integer), isOptional: false),
                    value: value)
            ]))
        let json = JSONTree.value { question.write(to: &$0) }
        #expect(
            json["fields"]?.array?.first?["value"]
                == .array([
                    .integer(9_007_199_254_740_992), .string("9007199254740993"),
                    .object([
                        "fields": .object([
                            "least": .string("-9223372036854775808"), "small": .integer(7),
                        ])
                    ]),
                ]))
    }
}

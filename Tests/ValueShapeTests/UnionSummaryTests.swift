import AppIntents
import AppIntentsMetadata
import Foundation
import Testing

@testable import IntentSystem

/// Summaries that depend on the kind of a union value.
@Suite struct UnionSummaryTests {
    struct Shoot: AppIntent {
        static let title: LocalizedStringResource = "Shoot"
        @Parameter(title: "Target") var target: ValueIntents.Target
        @Parameter(title: "Fallback") var fallback: ValueIntents.Target?

        static var parameterSummary: some ParameterSummary {
            When(\.$target, .equalTo, .link) {
                Summary("Open \(\.$target)")
            } otherwise: {
                When(\.$fallback, .oneOf, [.tool, .link]) {
                    Summary("Fall back on \(\.$fallback)")
                } otherwise: {
                    Switch(\.$target) {
                        Case(.tool) { Summary("Take \(\.$target)") }
                        DefaultCase {
                            When(\.$fallback, .notEqualTo, .count) {
                                Summary("Count \(\.$target)")
                            } otherwise: {
                                Summary("Count both")
                            }
                        }
                    }
                }
            }
        }

        func perform() async throws -> some IntentResult { .result() }
    }

    struct Throw: AppIntent {
        static let title: LocalizedStringResource = "Throw"
        @Parameter(title: "Target") var target: ValueIntents.Target
        @Parameter(title: "Then") var then: UnionTests.Answer?

        static var parameterSummary: some ParameterSummary {
            Summary("Throw at \(\.$target.type): \(\.$target.value), then \(\.$then.value)")
        }

        func perform() async throws -> some IntentResult { .result() }
    }

    @Test("The components of a value have its one control, where the sentence names the first")
    func components() throws {
        let intent = Throw()
        let names = SummaryNames(IntentContents(of: intent), of: intent)
        let sentence = try #require(Throw.parameterSummary.outline?.sentence(for: intent))
        #expect(
            sentence.localizationKey { names.name(of: $0) }
                == "Throw at ${target.type}: ${target.value}, then ${then.value}")
        #expect(names.names(of: sentence.named) == ["target", "then"])
        #expect(
            names.pieces(of: sentence, Locale(identifier: "en")) == [
                .text("Throw at "), .field("target"), .text(": "), .text(", then "), .field("then"),
            ])
    }

    @Test(
        "The sentence is that of the kind",
        arguments: [
            (.link(URL(filePath: "/")), nil, "Open ${target}"),
            (.count(2), .tool(ValueIntents.Tool(id: "saw")), "Fall back on ${fallback}"),
            (.tool(ValueIntents.Tool(id: "saw")), nil, "Take ${target}"),
            (.count(2), nil, "Count ${target}"), (.count(2), .count(1), "Count both"),
        ] as [(ValueIntents.Target, ValueIntents.Target?, String)])
    func sentence(
        target: ValueIntents.Target, fallback: ValueIntents.Target?, sentence: String
    ) throws {
        let intent = Shoot()
        intent.target = target
        intent.fallback = fallback
        let outline = try #require(Shoot.parameterSummary.outline)
        let names = SummaryNames(IntentContents(of: intent), of: intent)
        let words = try #require(outline.sentence(for: intent))
            .localizationKey { names.name(of: $0) }
        #expect(words == sentence)
    }
}

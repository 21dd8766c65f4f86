import AppIntents
import EndToEndSupport
import IntentTestKit
import SwiftUI

/// Cards with toggles.
enum ToggleCards {
    struct Show: AppIntent {
        static let title: LocalizedStringResource = "Show Switches"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetIntent {
            .result(snippetIntent: Card(lab: lab))
        }
    }

    struct Card: SnippetIntent {
        static let title: LocalizedStringResource = "Switches"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetView {
            let lab = TestFixture.named(lab)
            return .result {
                VStack {
                    Toggle(
                        "Light", isOn: lab[number: "light"] == 1, intent: SetLight(lab: lab.name))
                    Toggle("Fan", isOn: lab[number: "fan"] == 1, intent: FlipFan(lab: lab.name))
                    Toggle("Stuck", isOn: false, intent: FlipStuck(lab: lab.name))
                }
            }
        }
    }

    struct SetLight: SetValueIntent {
        static let title: LocalizedStringResource = "Set Light"
        @Parameter(title: "Lab") var lab: String
        @Parameter(title: "On") var value: Bool

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some IntentResult {
            let lab = TestFixture.named(lab)
            lab.note("light \(value)")
            lab[number: "light"] = value ? 1 : 0
            return .result()
        }
    }

    struct FlipFan: AppIntent {
        static let title: LocalizedStringResource = "Flip Fan"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some IntentResult {
            let lab = TestFixture.named(lab)
            lab.note("fan")
            lab[number: "fan"] = 1 - lab[number: "fan"]
            return .result()
        }
    }

    struct FlipStuck: AppIntent {
        static let title: LocalizedStringResource = "Flip Stuck"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some IntentResult {
            let lab = TestFixture.named(lab)
            lab.note("stuck")
            if !lab.notes.isEmpty { throw Trouble(text: "It does not move.") }
            return .result()
        }
    }

    struct ShowStyled: AppIntent {
        static let title: LocalizedStringResource = "Show Styled"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetIntent {
            .result(snippetIntent: Styled(lab: lab))
        }
    }

    struct Styled: SnippetIntent {
        static let title: LocalizedStringResource = "Styled"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        @MainActor func perform() async throws -> some ShowsSnippetView {
            .result(
                view: Toggle("Fan", isOn: false, intent: FlipFan(lab: lab)).toggleStyle(Turning()))
        }
    }

    struct Turning: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                Text(configuration.isOn ? "turning" : "resting")
            }
        }
    }
}

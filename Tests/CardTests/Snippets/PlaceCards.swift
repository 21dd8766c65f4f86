import AppIntents
import EndToEndSupport
import IntentTestKit
import SwiftUI

/// Cards that stay, come late, or never change.
enum PlaceCards {
    struct Ask: AppIntent {
        static let title: LocalizedStringResource = "Ask Something"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ProvidesDialog {
            let lab = TestFixture.named(lab)
            do {
                try await requestConfirmation(dialog: "Really?")
            } catch {
                lab.note("cancelled")
                await lab.gate("cancelled").open()
                throw error
            }
            lab.note("confirmed")
            return .result(dialog: "You said yes.")
        }
    }

    struct ShowLate: AppIntent {
        static let title: LocalizedStringResource = "Show Late"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetIntent {
            .result(snippetIntent: Late(lab: lab))
        }
    }

    struct Late: SnippetIntent {
        static let title: LocalizedStringResource = "Late"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetView {
            await TestFixture.named(lab).stop(at: "drawing")
            return .result(view: Text("Late"))
        }
    }

    struct ShowFixed: AppIntent {
        static let title: LocalizedStringResource = "Show Fixed"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetView {
            TestFixture.named(lab).note("perform")
            return .result(view: FixedView(lab: lab))
        }
    }

    nonisolated struct FixedView: View {
        @Environment(\.colorScheme) private var scheme
        let lab: String

        init(lab: String) { self.lab = lab }

        @MainActor var body: some View {
            VStack {
                Text(
                    "\(scheme == .dark ? "dark" : "light") \(TestFixture.named(lab)[number: "height"])"
                )
                Button("Raise", intent: Raise(lab: lab))
            }
        }
    }

    struct Raise: AppIntent {
        static let title: LocalizedStringResource = "Raise"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ProvidesDialog {
            let lab = TestFixture.named(lab)
            lab.note("raise")
            return .result(dialog: "Raised to \(lab.add(1, to: "height")).")
        }
    }

    struct ShowAnimated: AppIntent {
        static let title: LocalizedStringResource = "Show Animated"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetIntent {
            .result(snippetIntent: Animated(lab: lab))
        }
    }

    struct Animated: SnippetIntent {
        static let title: LocalizedStringResource = "Animated"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetView {
            let count = TestFixture.named(lab)[number: "count"]
            return .result {
                VStack {
                    Text("\(count)").contentTransition(.numericText())
                    Button("Add", intent: CounterCards.Add(lab: lab))
                }
            }
        }
    }

    struct ShowEmpty: AppIntent {
        static let title: LocalizedStringResource = "Show Empty"

        func perform() async throws -> some ShowsSnippetIntent & ProvidesDialog {
            .result(dialog: "Nothing to see.")
        }
    }
}

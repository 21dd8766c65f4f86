import AppIntents
import EndToEndSupport
import IntentTestKit
import SwiftUI

/// Cards that look different in each environment.
enum TabCards {
    struct Show: AppIntent {
        static let title: LocalizedStringResource = "Show Tab"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetIntent {
            .result(snippetIntent: Card(lab: lab))
        }
    }

    struct Card: SnippetIntent {
        static let title: LocalizedStringResource = "Tab"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetView {
            TestFixture.named(lab).add(1, to: "draws")
            return .result(view: Surroundings(lab: TestFixture.named(lab)))
        }
    }

    nonisolated struct Surroundings: View {
        @Environment(\.colorScheme) private var scheme
        @Environment(\.dynamicTypeSize) private var size
        @Environment(\.locale) private var locale
        @Environment(\.layoutDirection) private var direction
        private let lab: TestFixture

        init(lab: TestFixture) { self.lab = lab }

        @MainActor var body: some View {
            let scheme = scheme == .dark ? "dark" : "light"
            lab.add(1, to: "resolutions of \(scheme)")
            let direction = direction == .rightToLeft ? "rtl" : "ltr"
            return VStack {
                Text(
                    "\(lab[number: "count"]): \(scheme), \(String(describing: size)), \(locale.identifier), \(direction)"
                )
                Button("Add", intent: CounterCards.Add(lab: lab.name))
            }
        }
    }

    struct ShowPair: AppIntent {
        static let title: LocalizedStringResource = "Show Pair"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetIntent {
            .result(snippetIntent: Pair(lab: lab))
        }
    }

    struct Pair: SnippetIntent {
        static let title: LocalizedStringResource = "Pair"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetView {
            .result(view: DayOrNight(lab: lab))
        }
    }

    nonisolated struct DayOrNight: View {
        @Environment(\.colorScheme) private var scheme
        private let lab: String

        init(lab: String) { self.lab = lab }

        @MainActor var body: some View {
            if scheme == .dark {
                Button("Night", intent: CounterCards.Nothing(lab: lab))
            } else {
                Button("Day", intent: CounterCards.Add(lab: lab))
            }
        }
    }
}

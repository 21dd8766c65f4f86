import AppIntents
import EndToEndSupport
import IntentTestKit
import SwiftUI

/// A card whose views tell when they are made and when they are gone.
enum ThrowawayCards {
    struct Show: AppIntent {
        static let title: LocalizedStringResource = "Show Throwaway"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetIntent {
            .result(snippetIntent: Card(lab: lab))
        }
    }

    struct Card: SnippetIntent {
        static let title: LocalizedStringResource = "Throwaway"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetView {
            let memory = Memory(of: TestFixture.named(lab))
            return .result(view: Remembering(memory: memory))
        }
    }

    /// What `@State` would be: something that lives as long as a view.
    final class Memory: Sendable {
        let lab: TestFixture
        let number: Int

        init(of lab: TestFixture) {
            self.lab = lab
            number = lab.add(1, to: "views")
            lab.note("made \(number)")
        }

        deinit { lab.note("gone \(number)") }
    }

    nonisolated struct Remembering: View {
        let memory: Memory

        @MainActor var body: some View {
            VStack {
                Text("View \(memory.number)")
                Button("Again", intent: CounterCards.Nothing(lab: memory.lab.name))
            }
        }
    }
}

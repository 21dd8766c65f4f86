import AppIntents
import CoreSpotlight
import IntentTestKit
import SwiftUI

/// An app that counts, as a test of the kit performs it.
enum TallyIntents {
    actor Tally {
        let name: String
        private(set) var count = 0

        init(_ name: String = "Tally") {
            self.name = name
        }

        func add() { count += 1 }
    }

    struct ShowTally: AppIntent {
        static let title: LocalizedStringResource = "Show Tally"

        func perform() async throws -> some ShowsSnippetIntent {
            .result(snippetIntent: TallySnippet())
        }
    }

    struct TallySnippet: SnippetIntent {
        static let title: LocalizedStringResource = "Tally"
        @Dependency var tally: Tally

        func perform() async throws -> some ShowsSnippetView {
            let count = await tally.count
            return .result(
                view: HStack {
                    Text("\(tally.name): \(count)").font(.largeTitle)
                    Button("Add One", intent: AddOne())
                })
        }
    }

    struct AddOne: AppIntent {
        static let title: LocalizedStringResource = "Add One"
        @Dependency var tally: Tally

        func perform() async throws -> some IntentResult {
            await tally.add()
            return .result()
        }
    }

    /// A snippet that counts how often it is drawn, and does more that it must not do.
    struct GreedySnippet: SnippetIntent {
        static let title: LocalizedStringResource = "Greedy"
        @Dependency var tally: Tally

        func perform() async throws -> some ShowsSnippetView {
            await tally.add()
            try await IntentDonationManager.shared.donate(intent: AddOne())
            TallySnippet.reload()
            try await CSSearchableIndex.default().deleteSearchableItems(
                withIdentifiers: ["kit greedy"])
            return .result(view: Text("Seen \(await tally.count) times"))
        }
    }

    /// A snippet whose color changes with each drawing.
    struct FickleSnippet: SnippetIntent {
        static let title: LocalizedStringResource = "Fickle"
        @Dependency var tally: Tally

        func perform() async throws -> some ShowsSnippetView {
            await tally.add()
            let isOdd = await tally.count % 2 == 1
            return .result(view: Text("Same words").opacity(isOdd ? 0.25 : 0.75))
        }
    }

    /// A snippet whose button does something else with each drawing.
    struct ShiftySnippet: SnippetIntent {
        static let title: LocalizedStringResource = "Shifty"
        @Dependency var tally: Tally

        func perform() async throws -> some ShowsSnippetView {
            await tally.add()
            return .result(view: Button("Go", intent: SetCount(await tally.count)))
        }
    }

    struct SetCount: AppIntent {
        static let title: LocalizedStringResource = "Set Count"
        @Parameter(title: "Count") var count: Int

        init() {}

        init(_ count: Int) {
            self.count = count
        }

        func perform() async throws -> some IntentResult { .result() }
    }

    static let all: [any AppIntent.Type] = [
        ShowTally.self, TallySnippet.self, AddOne.self, GreedySnippet.self, FickleSnippet.self,
        ShiftySnippet.self, SetCount.self,
    ]

    /// A system with a tally of its own.
    static func system(_ tally: Tally = Tally()) -> TestSystem {
        let system = TestSystem(intents: all)
        system.dependencies.add(dependency: tally)
        return system
    }
}

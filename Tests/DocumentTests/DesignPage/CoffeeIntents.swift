import AppIntents
import SwiftUI
import Synchronization

/// Asks before it orders coffee, with the words that a test wants.
struct OrderCoffeeIntent: AppIntent {
    static let title: LocalizedStringResource = "Order Coffee"

    @Parameter var wording: Wording

    func perform() async throws -> some IntentResult & ShowsSnippetView & ProvidesDialog {
        switch wording {
        case .unnamed: try await requestConfirmation(snippetIntent: CoffeeSnippetIntent())
        case .named:
            try await requestConfirmation(
                actionName: .order, dialog: "Order a coffee?", snippetIntent: CoffeeSnippetIntent())
        case .own:
            try await requestConfirmation(
                actionName: .custom(
                    acceptLabel: "Brew It", acceptAlternatives: ["Yes"], denyLabel: "No Coffee",
                    denyAlternatives: ["Nope"]),
                snippetIntent: CoffeeSnippetIntent())
        }
        return .result(dialog: "It is on its way.", view: Text("Ready in three minutes"))
    }
}

extension OrderCoffeeIntent {
    init(_ wording: Wording) {
        self.wording = wording
    }
}

/// How the confirmation is worded.
enum Wording: String, AppEnum {
    case unnamed, named, own

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Wording"
    static let caseDisplayRepresentations: [Wording: DisplayRepresentation] = [
        .unnamed: "Unnamed", .named: "Named", .own: "Own",
    ]
}

/// Asks for a coffee and has nothing to say about it afterwards.
struct OrderQuietlyIntent: AppIntent {
    static let title: LocalizedStringResource = "Order Quietly"

    func perform() async throws -> some IntentResult {
        try await requestConfirmation(snippetIntent: CoffeeSnippetIntent())
        return .result()
    }
}

/// Orders without asking.
struct OrderAtOnceIntent: AppIntent {
    static let title: LocalizedStringResource = "Order at Once"

    func perform() async throws -> some IntentResult & ShowsSnippetView & ProvidesDialog {
        .result(
            dialog: IntentDialog(
                full: "Your coffee will be ready in three minutes.", supporting: ""),
            view: Text("Ready in three minutes"))
    }
}

/// The order, with a button that changes it.
struct CoffeeSnippetIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Coffee Snippet"

    func perform() async throws -> some IntentResult & ShowsSnippetView {
        let size = CoffeeCup.size.withLock { $0 }
        return .result(
            view: VStack {
                Text("A \(size) coffee")
                Button("Larger", intent: LargerCoffeeIntent())
            })
    }
}

struct LargerCoffeeIntent: AppIntent {
    static let title: LocalizedStringResource = "Choose a Larger Coffee"

    func perform() async throws -> some IntentResult {
        CoffeeCup.size.withLock { $0 = "large" }
        return .result()
    }
}

/// What is ordered.
enum CoffeeCup {
    static let size = Mutex("small")
}

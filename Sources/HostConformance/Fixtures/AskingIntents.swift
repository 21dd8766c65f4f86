import AppIntents
import IntentTestKit

// Intents that ask the person before they continue.

struct ConformanceOrderIntent: ConformanceIntent {
    static let title: LocalizedStringResource = "Order Soup"
    @Parameter(title: "Key") var key: String
    @Parameter(title: "Bowls", inclusiveRange: (1, 9), requestValueDialog: "How many bowls?")
    var bowls: Int

    func perform() async throws -> some IntentResult & ProvidesDialog {
        fixture.note("ordered \(bowls)")
        return .result(dialog: "Ordered \(bowls).")
    }
}

struct ConformanceFindIntent: ConformanceIntent {
    static let title: LocalizedStringResource = "Find Fruit"
    @Parameter(title: "Key") var key: String
    @Parameter(title: "Fruit", requestDisambiguationDialog: "Which one?")
    var fruit: ConformanceFruit

    func perform() async throws -> some IntentResult & ProvidesDialog {
        fixture.note("found \(fruit.id)")
        return .result(dialog: "Found: \(fruit.name).")
    }
}

struct ConformancePickIntent: ConformanceIntent {
    static let title: LocalizedStringResource = "Pick Spice"
    @Parameter(title: "Key") var key: String

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let mild = IntentChoiceOption(title: "Mild")
        let hot = IntentChoiceOption(title: "Hot", style: .destructive)
        let picked = try await requestChoice(between: [mild, hot], dialog: "How spicy?")
        fixture.note(picked == hot ? "picked hot" : "picked mild")
        return .result(dialog: "Picked.")
    }
}

struct ConformanceAskIntent: ConformanceIntent {
    static let title: LocalizedStringResource = "Send Order"
    @Parameter(title: "Key") var key: String

    func perform() async throws -> some IntentResult & ProvidesDialog {
        fixture.note("asked")
        do {
            try await requestConfirmation(actionName: .send, dialog: "Send the order?")
        } catch {
            fixture.note("not confirmed")
            throw error
        }
        fixture.note("sent")
        return .result(dialog: "Sent.")
    }
}

/// An intent that asks with a card whose buttons work, and takes time after the answer.
struct ConformanceBuyIntent: ConformanceIntent {
    static let title: LocalizedStringResource = "Buy Basket"
    @Parameter(title: "Key") var key: String

    func perform() async throws -> some IntentResult & ProvidesDialog {
        try await requestConfirmation(
            actionName: .buy, snippetIntent: ConformanceBasketIntent(key: key))
        try await fixture.pause(at: "paying")
        let count = fixture[number: "basket"]
        fixture.note("bought \(count)")
        return .result(dialog: "Bought \(count).")
    }
}

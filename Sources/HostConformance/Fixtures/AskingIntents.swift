import AppIntents
import IntentTestKit

// Intents that ask the person before they go on.

struct ConformanceOrderIntent: AppIntent {
    static let title: LocalizedStringResource = "Order Soup"
    static let isDiscoverable = false
    @Parameter(title: "Key") var key: String
    @Parameter(title: "Bowls", inclusiveRange: (1, 9), requestValueDialog: "How many bowls?")
    var bowls: Int

    func perform() async throws -> some IntentResult & ProvidesDialog {
        TestFixture.named(key).note("ordered \(bowls)")
        return .result(dialog: "Ordered \(bowls).")
    }
}

struct ConformanceFindIntent: AppIntent {
    static let title: LocalizedStringResource = "Find Fruit"
    static let isDiscoverable = false
    @Parameter(title: "Key") var key: String
    @Parameter(title: "Fruit", requestDisambiguationDialog: "Which one?")
    var fruit: ConformanceFruit

    func perform() async throws -> some IntentResult & ProvidesDialog {
        TestFixture.named(key).note("found \(fruit.id)")
        return .result(dialog: "Found: \(fruit.name).")
    }
}

struct ConformancePickIntent: AppIntent {
    static let title: LocalizedStringResource = "Pick Spice"
    static let isDiscoverable = false
    @Parameter(title: "Key") var key: String

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let mild = IntentChoiceOption(title: "Mild")
        let hot = IntentChoiceOption(title: "Hot", style: .destructive)
        let picked = try await requestChoice(between: [mild, hot], dialog: "How spicy?")
        TestFixture.named(key).note(picked == hot ? "picked hot" : "picked mild")
        return .result(dialog: "Picked.")
    }
}

struct ConformanceAskIntent: AppIntent {
    static let title: LocalizedStringResource = "Send Order"
    static let isDiscoverable = false
    @Parameter(title: "Key") var key: String

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let lab = TestFixture.named(key)
        lab.note("asked")
        do {
            try await requestConfirmation(actionName: .send, dialog: "Send the order?")
        } catch {
            lab.note("not confirmed")
            throw error
        }
        lab.note("sent")
        return .result(dialog: "Sent.")
    }
}

/// Asks with a card whose buttons work, and takes its time after the answer.
struct ConformanceBuyIntent: AppIntent {
    static let title: LocalizedStringResource = "Buy Basket"
    static let isDiscoverable = false
    @Parameter(title: "Key") var key: String

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let lab = TestFixture.named(key)
        try await requestConfirmation(
            actionName: .buy, snippetIntent: ConformanceBasketIntent(key: key))
        try await lab.pause(at: "paying")
        let count = lab[number: "basket"]
        lab.note("bought \(count)")
        return .result(dialog: "Bought \(count).")
    }
}

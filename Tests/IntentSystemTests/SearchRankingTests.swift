import AppIntents
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing

/// What a person finds by typing, and in which order.
@Suite(.timeLimit(.minutes(2)))
struct SearchRankingTests {
    private static let intents: [any AppIntent.Type] = [
        Shop.BuyTicket.self, Shop.FindLandmark.self, Shop.ShowCafe.self, Shop.PlanTrip.self,
        Shop.SecretTicket.self, Shop.TicketSnippet.self,
    ]
    private let system = TestSystem(
        intents: intents, shortcuts: Shop.Shortcuts.self, appName: "Travel Guide"
    ).system
    private let withoutShortcuts = TestSystem(intents: intents, appName: "Travel Guide").system

    private func shortcuts(_ text: String) -> [String] { titles("App Shortcuts", text, system) }
    private func actions(_ text: String) -> [String] { titles("Actions", text, withoutShortcuts) }

    private func titles(_ section: String, _ text: String, _ system: IntentSystem) -> [String] {
        system.search(text).filter { $0.title == section }.flatMap(\.items).map(\.title)
    }

    @Test("DIS-4 without a text all is listed once: shortcuts in source order, actions by title")
    func everything() {
        for text in ["", "   ", "\n"] {
            #expect(
                system.search(text) == [
                    SearchSection(
                        title: "App Shortcuts",
                        items: [
                            SearchItem(
                                kind: .shortcut, intent: "PlanTrip", index: 0, title: "Plan",
                                subtitle: "Travel Guide", systemImageName: "map",
                                colorName: "purple", hasParameters: true),
                            SearchItem(
                                kind: .shortcut, intent: "BuyTicket", index: 1, title: "Buy",
                                subtitle: "Travel Guide", systemImageName: "ticket",
                                colorName: "purple", needsValues: true, hasParameters: true),
                            SearchItem(
                                kind: .shortcut, intent: "PlanTrip", index: 2, title: "Weekend",
                                subtitle: "Travel Guide", systemImageName: "map",
                                colorName: "purple", hasParameters: true),
                            SearchItem(
                                kind: .shortcut, intent: "FindLandmark", index: 3,
                                title: "Near Rome", subtitle: "Travel Guide",
                                systemImageName: "mappin", colorName: "purple", hasParameters: true),
                        ]),
                    SearchSection(
                        title: "Actions",
                        items: [
                            SearchItem(
                                kind: .intent, intent: "FindLandmark", title: "Find Landmark",
                                subtitle: "Shows a tower or a castle near the ticket office.",
                                systemImageName: "mappin", hasParameters: true),
                            SearchItem(
                                kind: .intent, intent: "ShowCafe", title: "Show Café",
                                subtitle: "Where to drink.",
                                systemImageName: "cup.and.saucer"),
                        ]),
                ])
        }
    }

    @Test("An action stands beside a shortcut that gives it values, but not beside its equal")
    func once() {
        #expect(shortcuts("landmark") == ["Near Rome"])
        #expect(titles("Actions", "landmark", system) == ["Find Landmark"])
        #expect(shortcuts("buy") == ["Buy"])
        #expect(titles("Actions", "buy", system).isEmpty)
        #expect(shortcuts("weekend") == ["Weekend"])
        #expect(titles("Actions", "trip", system).isEmpty)
    }

    @Test("A title is better than a keyword, and a keyword is better than a description")
    func ranking() {
        #expect(actions("ticket") == ["Buy Ticket", "Show Café", "Find Landmark"])
        #expect(actions("castle") == ["Find Landmark"])
    }

    @Test("Every word counts, in any order, and none may be missing")
    func allWords() {
        #expect(actions("buy ticket") == ["Buy Ticket"])
        #expect(actions("ticket buy") == ["Buy Ticket"])
        #expect(actions("  TICKET \t drink ") == ["Show Café"])
        #expect(actions("ticket nonsense").isEmpty)
        #expect(system.search("nonsense").isEmpty)
    }

    @Test("The beginning of a word is enough; its middle from three letters on")
    func prefixes() {
        #expect(actions("f") == ["Find Landmark"])
        #expect(actions("la") == ["Find Landmark"])
        #expect(actions("andm") == ["Find Landmark"])
        #expect(actions("ndm") == ["Find Landmark"])
        #expect(actions("nd").isEmpty)
    }

    @Test("Case, accents and width make no difference")
    func folding() {
        for text in ["cafe", "CAFÉ", "Cafe\u{301}", "ｃａｆｅ"] {
            #expect(actions(text) == ["Show Café"], "\(text)")
        }
    }

    @Test("DIS-4 the app's name finds everything, its shortcuts first and in source order")
    func appName() {
        #expect(system.search("travel").map(\.title) == ["App Shortcuts", "Actions"])
        #expect(shortcuts("travel guide") == ["Plan", "Buy", "Weekend", "Near Rome"])
        #expect(
            Set(actions("travel")) == ["Buy Ticket", "Find Landmark", "Plan Trip", "Show Café"])
    }

    @Test("A shortcut is found by its title, its phrases and all texts of its intent")
    func shortcutTexts() {
        #expect(shortcuts("castle") == ["Near Rome"])
        #expect(shortcuts("plan") == ["Plan", "Weekend"])
        #expect(shortcuts("holiday") == ["Plan"])
        #expect(shortcuts("trip") == ["Plan", "Weekend"])
        #expect(shortcuts("get me in").isEmpty == false)
    }

    @Test("What is not discoverable is not found, not even by its whole title")
    func hidden() {
        #expect(actions("Secret Ticket").isEmpty)
        #expect(actions("Ticket Drawing").isEmpty)
        #expect(actions("hush").isEmpty)
    }

    @Test("Text that means something elsewhere means nothing here")
    func harmless() {
        for text in ["*", ".*", "%", "'; --", "<zz>", "\u{0}", "\u{202E}", "🎫"] {
            #expect(system.search(text).isEmpty, "\(text)")
        }
        #expect(system.search(String(repeating: "zz ", count: 10_000)).isEmpty)
    }

    @Test("Each language has a list of its own")
    func languages() {
        let german = system.search("ticket", language: "de")
        let english = system.search("ticket", language: "en")
        #expect(german.map(\.items) == english.map(\.items))
        #expect(german.map(\.title) == ["App-Kurzbefehle", "Aktionen"])
        #expect(english.map(\.title) == ["App Shortcuts", "Actions"])
    }
}

enum Shop {
    struct BuyTicket: AppIntent {
        static let title: LocalizedStringResource = "Buy Ticket"
        static var parameterSummary: some ParameterSummary { Summary("Buy \(\.$count) tickets") }
        @Parameter(title: "Number of") var count: Int
        func perform() async throws -> some IntentResult { .result() }
    }

    struct FindLandmark: AppIntent {
        static let title: LocalizedStringResource = "Find Landmark"
        static let description = IntentDescription(
            "Shows a tower or a castle near the ticket office.")
        @Parameter(title: "Near") var place: String?
        func perform() async throws -> some IntentResult { .result() }
    }

    struct ShowCafe: AppIntent {
        static let title: LocalizedStringResource = "Show Café"
        static let description = IntentDescription(
            "Where to drink.", searchKeywords: ["coffee", "ticket"])
        func perform() async throws -> some IntentResult { .result() }
    }

    struct PlanTrip: AppIntent {
        static let title: LocalizedStringResource = "Plan Trip"
        @Parameter(title: "Days", default: 3) var days: Int
        func perform() async throws -> some IntentResult { .result() }
    }

    struct SecretTicket: AppIntent {
        static let title: LocalizedStringResource = "Secret Ticket"
        static let description = IntentDescription("Hush.")
        static let isDiscoverable = false
        func perform() async throws -> some IntentResult { .result() }
    }

    struct TicketSnippet: SnippetIntent {
        static let title: LocalizedStringResource = "Ticket Drawing"
        func perform() async throws -> some IntentResult & ShowsSnippetView {
            .result(view: Text("A ticket"))
        }
    }

    struct Shortcuts: AppShortcutsProvider {
        static let shortcutTileColor = ShortcutTileColor.purple

        private static var weekend: PlanTrip {
            let intent = PlanTrip()
            intent.days = 2
            return intent
        }

        private static var nearRome: FindLandmark {
            let intent = FindLandmark()
            intent.place = "Rome"
            return intent
        }

        static var appShortcuts: [AppShortcut] {
            AppShortcut(
                intent: PlanTrip(),
                phrases: [
                    "Plan a day in \(.applicationName)", "Start a holiday in \(.applicationName)",
                ],
                shortTitle: "Plan", systemImageName: "map")
            AppShortcut(
                intent: BuyTicket(), phrases: ["Get me in with \(.applicationName)"],
                shortTitle: "Buy", systemImageName: "ticket")
            AppShortcut(
                intent: weekend, phrases: ["Two days with \(.applicationName)"],
                shortTitle: "Weekend", systemImageName: "map")
            AppShortcut(
                intent: nearRome, phrases: ["Rome in \(.applicationName)"],
                shortTitle: "Near Rome", systemImageName: "mappin")
        }
    }
}

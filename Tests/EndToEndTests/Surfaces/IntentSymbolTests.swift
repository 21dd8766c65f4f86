import AppIntents
import AppIntentsMetadata
import IntentSystem
import IntentTestKit
import SnippetRendering
import Testing

/// The symbols of intents for which an author names one, and of those for which none is named.
@Suite(.timeLimit(.minutes(2)))
struct IntentSymbolTests {
    @Test("Every symbol that a name can lead to is drawn", arguments: SymbolWords.all.sorted())
    func isDrawn(symbol: String) {
        #expect(SymbolGlyph(named: symbol).isKnown)
    }

    @Test(
        "A name leads to the symbol of the thing that it ends with, or else of what is done",
        arguments: [
            ("WeatherIntent", "cloud.sun"), ("BatteriesIntent", "battery.100"),
            ("BoardingPassIntent", "airplane"), ("BuyMuseumTicket", "ticket"),
            ("AddTodo", "checklist"), ("Show To-Do List", "checklist"), ("OrderSoup", "fork.knife"),
            ("SendMail", "envelope"), ("Order", "cart"), ("Add Number", "plus"),
            ("Show Café", "cup.and.saucer"), ("Expenses", "creditcard"),
            ("ToggleWiFi", "wifi"), ("take_medication", "pills"),
            ("Wonder", nil), ("", nil), ("1_2", nil), ("ÖÄ", nil), ("s", nil), ("ies", nil),
        ] as [(String, String?)])
    func words(name: String, symbol: String?) {
        #expect(SymbolWords.symbol(for: name) == symbol)
    }

    @Test("The author's symbol comes first, then the kind of the intent, its name and its title")
    func order() {
        let catalog = Catalog(
            intents: [
                Iconic.PackSuitcase.self, Iconic.EraseJottings.self, Iconic.HumSong.self,
                Iconic.ReadForecast.self, Iconic.Proclaim.self, Iconic.Wonder.self,
            ], shortcuts: Iconic.Shortcuts.self)
        #expect(catalog.symbol(of: Iconic.PackSuitcase.self) == "tent")
        #expect(catalog.symbol(of: Iconic.EraseJottings.self) == "trash")
        #expect(catalog.symbol(of: Iconic.HumSong.self) == "play.circle")
        #expect(catalog.symbol(of: Iconic.ReadForecast.self) == "cloud.sun")
        #expect(catalog.symbol(of: Iconic.Proclaim.self) == "newspaper")
        #expect(catalog.symbol(of: Iconic.Wonder.self) == SymbolWords.neutral)
    }

    @Test("Search gives each action its symbol, the same in every language")
    func search() {
        let system = TestSystem(
            intents: [Iconic.PackSuitcase.self, Iconic.ReadForecast.self, Iconic.Proclaim.self],
            shortcuts: Iconic.Shortcuts.self
        ).system
        for language in ["en", "de", "ar"] {
            let found = system.search("", language: language).flatMap(\.items)
            #expect(
                Dictionary(uniqueKeysWithValues: found.map { ($0.intent, $0.systemImageName) }) == [
                    "PackSuitcase": "tent", "ReadForecast": "cloud.sun", "Proclaim": "newspaper",
                ])
        }
    }

    @Test("The form and the result of an intent carry its symbol, in a later process too")
    func cards() async throws {
        let store = MemoryStore()
        let system = TestSystem(
            intents: [Iconic.PackSuitcase.self], shortcuts: Iconic.Shortcuts.self, store: store)
        let run = try await system.perform("PackSuitcase")
        #expect(run.card?.question != nil)
        #expect(run.card?.systemImageName == "tent")
        try await run.answer(["item": "Socks"])
        #expect(run.card?.systemImageName == "tent")
        #expect(run.dialog?.full == "Packed: Socks")
        #expect(run.dialog?.systemImageName == nil)
        await system.system.flush()

        let later = TestSystem(
            intents: [Iconic.PackSuitcase.self], shortcuts: Iconic.Shortcuts.self, store: store)
        let again = try await later.person()
        #expect(again.dialog?.full == "Packed: Socks")
        #expect(again.card?.systemImageName == "tent")
        try await system.finish()
        try await later.finish()
    }
}

/// Intents with symbols that come from different places.
enum Iconic {
    struct Jotting: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Jotting"
        static let defaultQuery = JottingQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
    }

    struct JottingQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Jotting] {
            identifiers.map(Jotting.init)
        }
    }

    struct PackSuitcase: AppIntent {
        static let title: LocalizedStringResource = "Pack"
        @Parameter(title: "Item") var item: String
        func perform() async throws -> some ProvidesDialog { .result(dialog: "Packed: \(item)") }
    }

    struct EraseJottings: DeleteIntent {
        static let title: LocalizedStringResource = "Erase"
        @Parameter(title: "Jottings") var entities: [Jotting]
        func perform() async throws -> some IntentResult { .result() }
    }

    struct HumSong: AudioPlaybackIntent {
        static let title: LocalizedStringResource = "Hum Song"
        func perform() async throws -> some IntentResult { .result() }
    }

    struct ReadForecast: AppIntent {
        static let title: LocalizedStringResource = "Read Music"
        func perform() async throws -> some IntentResult { .result() }
    }

    struct Proclaim: AppIntent {
        static let title: LocalizedStringResource = "Tell the News"
        func perform() async throws -> some IntentResult { .result() }
    }

    struct Wonder: AppIntent {
        static let title: LocalizedStringResource = "Wonder"
        func perform() async throws -> some IntentResult { .result() }
    }

    struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
            AppShortcut(
                intent: PackSuitcase(), phrases: ["Pack with \(.applicationName)"],
                shortTitle: "Pack", systemImageName: "tent")
        }
    }
}

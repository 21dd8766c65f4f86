import AppIntents
import Testing

private struct FindPlaceIntent: AppIntent {
    static let title: LocalizedStringResource = "Find Place"

    @Parameter(title: "Place") var place: Place

    func perform() async throws -> some IntentResult { .result() }
}

private struct PlaceShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: FindPlaceIntent(),
            phrases: [
                "Find a place in \(.applicationName)",
                "Find \(\.$place) with \(.applicationName)",
                "Find something",
            ],
            shortTitle: "Find Place",
            systemImageName: "mappin")
        if #available(iOS 26, *) {
            AppShortcut(
                intent: OpenPlaceIntent(), phrases: ["Open \(.applicationName)"],
                shortTitle: "Open", systemImageName: "map")
        }
    }

    static let shortcutTileColor = ShortcutTileColor.navy

    static var negativePhrases: NegativeAppShortcutPhrases {
        NegativeAppShortcutPhrases(phrases: ["Find \(.applicationName)"])
    }
}

private struct OneShortcut: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: OpenPlaceIntent(), phrases: ["Open \(.applicationName)"],
            shortTitle: "Open", systemImageName: "map")
    }
}

private struct PlaceContent: AppShortcutsContent {
    var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: FindPlaceIntent(), phrases: ["Find a place in \(.applicationName)"],
            shortTitle: "Find", systemImageName: "mappin")
        AppShortcut(
            intent: OpenPlaceIntent(), phrases: ["Open \(.applicationName)"],
            shortTitle: "Open", systemImageName: "map")
    }
}

private struct ContentShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] { return PlaceContent().appShortcuts }
}

@Suite struct AppShortcutTests {
    @Test func shortcutsKeepTheirOrderAndTitles() {
        let shortcuts = PlaceShortcuts.appShortcuts
        #expect(shortcuts.map(\.systemImageName) == ["mappin", "map"])
        #expect(shortcuts.first?.intent is FindPlaceIntent)
        #expect(OneShortcut.appShortcuts.count == 1)
        #expect(OneShortcut.negativePhrases.phrases.isEmpty)
        #expect(PlaceShortcuts.negativePhrases.phrases.count == 1)
    }

    @Test func phrasesNameTheAppAndParameters() throws {
        let shortcut = try #require(PlaceShortcuts.appShortcuts.first)
        let texts = shortcut.phrases.map { phrase in
            phrase.text(applicationName: "Travel", parameter: { _ in "Fuji" })
        }
        #expect(texts == ["Find a place in Travel", "Find Fuji with Travel", "Find something"])
        #expect(shortcut.phrases.map(\.namesApplication) == [true, true, false])
        let reference = try #require(shortcut.phrases[1].parameters.first)
        let parameter = reference.parameter(of: shortcut.intent)
        #expect(parameter === IntentContents(of: shortcut.intent).parameters.first?.parameter)
    }

    @Test func shortcutsComeFromATypeOfTheirOwn() {
        #expect(ContentShortcuts.appShortcuts.map(\.systemImageName) == ["mappin", "map"])
    }

    @Test func updatesAreCountedPerProvider() {
        let before = ShortcutParameterUpdates.count(for: PlaceShortcuts.self)
        PlaceShortcuts.updateAppShortcutParameters()
        #expect(ShortcutParameterUpdates.count(for: PlaceShortcuts.self) == before + 1)
        #expect(ShortcutParameterUpdates.count(for: OneShortcut.self) == 0)
    }
}

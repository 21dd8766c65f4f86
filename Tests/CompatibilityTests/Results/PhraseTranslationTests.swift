import AppIntents
import Testing

private struct BrewIntent: AppIntent {
    static let title: LocalizedStringResource = "Brew"

    @Parameter(title: "Tea") var tea: Tea
    @Parameter(title: "Pot") var pot: Tea?

    func perform() async throws -> some IntentResult { .result() }
}

private enum Tea: String, AppEnum {
    case green, black
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tea"
    static let caseDisplayRepresentations: [Tea: DisplayRepresentation] = [
        .green: "Green", .black: "Black",
    ]
}

private struct Teas: DynamicOptionsProvider {
    func results() async throws -> [Tea] { Tea.allCases }
}

private struct BrewShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: BrewIntent(),
            phrases: [
                "Brew \(\.$tea) with \(.applicationName)",
                "Make tea with \(.applicationName)",
                "Put the kettle on in \(.applicationName)",
            ],
            shortTitle: "Brew", systemImageName: "mug",
            parameterPresentation: ParameterPresentation(
                for: \.$tea, summary: Summary("Brew \(\.$tea)", table: "Sentences"),
                optionsCollections: { OptionsCollection(Teas(), title: "Teas") }))
    }

    static var negativePhrases: NegativeAppShortcutPhrases {
        NegativeAppShortcutPhrases(phrases: ["Tea prices in \(.applicationName)"])
    }
}

/// Phrases are looked up as Apple's systems do it: in the table `AppShortcuts`, by the words of their author.
@Suite struct PhraseTranslationTests {
    private static let catalog = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "Brew ${tea} with ${applicationName}": {"localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "Mit ${applicationName} ${tea} kochen"}}}},
          "Make tea with ${applicationName}": {"localizations": {
            "de": {"stringSet": {"state": "translated", "values": [
              "Tee kochen mit ${applicationName}", "Mach ${tea} mit ${applicationName}"]}},
            "fr": {"stringSet": {"state": "new", "values": ["Make tea with ${applicationName}"]}}}},
          "Tea prices in ${applicationName}": {"localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "Teepreise in ${applicationName}"}}}}
        }}
        """
    private static let strings = """
        "Put the kettle on in ${applicationName}" = "Setz in ${applicationName} Wasser auf, ${pot}";
        "Make tea with ${applicationName}" = "nur wo AppShortcuts nichts hat";
        """

    private let german = Locale(identifier: "de_AT")
    private let folder: URL
    private var bundle: LocalizedStringResource.BundleDescription { .atURL(folder) }

    /// Writes the translations of an app into a folder.
    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let language = folder.appending(path: "de.lproj")
        try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
        let files = [
            (folder.appending(path: "AppShortcuts.xcstrings"), Self.catalog),
            (language.appending(path: "Localizable.strings"), Self.strings),
            (language.appending(path: "Sentences.strings"), #""Brew ${tea}" = "${tea} kochen";"#),
        ]
        for (file, text) in files { try Data(text.utf8).write(to: file) }
    }

    private func texts(_ phrases: [ShortcutPhrase]) -> [String] {
        phrases.map { $0.text(applicationName: "Samovar") { _ in "Green" } }
    }

    @Test("A phrase is said in the person's language: in one way, in several, or as it was written")
    func phrases() throws {
        defer { removeFolder() }
        let shortcut = try #require(BrewShortcuts.appShortcuts.first)
        let said = shortcut.phrases(in: german, bundle: bundle)
        #expect(
            texts(said) == [
                "Mit Samovar Green kochen", "Tee kochen mit Samovar", "Mach Green mit Samovar",
                "Setz in Samovar Wasser auf, ${pot}",
            ])
        #expect(said.map(\.parameters.count) == [1, 0, 1, 0])
        for language in ["fr", "en"] {
            #expect(
                shortcut.phrases(in: Locale(identifier: language), bundle: bundle)
                    == shortcut.phrases)
        }
        #expect(shortcut.phrases(in: german) == shortcut.phrases)
    }

    @Test("The sentence of a presented value comes from the table that its author names")
    func summary() throws {
        defer { removeFolder() }
        let shortcut = try #require(BrewShortcuts.appShortcuts.first)
        let summary = try #require(shortcut.presentedSummary(in: german, bundle: bundle))
        #expect(texts([summary]) == ["Green kochen"])
        let plain = try #require(shortcut.presentedSummary(in: Locale(identifier: "fr")))
        #expect(texts([plain]) == ["Brew Green"])
    }

    @Test("Phrases that perform nothing are translated as well")
    func negativePhrases() {
        defer { removeFolder() }
        #expect(
            texts(BrewShortcuts.negativePhrases.phrases(in: german, bundle: bundle))
                == ["Teepreise in Samovar"])
    }

    private func removeFolder() {
        do {
            try FileManager.default.removeItem(at: folder)
        } catch {
            Issue.record(error)
        }
    }
}

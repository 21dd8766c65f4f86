import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing

/// The metadata of an intent before it runs: INV-10, INV-11.
@Suite(.timeLimit(.minutes(2)))
struct IdentityTests {
    @Test("INV-10 an intent is called by its short name where that is unique, else by the full one")
    func identifiers() {
        let catalog = Catalog(intents: [
            LeftShelf.OpenTwin.self, RightShelf.OpenTwin.self, LeftShelf.OpenSingle.self,
            LeftShelf.Renamed.self,
        ])
        #expect(
            catalog.entries.map(\.identifier) == [
                "EndToEndTests.LeftShelf.OpenTwin", "EndToEndTests.RightShelf.OpenTwin",
                "OpenSingle", "com.example.renamed",
            ])
        #expect(
            catalog.entry(identifier: "EndToEndTests.RightShelf.OpenTwin")?.type
                == RightShelf.OpenTwin.self)
        #expect(catalog.identifier(of: LeftShelf.Renamed.self) == "com.example.renamed")
        #expect(catalog.entry(identifier: "OpenTwin") == nil)
    }

    @Test("INV-10 a private intent is called by module, names and file, never by an address")
    func privateIdentifier() throws {
        let catalog = Catalog(intents: [HiddenShelf.OpenHidden.self])
        let identifier = try #require(catalog.entries.first?.identifier)
        // The digest of the file's name stands where an address would be if nothing better were
        // known.
        #expect(
            identifier.wholeMatch(
                of: /EndToEndTests\.HiddenShelf\.OpenHidden\((in _[0-9A-F]{32}|private( [0-9]+)?)\)/
            )
                != nil)
        let again = Catalog(intents: [LeftShelf.OpenSingle.self, HiddenShelf.OpenHidden.self])
        #expect(again.identifier(of: HiddenShelf.OpenHidden.self) == identifier)
    }

    @Test("INV-10 a person's surface performs each of two namesakes by its identifier")
    func namesakesRun() async throws {
        let system = TestSystem(intents: [LeftShelf.OpenTwin.self, RightShelf.OpenTwin.self])
        let run = try await system.perform("EndToEndTests.LeftShelf.OpenTwin")
        #expect(run.dialog?.full == "left")
        try await run.send(.perform(intent: "EndToEndTests.RightShelf.OpenTwin", values: [:]))
        #expect(run.dialog?.full == "right")
        try await system.finish()
    }

    @Test("INV-10 what a result can carry is read from the type that perform() returns")
    func capabilities() {
        let expected: [(any AppIntent.Type, IntentMetadata.Capabilities)] = [
            (Abilities.Nothing.self, .init()),
            (Abilities.Says.self, .init(providesDialog: true)),
            (Abilities.Gives.self, .init(value: .integer, providesDialog: true)),
            (Abilities.GivesList.self, .init(value: .list(.text))),
            (Abilities.Shows.self, .init(showsSnippetView: true)),
            (
                Abilities.ShowsAgain.self,
                .init(value: .text, showsSnippetIntent: true)
            ),
            (Abilities.Hides.self, .init(providesDialog: true, showsSnippetView: true)),
            (Abilities.Drawing.self, .init(showsSnippetView: true)),
        ]
        for (type, capabilities) in expected {
            let metadata = Catalog(intents: [type]).metadata(appName: "Test")
            #expect(metadata.intents.map(\.capabilities) == [capabilities], "\(type)")
        }
        #expect(Abilities.journal.entries.isEmpty)
    }

    @Test("INV-11 titles, case names and display names are read from the types, without a run")
    func staticMetadata() {
        let metadata = Catalog(intents: [Declared.PaintWall.self]).metadata(appName: "Test")
        #expect(
            metadata.intents == [
                IntentMetadata(
                    identifier: "PaintWall", title: "Paint Wall",
                    description: "Paints one wall.", category: "Rooms",
                    keywords: ["brush", "roller"],
                    parameters: [
                        ParameterMetadata(
                            name: "paint", title: "Paint", description: "What to paint with.",
                            shape: .enumeration("Paint"), isOptional: false,
                            defaultValue: .enumeration(type: "Paint", rawValue: "mat"),
                            hasOptions: true),
                        ParameterMetadata(
                            name: "wall", title: "Wall", shape: .entity("Wall"), isOptional: true),
                        ParameterMetadata(
                            name: "coatCount", title: "Coat Count", shape: .integer,
                            isOptional: false,
                            constraints: ValueConstraints(lowerBound: 1, upperBound: 3),
                            control: .stepper),
                    ],
                    summary: [
                        .text("Paint "), .parameter("wall"), .text(" with "), .parameter("paint"),
                    ],
                    capabilities: .init())
            ])
        #expect(
            metadata.enums == [
                EnumMetadata(
                    identifier: "Paint", name: "Kind of Paint",
                    cases: [
                        .init(rawValue: "mat", title: "Matte", subtitle: "No shine"),
                        .init(rawValue: "gloss", title: "Glossy"),
                    ])
            ])
        #expect(
            metadata.entities == [
                EntityMetadata(
                    identifier: "Wall", name: "Wall of a Room", matchesText: false,
                    isEnumerable: true)
            ])
        #expect(Declared.journal.entries.isEmpty)
    }
}

enum LeftShelf {
    struct OpenTwin: AppIntent {
        static let title: LocalizedStringResource = "Open"
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "left")
        }
    }

    struct OpenSingle: AppIntent {
        static let title: LocalizedStringResource = "Open"
        func perform() async throws -> some IntentResult { .result() }
    }

    struct Renamed: AppIntent {
        static let title: LocalizedStringResource = "Open"
        static let persistentIdentifier = "com.example.renamed"
        func perform() async throws -> some IntentResult { .result() }
    }
}

enum RightShelf {
    struct OpenTwin: AppIntent {
        static let title: LocalizedStringResource = "Open"
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "right")
        }
    }
}

private enum HiddenShelf {
    struct OpenHidden: AppIntent {
        static let title: LocalizedStringResource = "Open"
        func perform() async throws -> some IntentResult { .result() }
    }
}

enum Abilities {
    static let journal = Journal()

    struct Nothing: AppIntent {
        static let title: LocalizedStringResource = "Nothing"
        func perform() async throws -> some IntentResult {
            Abilities.journal.add("perform")
            return .result()
        }
    }

    struct Says: AppIntent {
        static let title: LocalizedStringResource = "Says"
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "Hello.")
        }
    }

    struct Gives: AppIntent {
        static let title: LocalizedStringResource = "Gives"
        func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
            .result(value: 3, dialog: "Three.")
        }
    }

    struct GivesList: AppIntent {
        static let title: LocalizedStringResource = "Gives List"
        func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
            .result(value: ["a"])
        }
    }

    struct Shows: AppIntent {
        static let title: LocalizedStringResource = "Shows"
        func perform() async throws -> some IntentResult & ShowsSnippetView {
            .result(view: Text("A view"))
        }
    }

    struct ShowsAgain: AppIntent {
        static let title: LocalizedStringResource = "Shows Again"
        func perform() async throws -> some IntentResult & ReturnsValue<String> & ShowsSnippetIntent
        {
            .result(value: "a", snippetIntent: Drawing())
        }
    }

    /// Promises less than it returns.
    struct Hides: AppIntent {
        static let title: LocalizedStringResource = "Hides"
        func perform() async throws -> some IntentResult {
            .result(dialog: "Look.", view: Text("A view"))
        }
    }

    struct Drawing: SnippetIntent {
        static let title: LocalizedStringResource = "Drawing"
        func perform() async throws -> some IntentResult & ShowsSnippetView {
            .result(view: Text("A drawing"))
        }
    }
}

enum Declared {
    static let journal = Journal()

    enum Paint: String, AppEnum {
        case mat, gloss
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kind of Paint"
        static let caseDisplayRepresentations: [Paint: DisplayRepresentation] = [
            .mat: DisplayRepresentation(title: "Matte", subtitle: "No shine"), .gloss: "Glossy",
        ]
    }

    struct Wall: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Wall of a Room"
        static let defaultQuery = WallQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation { .init(title: "\(id)") }
    }

    struct WallQuery: EnumerableEntityQuery {
        func entities(for identifiers: [String]) async throws -> [Wall] {
            Declared.journal.add("entities")
            return []
        }

        func allEntities() async throws -> [Wall] {
            Declared.journal.add("all")
            return []
        }
    }

    struct PaintWall: AppIntent {
        static let title: LocalizedStringResource = "Paint Wall"
        static let description = IntentDescription(
            "Paints one wall.", categoryName: "Rooms", searchKeywords: ["brush", "roller"])
        static var parameterSummary: some ParameterSummary {
            Summary("Paint \(\.$wall) with \(\.$paint)") { \.$coatCount }
        }

        @Parameter(title: "Paint", description: "What to paint with.", default: .mat)
        var paint: Paint
        @Parameter(title: "Wall") var wall: Wall?
        @Parameter(inclusiveRange: (1, 3)) var coatCount: Int

        func perform() async throws -> some IntentResult {
            Declared.journal.add("perform")
            return .result()
        }
    }
}

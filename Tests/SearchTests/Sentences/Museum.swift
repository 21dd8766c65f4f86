import AppIntents
import Foundation

/// A museum whose intents people ask for in sentences.
enum Museum {
    enum Floor: String, AppEnum {
        case ground, top
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Floor"
        static let caseDisplayRepresentations: [Floor: DisplayRepresentation] = [
            .ground: "Ground Floor",
            .top: DisplayRepresentation(title: "Top Floor", synonyms: ["Attic"]),
        ]
    }

    struct Painting: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Painting"
        static let defaultQuery = PaintingQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
    }

    struct PaintingQuery: EntityQuery {
        private static let names = ["Sunflowers", "Blue Nude", "Blue Horses", "Cancel"]

        func entities(for identifiers: [String]) async throws -> [Painting] {
            Self.names.filter(identifiers.contains).map(Painting.init)
        }
        func suggestedEntities() async throws -> [Painting] {
            Self.names.map(Painting.init)
        }
    }

    /// Guides are found by a text only: no list of them is known.
    struct Guide: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Guide"
        static let defaultQuery = GuideQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(title: "\(id.capitalized) Lang")
        }
    }

    struct GuideQuery: EntityStringQuery {
        func entities(for identifiers: [String]) async throws -> [Guide] {
            ["ada", "ben"].filter(identifiers.contains).map(Guide.init)
        }
        func entities(matching string: String) async throws -> [Guide] {
            string.lowercased().hasPrefix("ada") ? [Guide(id: "ada")] : []
        }
    }

    struct FindTickets: AppIntent {
        static let title: LocalizedStringResource = "Find Tickets"
        @Parameter(title: "Painting") var painting: Painting
        func perform() async throws -> some ProvidesDialog {
            .result(dialog: "Tickets for \(painting.id).")
        }
    }

    struct BookGuide: AppIntent {
        static let title: LocalizedStringResource = "Book Guide"
        @Parameter(title: "Guide") var guide: Guide
        static var parameterSummary: some ParameterSummary { Summary("Book \(\.$guide)") }
        func perform() async throws -> some ProvidesDialog {
            .result(dialog: "\(guide.id) comes.")
        }
    }

    struct BrowseFloor: AppIntent {
        static let title: LocalizedStringResource = "Browse Floor"
        @Parameter(title: "Floor") var floor: Floor
        static var parameterSummary: some ParameterSummary { Summary("Browse the \(\.$floor)") }
        func perform() async throws -> some ProvidesDialog {
            .result(dialog: "On the \(floor.rawValue) floor.")
        }
    }

    struct ReserveSeats: AppIntent {
        static let title: LocalizedStringResource = "Reserve Seats"
        @Parameter(title: "Seats") var count: Int
        static var parameterSummary: some ParameterSummary { Summary("Reserve \(\.$count) seats") }
        func perform() async throws -> some ProvidesDialog {
            .result(dialog: "\(count) seats.")
        }
    }

    struct PlanVisit: AppIntent {
        static let title: LocalizedStringResource = "Plan Visit"
        @Parameter(title: "When") var date: Date
        func perform() async throws -> some ProvidesDialog {
            .result(dialog: "\(date.ISO8601Format())")
        }
    }

    struct CloseDoors: AppIntent {
        static let title: LocalizedStringResource = "Close Doors"
        @Parameter(title: "Time") var time: DateComponents
        func perform() async throws -> some ProvidesDialog {
            .result(dialog: "Closed at \(time.hour ?? -1):\(time.minute ?? -1).")
        }
    }

    static let all: [any AppIntent.Type] = [
        FindTickets.self, BookGuide.self, BrowseFloor.self, ReserveSeats.self, PlanVisit.self,
        CloseDoors.self,
    ]

    struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
            AppShortcut(
                intent: FindTickets(),
                phrases: ["Find tickets for \(\.$painting) with \(.applicationName)"],
                shortTitle: "Find Tickets", systemImageName: "ticket")
        }

        static var negativePhrases: NegativeAppShortcutPhrases {
            NegativeAppShortcutPhrases(phrases: ["Find bus tickets with \(.applicationName)"])
        }
    }
}

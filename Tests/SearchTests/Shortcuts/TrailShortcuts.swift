import AppIntents
import IntentTestKit
import SwiftUI

/// Shortcuts with values, and views that lead to them.
enum Trails {
    enum Weather: String, AppEnum {
        case sun, snow
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Weather"
        static let caseDisplayRepresentations: [Weather: DisplayRepresentation] = [
            .sun: "Sun", .snow: "Snow",
        ]
    }

    struct Trail: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trail"
        static let defaultQuery = TrailQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
    }

    struct TrailQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Trail] {
            identifiers.map(Trail.init)
        }
        func suggestedEntities() async throws -> [Trail] {
            [Trail(id: "Ridge"), Trail(id: "Lake")]
        }
    }

    struct Favorites: DynamicOptionsProvider {
        func results() async throws -> [Trail] { [Trail(id: "Gorge"), Trail(id: "Meadow")] }
    }

    struct Open: AppIntent {
        static let title: LocalizedStringResource = "Open Trail"
        @Parameter(title: "Trail") var trail: Trail
        func perform() async throws -> some ProvidesDialog { .result(dialog: "On \(trail.id).") }
    }

    struct Hike: AppIntent {
        static let title: LocalizedStringResource = "Hike"
        @Parameter(title: "Trail") var trail: Trail
        func perform() async throws -> some ProvidesDialog { .result(dialog: "To \(trail.id).") }
    }

    struct Dress: AppIntent {
        static let title: LocalizedStringResource = "Dress"
        @Parameter(title: "Weather") var weather: Weather

        init() {}
        init(_ weather: Weather) { self.weather = weather }

        func perform() async throws -> some ProvidesDialog {
            .result(dialog: "For \(weather.rawValue).")
        }
    }

    /// Shows what leads to shortcuts.
    struct ShowTips: AppIntent {
        static let title: LocalizedStringResource = "Show Tips"

        @MainActor
        func perform() async throws -> some ShowsSnippetView {
            .result(
                view: VStack {
                    AppIntents.SiriTipView(intent: Dress(.snow), isVisible: .constant(true))
                        .siriTipViewStyle(.dark)
                    SiriTipView(intent: Dress(.sun), isVisible: .constant(false))
                    SiriTipView(intent: ShowTips())
                    AppIntents.ShortcutsLink().shortcutsLinkStyle(.lightOutline)
                })
        }
    }

    static let all: [any AppIntent.Type] = [Open.self, Hike.self, Dress.self, ShowTips.self]

    struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
            AppShortcut(
                intent: Open(),
                phrases: [
                    "Open \(\.$trail) in \(.applicationName)",
                    "Open a trail in \(.applicationName)",
                ],
                shortTitle: "Open Trail", systemImageName: "map",
                parameterPresentation: ParameterPresentation(
                    for: \.$trail, summary: Summary("Open the trail \(\.$trail)"),
                    optionsCollections: {
                        OptionsCollection(
                            Favorites(), title: "Favorite Trails", systemImageName: "star")
                        OptionsCollection(TrailQuery(), title: "Nearby Trails")
                    }))
            AppShortcut(
                intent: Hike(), phrases: ["Hike \(\.$trail) with \(.applicationName)"],
                shortTitle: "Hike", systemImageName: "figure.hiking")
            AppShortcut(
                intent: Dress(), phrases: ["Dress for \(\.$weather) with \(.applicationName)"],
                shortTitle: "Dress", systemImageName: "tshirt")
        }

        static var negativePhrases: NegativeAppShortcutPhrases {
            NegativeAppShortcutPhrases(phrases: ["Hike prices in \(.applicationName)"])
        }

        static let shortcutTileColor: ShortcutTileColor = .lime
    }
}

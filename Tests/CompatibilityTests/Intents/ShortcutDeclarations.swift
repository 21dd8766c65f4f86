import AppIntents
import SwiftUI

// Shortcuts, tips and packages as apps write them, with Apple's names only.

struct Kettle: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kettle"
    static let defaultQuery = KettleQuery()
    let id: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct KettleQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Kettle] {
        identifiers.map { Kettle(id: $0) }
    }
}

struct CopperKettles: DynamicOptionsProvider {
    func results() async throws -> [Kettle] { [Kettle(id: "Dallah")] }
}

struct HeatKettle: AppIntent {
    static let title: LocalizedStringResource = "Heat Kettle"
    @Parameter(title: "Kettle") var kettle: Kettle
    func perform() async throws -> some IntentResult { .result() }
}

struct KettleShortcuts: AppShortcutsProvider {
    static let shortcutTileColor: ShortcutTileColor = .tangerine

    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: HeatKettle(),
            phrases: ["Heat \(\.$kettle) with \(.applicationName)"],
            shortTitle: "Heat Kettle",
            systemImageName: "flame",
            parameterPresentation: ParameterPresentation(
                for: \.$kettle,
                summary: Summary("Heat \(\.$kettle)"),
                optionsCollections: {
                    OptionsCollection(
                        CopperKettles(), title: "Copper", systemImageName: "circle.fill")
                    OptionsCollection(CopperKettles(), title: "All")
                }))
    }

    static var negativePhrases: NegativeAppShortcutPhrases {
        NegativeAppShortcutPhrases(phrases: ["Cool the kettle with \(.applicationName)"])
    }
}

struct KettleTips: View {
    @State private var isTipVisible = true

    var body: some View {
        VStack {
            SiriTipView(intent: HeatKettle(), isVisible: $isTipVisible)
                .siriTipViewStyle(.automatic)
            ShortcutsLink()
                .shortcutsLinkStyle(.darkOutline)
            ShortcutsLink { print("left the app") }
        }
    }
}

struct KettlePackage: AppIntentsPackage {}

struct HousePackage: AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { [KettlePackage.self] }
}

/// The program of an extension, apart from `@main`.
struct KettleExtension: AppIntentsExtension {}

import AppIntents
import AppIntentsMetadata
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing
import WidgetKit

extension BoardSuites {
    /// The default of a query, in the configuration of a widget that a person hasn't configured.
    @Suite struct DefaultConfigurationTests {
        private func system() -> TestSystem {
            TestSystem(intents: [ChooseHarborIntent.self], widgets: [HarborWidget.self])
        }

        @Test("A new widget has the query's default, and is configured without a list")
        func defaults() async throws {
            let system = system()
            let person = try await system.person()
            let id = try await person.add(widget: "harbor", .systemSmall)
            let placed = try await person.widgets.last
            #expect(placed?.problem == nil)
            #expect(placed?.text.contains("a, no ships, quay") == true)
            // The form shows the default; nothing is picked in the list.
            try await person.configure(widget: id)
            #expect(person.screen.contains("Harbor: Harbor a"), "\(person.screen)")
            try await person.answer([
                "harbor": .entity(type: "Harbor", id: "b"), "second": .null, "ships": [],
            ])
            #expect(person.error == nil, "\(person.screen)")
            let configured = try await person.widgets.last?.text
            #expect(configured?.contains("b, no ships, no second") == true)
            _ = person.text
            try await person.done()
            try await system.finish()
        }
    }
}

struct Harbor: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Harbor"
    static let defaultQuery = HarborQuery()
    let id: String
    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "Harbor \(id)")
    }
}

struct HarborQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Harbor] {
        identifiers.map(Harbor.init)
    }

    func defaultResult() async -> Harbor? { Harbor(id: "a") }
}

struct Quays: DynamicOptionsProvider {
    func results() async throws -> [String] { ["quay", "pier"] }
    func defaultResult() async -> String? { "quay" }
}

struct ChooseHarborIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose Harbor"
    @Parameter(title: "Harbor") var harbor: Harbor
    @Parameter(title: "Second", optionsProvider: Quays()) var second: String?
    @Parameter(title: "Ships", size: [.systemSmall: 3]) var ships: [Harbor]?
}

struct HarborWidget: Widget {
    struct Entry: TimelineEntry {
        let date: Date
        let text: String

        init(_ intent: ChooseHarborIntent) {
            date = .distantPast
            let ships = intent.ships.map { "\($0.count) ships" } ?? "no ships"
            text = "\(intent.harbor.id), \(ships), \(intent.second ?? "no second")"
        }

        init() {
            date = .distantPast
            text = ""
        }
    }

    struct Provider: AppIntentTimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry() }
        func snapshot(for configuration: ChooseHarborIntent, in context: Context) async -> Entry {
            Entry(configuration)
        }
        func timeline(
            for configuration: ChooseHarborIntent, in context: Context
        ) async -> Timeline<Entry> {
            Timeline(entries: [Entry(configuration)], policy: .never)
        }
    }

    var body: some WidgetConfiguration {
        AppIntentConfiguration(
            kind: "harbor", intent: ChooseHarborIntent.self, provider: Provider()
        ) {
            Text($0.text)
        }
    }
}

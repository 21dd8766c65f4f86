import AppIntents
import CoreLocation
import EndToEndSupport
import Foundation
import IntentSystem
import IntentTestKit
import SwiftUI
import Synchronization
import Testing
import WidgetKit
import WidgetSystem

/// Widgets whose providers tell when they are useful.
@Suite(.serialized)
struct ProvidedRelevanceTests {
    private let person = Person.session(SessionID("test"))

    private func makeSystem() -> TestSystem {
        TestSystem(
            intents: [Tides.Harbour.self],
            widgets: [Tides.HarbourWidget.self, Tides.SunWidget.self])
    }

    @Test("A widget is suggested, and marked on the board, while its provider finds it useful")
    func suggested() async throws {
        Tides.useful.withLock { $0 = ["Low"] }
        let system = makeSystem()
        let items = await system.suggestions()
        #expect(items.map(\.title) == ["Tides", "Sun"])
        #expect(items.map(\.subtitle) == ["Low", nil])
        let board = WidgetBoard.shared(of: system.system)
        let marked = await board.relevanceReasons(for: person, in: Locale(identifier: "en"))
        // The widget of the tides is configured otherwise.
        #expect(marked.keys.sorted() == [2])
        try system.system.keep([])
        let unchanged = await board.relevanceReasons(for: person, in: Locale(identifier: "en"))
        #expect(unchanged == marked, "The app's own relevant intents are others.")
        try await system.finish()
    }

    @Test("A provider is asked again when the app says that its answer has changed, not before")
    func asked() async throws {
        Tides.useful.withLock { $0 = ["Low"] }
        let system = makeSystem()
        #expect(await system.suggestions().map(\.subtitle) == ["Low", nil])
        Tides.useful.withLock { $0 = ["High", "Low"] }
        #expect(await system.suggestions().map(\.subtitle) == ["Low", nil])
        WidgetCenter.shared.invalidateRelevance(ofKind: "Tides")
        #expect(await system.suggestions().map(\.subtitle) == ["High", "Low", nil])
        Tides.useful.withLock { $0 = [] }
        WidgetCenter.shared.invalidateRelevance(ofKind: "Tides")
        #expect(await system.suggestions().map(\.subtitle) == [nil])
        try await system.finish()
    }

    @Test("A suggestion shows the widget in the provider's configuration, or the one there is")
    func shown() async throws {
        Tides.useful.withLock { $0 = ["Low"] }
        let system = makeSystem()
        system.system.page.url = URL(string: "http://127.0.0.1:8080")
        for item in await system.suggestions() {
            let run = try await system.perform(item.intent, values: item.values ?? [:])
            #expect(run.screen.contains("127.0.0.1:8080/widgets#w"), "\(run.screen)")
            try await run.done()
        }
        let placed = await WidgetBoard.shared(of: system.system).placedWidgets(of: person)
        #expect(placed.map(\.kind) == ["Tides", "Tides", "Sun"])
    }

    @Test(
        "Who asks in another language while a widget's values are looked up has its name at once",
        .timeLimit(.minutes(1)))
    func languages() async throws {
        let system = TestSystem(
            intents: [Sluices.Watch.self], widgets: [Sluices.WatchWidget.self])
        // The board of these widgets, which has their names, is made for the first look.
        #expect(await system.suggestions().isEmpty)
        let intent = Sluices.Watch()
        intent.sluice = Sluices.Sluice(id: "North")
        try system.system.keep([
            RelevantIntent(
                intent, widgetKind: "Sluices",
                relevance: .date(from: .now - 60, to: .now + 600))
        ])
        let limit = Duration.seconds(1)
        async let english = system.system.renewRelevance(language: "en", atMost: limit)
        await Sluices.lab.arrival(at: "North")
        // The time stands still, so the limit is no reason to return.
        await system.system.renewRelevance(language: "de", atMost: limit)
        #expect(system.system.listedSuggestions(language: "de").map(\.title) == ["Sluices"])
        await Sluices.lab.leave("North")
        _ = await english
        #expect(system.system.listedSuggestions(language: "en").map(\.title) == ["Sluices"])
        try await system.finish()
    }
}

/// A widget whose values the app looks up slowly the first time.
enum Sluices {
    static let lab = TestFixture.fresh()

    struct Sluice: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Sluice"
        static let defaultQuery = SluiceQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
    }

    struct SluiceQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Sluice] {
            if lab.add(1, to: "asked") == 1 { await lab.stop(at: "North") }
            return identifiers.map(Sluice.init)
        }
    }

    struct Watch: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Watch"
        @Parameter(title: "Sluice") var sluice: Sluice?
    }

    struct WatchProvider: AppIntentTimelineProvider {
        func placeholder(in context: Context) -> Tides.Entry { Tides.Entry(date: .now) }

        func snapshot(for configuration: Watch, in context: Context) async -> Tides.Entry {
            Tides.Entry(date: .now)
        }

        func timeline(
            for configuration: Watch, in context: Context
        ) async -> Timeline<Tides.Entry> {
            Timeline(entries: [Tides.Entry(date: .distantPast)], policy: .never)
        }
    }

    struct WatchWidget: Widget {
        var body: some WidgetConfiguration {
            AppIntentConfiguration(
                kind: "Sluices", intent: Watch.self, provider: WatchProvider()
            ) { _ in
                Text("Sluice")
            }
            .configurationDisplayName("Sluices")
        }
    }
}

enum Tides {
    /// The tides that the provider finds useful now.
    static let useful = Mutex<[String]>([])

    struct Harbour: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Harbour"
        @Parameter(title: "Tide") var tide: String?
    }

    struct Entry: TimelineEntry {
        let date: Date
    }

    struct HarbourProvider: AppIntentTimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: .now) }

        func snapshot(for configuration: Harbour, in context: Context) async -> Entry {
            Entry(date: .now)
        }

        func timeline(for configuration: Harbour, in context: Context) async -> Timeline<Entry> {
            Timeline(entries: [Entry(date: .distantPast)], policy: .never)
        }

        func relevance() async -> WidgetRelevance<Harbour> {
            let now = Date()
            let tides = Tides.useful.withLock { $0 }
            return WidgetRelevance(
                tides.map { tide in
                    let intent = Harbour()
                    intent.tide = tide
                    return WidgetRelevanceAttribute(
                        configuration: intent,
                        context: .date(from: now - 60, to: now + 600))
                })
        }
    }

    struct HarbourWidget: Widget {
        var body: some WidgetConfiguration {
            AppIntentConfiguration(
                kind: "Tides", intent: Harbour.self, provider: HarbourProvider()
            ) { _ in
                Text("Tide")
            }
            .configurationDisplayName("Tides")
        }
    }

    struct SunProvider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: .now) }

        func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
            completion(Entry(date: .now))
        }

        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
            completion(Timeline(entries: [Entry(date: .distantPast)], policy: .never))
        }

        func relevance() async -> WidgetRelevance<Void> {
            WidgetRelevance([
                WidgetRelevanceAttribute(context: .date(from: .now - 60, to: .now + 1200)),
                WidgetRelevanceAttribute(context: .date(from: .now + 3600, to: .now + 7200)),
            ])
        }
    }

    struct SunWidget: Widget {
        var body: some WidgetConfiguration {
            StaticConfiguration(kind: "Sun", provider: SunProvider()) { _ in Text("Sun") }
                .configurationDisplayName("Sun")
        }
    }
}

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

/// Widgets of which their providers tell when they are useful.
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

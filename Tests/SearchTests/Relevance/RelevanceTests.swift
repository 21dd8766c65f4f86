import AppIntents
import AppIntentsMetadata
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

/// Widgets that the app finds of use at times, suggested then with the reason.
@Suite(.serialized)
struct RelevanceTests {
    /// The time of day, which the test sets.
    private final class Watch: Sendable {
        private let seconds = Mutex(1_800_000_000.0)
        var now: Date {
            get { Date(timeIntervalSince1970: seconds.withLock { $0 }) }
            set { seconds.withLock { $0 = newValue.timeIntervalSince1970 } }
        }
    }

    private let watch = Watch()
    private let settings = MemorySettings()

    private func makeSystem(limits: Limits = Limits()) -> TestSystem {
        TestSystem(
            intents: [RelevanceCards.Departures.self, RelevanceCards.Hidden.self],
            widgets: [RelevanceCards.DeparturesWidget.self], limits: limits, settings: settings,
            now: { [watch] in watch.now })
    }

    private func relevant(
        _ stop: String, _ relevance: RelevantContext, kind: String = "Departures"
    ) -> RelevantIntent {
        let intent = RelevanceCards.Departures()
        intent.stop = stop
        return RelevantIntent(intent, widgetKind: kind, relevance: relevance)
    }

    private func hours(_ count: Double) -> Date { watch.now.addingTimeInterval(count * 3600) }

    @Test("A widget is suggested while its time lasts, what is over soonest first, with the reason")
    func dates() async throws {
        let system = makeSystem()
        try await RelevantIntentManager.shared.updateRelevantIntents([
            relevant("Harbour", .date(from: hours(-1), to: hours(3))),
            relevant("Castle", .date(hours(0.5))),
            relevant("Airport", .date(from: hours(5), to: hours(6))),
            relevant("Park", .date(from: hours(1), to: hours(-1))),
            relevant("Gym", .location(inferred: .gym)),
            relevant("Bed", .sleep(.bedtime)),
        ])
        let items = await system.suggestions()
        #expect(items.map(\.subtitle) == ["Castle", "Harbour"])
        #expect(items.allSatisfy { $0.title == "Departures" && $0.kind == .suggestion })
        let reason = try #require(items.first?.reason)
        #expect(reason.hasPrefix("The app finds this useful until "), "\(reason)")
        watch.now = hours(5.5)
        #expect(await system.suggestions().map(\.subtitle) == ["Airport"])
        try await RelevantIntentManager.shared.updateRelevantIntents([])
        #expect(await system.suggestions().isEmpty)
    }

    private static let tower = CLCircularRegion(
        center: CLLocationCoordinate2D(latitude: 48.8584, longitude: 2.2945), radius: 500,
        identifier: "tower")

    @Test("A widget of an area is suggested to a person who is there, and to no other")
    func places() async throws {
        let system = makeSystem()
        system.system.page.url = URL(string: "http://127.0.0.1:8080")
        let nowhere = CLCircularRegion(
            center: kCLLocationCoordinate2DInvalid, radius: 500, identifier: "nowhere")
        let endless = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 48.8584, longitude: 2.2945),
            radius: .infinity, identifier: "endless")
        try await RelevantIntentManager.shared.updateRelevantIntents([
            relevant("Tower", .location(Self.tower)),
            relevant("Harbour", .date(from: hours(0), to: hours(1))),
            relevant("Nowhere", .location(nowhere)),
            relevant("Endless", .location(endless)),
        ])
        let run = try await system.person()
        #expect(await system.suggestions().map(\.subtitle) == ["Harbour"])
        // A few steps to the north.
        try await run.send(.location(PersonLocation(latitude: 48.86, longitude: 2.2945)))
        let items = await system.suggestions()
        #expect(items.map(\.subtitle) == ["Harbour", "Tower"])
        #expect(items.last?.reason == "The app finds this useful where you are.")
        let other = Person.session(SessionID("another"))
        for person in [other, .owner] {
            let told = await system.system.suggestions(language: "en", for: person)
            #expect(told.map(\.subtitle) == ["Harbour"])
        }

        let item = try #require(items.last)
        _ = try await run.widgets
        try await run.send(.perform(intent: item.intent, values: item.values ?? [:]))
        #expect(run.error == nil)
        #expect(try await run.widgets.first?.text == "Stop: Tower")
        let board = WidgetBoard.shared(of: system.system)
        let person = Person.session(SessionID("test"))
        func reasons() async -> [String] {
            await board.relevanceReasons(for: person, in: Locale(identifier: "en")).values.sorted()
        }
        #expect(await reasons() == ["The app finds this useful where you are."])

        // A mile away.
        try await run.send(.location(PersonLocation(latitude: 48.873, longitude: 2.2945)))
        #expect(await system.suggestions().map(\.subtitle) == ["Harbour"])
        #expect(await reasons().isEmpty)
        try await run.done()
        try await RelevantIntentManager.shared.updateRelevantIntents([])
        try await system.finish()
    }

    @Test("A widget that is of use for two reasons is suggested once")
    func twice() async throws {
        let system = makeSystem()
        try await RelevantIntentManager.shared.updateRelevantIntents([
            relevant("Tower", .location(Self.tower)),
            relevant("Tower", .date(from: hours(0), to: hours(1))),
        ])
        let run = try await system.person()
        try await run.send(.location(PersonLocation(latitude: 48.8584, longitude: 2.2945)))
        let items = await system.suggestions()
        #expect(items.map(\.subtitle) == ["Tower"])
        #expect(items.first?.reason?.hasPrefix("The app finds this useful until ") == true)
        try await RelevantIntentManager.shared.updateRelevantIntents([])
    }

    @Test("What is relevant at a place can be written down")
    func keptPlace() throws {
        let clue = RelevantContext.location(Self.tower).clue
        let written = try JSONEncoder().encode(clue)
        #expect(try JSONDecoder().decode(RelevantContext.Clue.self, from: written) == clue)
    }

    @Test("The developer is told once of clues that are never fulfilled")
    func unfulfilled() async throws {
        let system = makeSystem()
        for _ in 0..<2 {
            try await RelevantIntentManager.shared.updateRelevantIntents([
                relevant("Bed", .sleep(.bedtime)), relevant("Gym", .location(inferred: .gym)),
                relevant("Tower", .location(Self.tower)),
                relevant("Harbour", .date(from: hours(0), to: hours(1))),
            ])
        }
        #expect(
            system.messages == [
                """
                warning: The widget “Departures” is never suggested with Departures: it is relevant for a \
                reason that the system can't know here; give it a date or an area too.
                """,
                """
                warning: The widget “Departures” is never suggested with Departures: it is relevant at a \
                place, and no page asks a person for theirs; let usesPersonLocation be true.
                """,
            ])
        try await RelevantIntentManager.shared.updateRelevantIntents([])
    }

    @Test("A clock that jumps makes nothing relevant for good")
    func jumps() async throws {
        let system = makeSystem()
        try await RelevantIntentManager.shared.updateRelevantIntents([
            relevant("Harbour", .date(from: hours(0), to: hours(1)))
        ])
        #expect(await system.suggestions().count == 1)
        watch.now = hours(-48)
        #expect(await system.suggestions().isEmpty)
        watch.now = hours(48.5)
        #expect(await system.suggestions().count == 1)
    }

    @Test("What is relevant outlives the process, and an entity that is gone is not suggested")
    func kept() async throws {
        do {
            let first = makeSystem()
            try await RelevantIntentManager.shared.updateRelevantIntents([
                relevant("Harbour", .date(from: hours(0), to: hours(1)))
            ])
            #expect(await first.suggestions().count == 1)
        }
        let second = makeSystem()
        #expect(await second.suggestions().map(\.subtitle) == ["Harbour"])
    }

    @Test("A full disk is told to the app, and nothing changes")
    func fullDisk() async throws {
        let system = makeSystem()
        settings.isFull = true
        let new = [relevant("Harbour", .date(from: hours(0), to: hours(1)))]
        await #expect(throws: MemorySettings.Full.self) {
            try await RelevantIntentManager.shared.updateRelevantIntents(new)
        }
        #expect(await system.suggestions().isEmpty)
    }

    @Test("Taking the suggestion shows the widget with its values first, and no other changes")
    func taken() async throws {
        let system = makeSystem()
        try await RelevantIntentManager.shared.updateRelevantIntents([
            relevant("Harbour", .date(from: hours(0), to: hours(1)))
        ])
        let item = try #require(await system.suggestions().first)
        let run = try await system.perform(item.intent, values: item.values ?? [:])
        #expect(run.error == "Widgets are shown in the app’s page, which isn’t open.")
        try await run.done()
        system.system.page.url = URL(string: "http://127.0.0.1:8080")
        #expect(try await run.widgets.map(\.text) == ["Stop: none"])
        for _ in 0..<2 {
            let run = try await system.perform(item.intent, values: item.values ?? [:])
            #expect(run.screen.contains("127.0.0.1:8080/widgets#w2"))
            #expect(try await run.widgets.map(\.text) == ["Stop: Harbour", "Stop: none"])
            try await run.done()
        }
        watch.now = hours(2)
        _ = await system.suggestions()
        let late = try await system.perform(item.intent, values: item.values ?? [:])
        #expect(late.error == "What this was about is not there any more.")
        try await late.done()
    }

    @Test("Bad input: no room for another widget, and a kind that the app doesn't have")
    func noRoom() async throws {
        var narrow = Limits()
        narrow.placedWidgets = 1
        let system = makeSystem(limits: narrow)
        system.system.page.url = URL(string: "http://127.0.0.1:8080")
        try await RelevantIntentManager.shared.updateRelevantIntents([
            relevant("Harbour", .date(from: hours(0), to: hours(1))),
            relevant("Castle", .date(from: hours(0), to: hours(2)), kind: "Other"),
        ])
        let items = await system.suggestions()
        var problems: [String?] = []
        let run = try await system.person()
        _ = try await run.widgets
        for item in items {
            try await run.send(.perform(intent: item.intent, values: item.values ?? [:]))
            problems.append(run.error)
            try await run.done()
        }
        #expect(
            problems == [
                "There is no room for another widget. Remove one first.",
                "What this was about is not there any more.",
            ])
    }

    @Test("The page marks the widget that is of use now, and no other of its kind")
    func marked() async throws {
        let system = makeSystem()
        system.system.page.url = URL(string: "http://127.0.0.1:8080")
        try await RelevantIntentManager.shared.updateRelevantIntents([
            relevant("Harbour", .date(from: hours(0), to: hours(1)))
        ])
        let item = try #require(await system.suggestions().first)
        let run = try await system.perform(item.intent, values: item.values ?? [:])
        _ = try await run.widgets
        try await run.send(.perform(intent: item.intent, values: item.values ?? [:]))
        let board = WidgetBoard.shared(of: system.system)
        let reasons = await board.relevanceReasons(
            for: .session(SessionID("test")), in: Locale(identifier: "en"))
        #expect(reasons.keys.sorted() == [2])
        watch.now = hours(2)
        let later = await board.relevanceReasons(
            for: .session(SessionID("test")), in: Locale(identifier: "en"))
        #expect(later.isEmpty)
        try await run.done()
    }

    @Test("A thousand relevant intents cost memory and disk for a hundred")
    func many() async throws {
        let system = makeSystem()
        try await RelevantIntentManager.shared.updateRelevantIntents(
            (0..<1000).map { relevant("Stop \($0)", .date(from: hours(0), to: hours(1))) })
        #expect(await system.suggestions().count == RelevanceList.maximumRecords)
    }
}

enum RelevanceCards {
    /// Configures a widget.
    struct Departures: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Departures"
        @Parameter(title: "Stop") var stop: String?
    }

    struct DeparturesEntry: TimelineEntry {
        let date: Date
        let stop: String?
    }

    struct DeparturesProvider: AppIntentTimelineProvider {
        func placeholder(in context: Context) -> DeparturesEntry {
            DeparturesEntry(date: .now, stop: nil)
        }

        func snapshot(for configuration: Departures, in context: Context) async -> DeparturesEntry {
            DeparturesEntry(date: .now, stop: configuration.stop)
        }

        func timeline(
            for configuration: Departures, in context: Context
        ) async -> Timeline<DeparturesEntry> {
            Timeline(
                entries: [DeparturesEntry(date: .distantPast, stop: configuration.stop)],
                policy: .never)
        }
    }

    struct DeparturesWidget: Widget {
        var body: some WidgetConfiguration {
            AppIntentConfiguration(
                kind: "Departures", intent: Departures.self, provider: DeparturesProvider()
            ) { entry in
                Text("Stop: \(entry.stop ?? "none")")
            }
            .configurationDisplayName("Departures")
            .supportedFamilies([.systemSmall])
        }
    }

    struct Hidden: AppIntent {
        static let title: LocalizedStringResource = "Hidden"
        func perform() async throws -> some IntentResult { .result() }
    }
}

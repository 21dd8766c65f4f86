import AppIntents
import EndToEndSupport
import IntentTestKit
import SwiftUI
import Testing
import WidgetKit

@testable import IntentSystem

/// BTN-9: the buttons of widgets and controls on a locked system.
@Suite(.timeLimit(.minutes(2)))
struct LockedBoardTests {
    @Test("BTN-9 locked, the buttons of a widget and a control do nothing until the person unlocks")
    func locked() async throws {
        let lab = TestFixture.named("LockedBoard")
        let lock = try LockBench().lock()
        let system = TestSystem(
            intents: [LockedBoard.Feed.self], widgets: [LockedBoard.Bowl.self],
            controls: [LockedBoard.FeedControl.self], appName: "Kennel", lock: lock)
        let run = try await system.person()
        let refused = "Nothing was done: “Feed” is locked. Unlock Kennel on its page."
        let widget = try #require(try await run.widgets.first)
        #expect(widget.text == "[Feed]")
        let tap = await #expect(throws: UnfinishedTest.self) {
            try await run.tap("Feed", inWidget: widget.id)
        }
        #expect(tap?.description == refused)
        let press = await #expect(throws: UnfinishedTest.self) {
            try await run.press(control: "Feed Now")
        }
        #expect(press?.description == refused)
        #expect(lab.notes == [])
        #expect(lock.unlock("open sesame", for: .session(SessionID("test"))) == .unlocked)
        #expect(try await run.tap("Feed", inWidget: widget.id) == "Fed.")
        #expect(try await run.press(control: "Feed Now") == "Fed.")
        #expect(lab.notes == ["fed", "fed"])
        let other = try await system.person("other")
        await #expect(throws: UnfinishedTest.self) { try await other.press(control: "Feed Now") }
        #expect(lab.notes == ["fed", "fed"])
        try await system.finish()
    }

    @Test("BTN-9 the key of one person opens no other person's board")
    func others() async throws {
        let lab = TestFixture.named("LockedBoard-walk")
        let system = TestSystem(
            intents: [LockedBoard.Walk.self], widgets: [LockedBoard.Leash.self],
            controls: [LockedBoard.WalkControl.self], appName: "Kennel",
            passphrase: "open sesame")
        let (run, other) = (try await system.person(), try await system.person("other"))
        #expect(system.unlock("open sesame"))
        let widget = try #require(try await other.widgets.first)
        await #expect(throws: UnfinishedTest.self) {
            try await other.tap("Walk", inWidget: widget.id)
        }
        await #expect(throws: UnfinishedTest.self) {
            try await other.press(control: "Walk Now")
        }
        #expect(lab.notes == [])
        // Its own key is enough for what needs it on the very device, too.
        #expect(try await run.press(control: "Walk Now") == "Walked.")
        #expect(lab.notes == ["walked"])
        try await system.finish()
    }
}

enum LockedBoard {
    struct Feed: AppIntent {
        static let title: LocalizedStringResource = "Feed"
        static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
        func perform() async throws -> some ProvidesDialog {
            TestFixture.named("LockedBoard").note("fed")
            return .result(dialog: "Fed.")
        }
    }

    /// Needs the person's own key.
    struct Walk: AppIntent {
        static let title: LocalizedStringResource = "Walk"
        static let authenticationPolicy: IntentAuthenticationPolicy =
            .requiresLocalDeviceAuthentication
        func perform() async throws -> some ProvidesDialog {
            TestFixture.named("LockedBoard-walk").note("walked")
            return .result(dialog: "Walked.")
        }
    }

    struct Leash: Widget {
        var body: some WidgetConfiguration {
            StaticConfiguration(kind: "leash", provider: Provider()) { _ in
                Button("Walk", intent: Walk())
            }
            .supportedFamilies([.systemSmall])
        }
    }

    struct WalkControl: ControlWidget {
        var body: some ControlWidgetConfiguration {
            StaticControlConfiguration(kind: "walk") {
                ControlWidgetButton(action: Walk()) {
                    Label("Walk Now", systemImage: "pawprint")
                }
            }
        }
    }

    struct Entry: TimelineEntry {
        let date: Date
    }

    struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: .distantPast) }

        func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
            completion(Entry(date: .distantPast))
        }

        func getTimeline(
            in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void
        ) {
            completion(Timeline(entries: [Entry(date: .distantPast)], policy: .never))
        }
    }

    struct Bowl: Widget {
        var body: some WidgetConfiguration {
            StaticConfiguration(kind: "bowl", provider: Provider()) { _ in
                Button("Feed", intent: Feed())
            }
            .supportedFamilies([.systemSmall])
        }
    }

    struct FeedControl: ControlWidget {
        var body: some ControlWidgetConfiguration {
            StaticControlConfiguration(kind: "feed") {
                ControlWidgetButton(action: Feed()) {
                    Label("Feed Now", systemImage: "pawprint")
                }
            }
        }
    }
}

import AppIntents
import AppIntentsMetadata
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing
import WidgetKit

extension BoardSuites {
    /// Controls and widgets as a test of an app drives them.
    @Suite struct BoardKitTests {
        private func system() -> TestSystem {
            TestSystem(
                intents: [SetLampIntent.self, RoomIntent.self, DoorIntent.self],
                widgets: [HourWidget.self, RoomWidget.self, RelevantWidget.self],
                controls: [LampControl.self, DoorControl.self])
        }

        @Test("A person's controls have values, are switched, and say their words")
        func controls() async throws {
            Lamp.shared.isOn = false
            let system = system()
            let person = try await system.person()
            let controls = try await person.controls
            #expect(controls.map(\.kind) == ["lamp", "door"])
            #expect(controls.map(\.title) == ["Lamp", "Door"])
            #expect(controls.map(\.isOn) == [false, nil])
            #expect(controls.map(\.value) == ["Dark", nil])
            #expect(controls.map(\.isEnabled) == [true, false])
            #expect(controls.map(\.problem) == [nil, "unconfigured"])
            #expect(try await person.toggle(control: "Lamp", to: true) == "The lamp is on.")
            #expect(try await person.controls.first?.isOn == true)
            #expect(Lamp.shared.isOn)
            await #expect(throws: UnfinishedTest.self) { try await person.press(control: "Lamp") }
            await #expect(throws: UnfinishedTest.self) { try await person.press(control: "Door") }
            try await system.finish()
        }

        @Test("A control gets its parameters through the form of its intent, each person's own")
        func configuring() async throws {
            let system = system()
            let person = try await system.person()
            try await person.configure(control: "Door")
            #expect(person.screen.contains("Door: ____"))
            try await person.answer(["door": "Back Door"])
            #expect(person.dialog?.full == "Done: Choose a Door")
            try await person.done()
            let controls = try await person.controls
            #expect(controls.map(\.title) == ["Lamp", "Back Door"])
            #expect(controls.map(\.problem) == [nil, nil])
            #expect(try await system.person("another").controls.last?.problem == "unconfigured")
            // The form has the earlier values.
            try await person.configure(control: "Back Door")
            #expect(person.screen.contains("Door: Back Door"))
            try await person.cancel()
            await #expect(throws: UnfinishedTest.self) {
                try await person.configure(control: "Lamp")
            }
            try await system.finish()
        }

        @Test("ERR-4 a form that failed is tried again for the same widget, with what was chosen")
        func tryingAgain() async throws {
            let lab = TestFixture.fresh()
            let system = TestSystem(intents: [LabelIntent.self], widgets: [LabelWidget.self])
            let person = try await system.person()
            let id = try await person.add(widget: "label", .systemSmall)
            try await person.configure(widget: id)
            lab[text: "error"] = "network"
            try await person.answer(["label": .string(lab.name)])
            #expect(person.error == "The network can’t be reached.")
            lab[text: "error"] = nil
            try await person.tryAgain()
            #expect(person.dialog?.full == "Done: Choose a Label")
            try await person.done()
            #expect(try await person.widgets.map(\.text) == ["No Label", lab.name])
            try await system.finish()
        }

        @Test("A control that opens the app shows the card of its intent")
        func opening() async throws {
            let system = TestSystem(
                intents: [ShowLampIntent.self], controls: [ShowLampControl.self])
            let person = try await system.person()
            #expect(try await person.press(control: "Show") == nil)
            #expect(person.screen == "  Show Lamp\n  “This is the lamp.”\n  [Done]")
            try await person.done()
            try await system.finish()
        }

        @Test("A person's widgets have text, are added and used, each person's own")
        func widgets() async throws {
            Lamp.shared.isOn = false
            let system = system()
            let person = try await system.person()
            #expect(try await person.widgets.map(\.kind) == ["hours", "room", "relevant"])
            #expect(try await person.widgets[1].problem == "unconfigured")
            let id = try await person.add(widget: "hours", .systemMedium)
            let added = try #require(try await person.widgets.last)
            #expect(added.id == id && added.text.contains("systemMedium"))
            #expect(added.text.contains("Lamp: off"))
            #expect(
                try await person.toggle("Lamp", inWidget: id, to: true) == "The lamp is on.")
            #expect(try await person.widgets.last?.text.contains("Lamp: on") == true)
            let large = try await person.add(widget: "hours", .systemExtraLarge)
            let drawn = try #require(try await person.widgets.last)
            #expect(drawn.id == large && drawn.family == "systemExtraLarge")
            #expect(drawn.text.contains("systemExtraLarge") && drawn.problem == nil)
            #expect(
                try await person.toggle("Lamp", inWidget: large, to: false) == "The lamp is off.")
            #expect(try await system.person("another").widgets.count == 3)
            await #expect(throws: UnfinishedTest.self) {
                try await person.add(widget: "room", .systemExtraLarge)
            }
            await #expect(throws: UnfinishedTest.self) {
                try await person.tap("None", inWidget: id)
            }
            try await system.finish()
        }
    }
}

/// A widget that is relevant for the first half of an hour.
struct RelevantWidget: Widget {
    struct Entry: TimelineEntry {
        let date: Date
        var relevance: TimelineEntryRelevance? {
            TimelineEntryRelevance(score: 10, duration: 1800)
        }
    }

    struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: .now) }
        func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
            completion(placeholder(in: context))
        }
        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
            completion(
                Timeline(
                    entries: [Entry(date: Date(timeIntervalSinceReferenceDate: 0))], policy: .never)
            )
        }
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "relevant", provider: Provider()) { _ in Text("Now") }
    }
}

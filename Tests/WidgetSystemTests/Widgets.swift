import AppIntents
import IntentTestKit
import SwiftUI
import Synchronization
import WidgetKit

// The widgets and controls of these tests, written as an app's author would: nothing is registered.

/// Where providers of these tests read and count.
final class Lamp: Sendable {
    static let shared = Lamp()

    private let state = Mutex((isOn: false, asked: 0, entries: [LampEntry]()))

    var isOn: Bool {
        get { state.withLock { $0.isOn } }
        set { state.withLock { $0.isOn = newValue } }
    }
    /// How often a provider was asked for a timeline.
    var asked: Int { state.withLock { $0.asked } }
    func noteAsked() { state.withLock { $0.asked += 1 } }
}

struct LampEntry: TimelineEntry {
    let date: Date
    var text = ""
}

struct SetLampIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Set Lamp"

    @Parameter(title: "On") var value: Bool

    init() {}

    func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
        Lamp.shared.isOn = value
        return .result(dialog: value ? "The lamp is on." : "The lamp is off.", view: Text("Lamp"))
    }
}

struct AskingIntent: AppIntent {
    static let title: LocalizedStringResource = "Ask"

    init() {}

    func perform() async throws -> some IntentResult {
        try await requestConfirmation()
        return .result()
    }
}

struct LampControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "lamp", provider: LampValueProvider()) { isOn in
            ControlWidgetToggle("Lamp", isOn: isOn, action: SetLampIntent()) { isOn in
                Label(isOn ? "Bright" : "Dark", systemImage: isOn ? "lightbulb.fill" : "lightbulb")
                    .controlWidgetStatus(isOn ? "Lamp bright" : "Lamp dark")
                    .controlWidgetActionHint("Switch the lamp")
            }
            .tint(.yellow)
        }
        .displayName("Lamp Switch")
        .description("Switches the lamp.")
    }
}

struct LampValueProvider: ControlValueProvider {
    var previewValue: Bool { false }
    func currentValue() async throws -> Bool { Lamp.shared.isOn }
}

/// A control whose provider notes where it is asked.
struct WhereControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "where", provider: Provider()) { isHere in
            ControlWidgetToggle("Where", isOn: isHere, action: SetLampIntent()) { _ in
                Image(systemName: "house")
            }
        }
    }

    struct Provider: ControlValueProvider {
        static let executor = QueueExecutor()

        var previewValue: Bool { false }
        func currentValue() async throws -> Bool { Self.executor.isHere }
    }
}

struct AskControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "ask") {
            ControlWidgetButton(action: AskingIntent()) {
                Label("Ask", systemImage: "questionmark")
            }
        }
    }
}

/// An intent that begins with the app in front.
struct ShowLampIntent: AppIntent {
    static let title: LocalizedStringResource = "Show Lamp"
    static let openAppWhenRun = true

    @Parameter(title: "Room") var room: String?

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "This is the lamp.")
    }
}

/// An intent that works behind the app, and leads to its page.
struct LightUpIntent: AppIntent {
    static let title: LocalizedStringResource = "Light Up"

    func perform() async throws -> some IntentResult & ProvidesDialog & OpensIntent {
        Lamp.shared.isOn = true
        return .result(opensIntent: ShowLampIntent(), dialog: "It is lit.")
    }
}

/// An intent that comes to the front at its end.
struct DimIntent: AppIntent {
    static let title: LocalizedStringResource = "Dim"
    static let supportedModes: IntentModes = [.background, .foreground(.deferred)]

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "It is dim.")
    }
}

struct ShowLampControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "show") {
            ControlWidgetButton(action: ShowLampIntent()) { Text("Show") }
        }
    }
}

struct LightUpControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "light") {
            ControlWidgetButton(action: LightUpIntent()) { Text("Light Up") }
        }
    }
}

struct DimControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "dim") {
            ControlWidgetButton(action: DimIntent()) { Text("Dim") }
        }
    }
}

struct BrokenControl: ControlWidget {
    struct Broken: Error {}
    struct Provider: ControlValueProvider {
        var previewValue: String { "Sample" }
        func currentValue() async throws -> String { throw Broken() }
    }

    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "broken", provider: Provider()) { name in
            ControlWidgetButton(action: AskingIntent()) { Text(name) }
        }
    }
}

/// A control whose sample reads a parameter that has no value before a person gives one.
struct DoorIntent: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Choose a Door"
    @Parameter(title: "Door") var door: String
}

struct DoorControl: ControlWidget {
    struct Provider: AppIntentControlValueProvider {
        func previewValue(configuration: DoorIntent) -> String { configuration.door }
        func currentValue(configuration: DoorIntent) async throws -> String { configuration.door }
    }

    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: "door", provider: Provider()) { door in
            ControlWidgetButton(door, action: AskingIntent()) { isActive in
                Text(isActive ? "Opening" : "Closed")
            }
        }
        .displayName("Door")
        .promptsForUserConfiguration()
    }
}

/// A configuration with one parameter that has a default, and one that must be given.
struct RoomIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose a Room"

    @Parameter(title: "Room") var room: String
    @Parameter(title: "Loud", default: false) var isLoud: Bool
}

struct RoomEntry: TimelineEntry {
    let date: Date
    let room: String
}

struct RoomProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> RoomEntry { RoomEntry(date: .now, room: "Room") }
    func snapshot(for configuration: RoomIntent, in context: Context) async -> RoomEntry {
        RoomEntry(date: .now, room: configuration.room)
    }
    func timeline(for configuration: RoomIntent, in context: Context) async -> Timeline<RoomEntry> {
        Timeline(
            entries: [RoomEntry(date: .distantPast, room: configuration.room)], policy: .never)
    }
    func recommendations() -> [AppIntentRecommendation<RoomIntent>] {
        let attic = RoomIntent()
        attic.room = "Attic"
        return [AppIntentRecommendation(intent: attic, description: "The Attic")]
    }
}

struct RoomWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "room", intent: RoomIntent.self, provider: RoomProvider()) {
            entry in
            Text(entry.room)
                .containerBackground(.blue, for: .widget)
                .widgetURL(URL(string: "https://example.org/room"))
        }
        .configurationDisplayName("Room")
        .description("A room.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}

/// A widget whose entries a test chooses by the present minute.
struct HourWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "hours", provider: HourProvider()) { entry in
            HourView(entry: entry)
        }
        .contentMarginsDisabled()
    }
}

struct HourView: View {
    let entry: LampEntry
    @Environment(\.widgetFamily) var family

    var body: some View {
        VStack {
            Text(entry.text)
            Text(family.description)
            Toggle("Lamp", isOn: Lamp.shared.isOn, intent: SetLampIntent())
        }
    }
}

struct HourProvider: TimelineProvider {
    func placeholder(in context: Context) -> LampEntry { LampEntry(date: .now, text: "Hour") }

    func getSnapshot(in context: Context, completion: @escaping (LampEntry) -> Void) {
        completion(LampEntry(date: .now, text: context.isPreview ? "Preview" : "Transition"))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<LampEntry>) -> Void) {
        Lamp.shared.noteAsked()
        let entries = (0..<3).map { hour in
            LampEntry(
                date: Date(timeIntervalSinceReferenceDate: Double(hour) * 3600),
                text: "Hour \(hour)")
        }
        completion(Timeline(entries: entries, policy: .never))
        // A second answer is none.
        completion(Timeline(entries: [], policy: .never))
    }
}

/// A timeline with a million entries, most of them past, in no order.
struct LongWidget: Widget {
    struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> LampEntry { LampEntry(date: .now) }
        func getSnapshot(in context: Context, completion: @escaping (LampEntry) -> Void) {
            completion(placeholder(in: context))
        }
        func getTimeline(in context: Context, completion: @escaping (Timeline<LampEntry>) -> Void) {
            let entries = (0..<1_000_000).reversed().map { second in
                LampEntry(
                    date: Date(timeIntervalSinceReferenceDate: Double(second)), text: "\(second)")
            }
            completion(Timeline(entries: entries, policy: .atEnd))
        }
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "long", provider: Provider()) { Text($0.text) }
    }
}

/// A provider that never answers.
struct SilentWidget: Widget {
    struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> LampEntry { LampEntry(date: .now, text: "Sample") }
        func getSnapshot(in context: Context, completion: @escaping (LampEntry) -> Void) {}
        func getTimeline(
            in context: Context, completion: @escaping @Sendable (Timeline<LampEntry>) -> Void
        ) {
            Lamp.shared.noteAsked()
        }
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "silent", provider: Provider()) { Text($0.text) }
    }
}

/// A timeline whose entries are all past, and which ends with the last of them.
struct PastWidget: Widget {
    struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> LampEntry { LampEntry(date: .now) }
        func getSnapshot(in context: Context, completion: @escaping (LampEntry) -> Void) {
            completion(placeholder(in: context))
        }
        func getTimeline(in context: Context, completion: @escaping (Timeline<LampEntry>) -> Void) {
            Lamp.shared.noteAsked()
            let entries = [
                LampEntry(date: Date(timeIntervalSinceReferenceDate: 0), text: "First"),
                LampEntry(date: Date(timeIntervalSinceReferenceDate: 100), text: "Second"),
            ]
            completion(Timeline(entries: entries, policy: .atEnd))
        }
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "past", provider: Provider()) { Text($0.text) }
    }
}

struct EmptyWidget: Widget {
    struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> LampEntry { LampEntry(date: .now) }
        func getSnapshot(in context: Context, completion: @escaping (LampEntry) -> Void) {}
        func getTimeline(in context: Context, completion: @escaping (Timeline<LampEntry>) -> Void) {
            completion(Timeline(entries: [], policy: .after(.distantPast)))
        }
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "empty", provider: Provider()) { Text($0.text) }
    }
}

struct RoomBundle: WidgetBundle {
    var body: some Widget {
        RoomWidget()
        HourWidget()
        if #available(iOS 18, *) {
            LampControl()
        }
    }
}

/// The room widget as a later version of the app has it, with another configuration.
struct ShelfIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose a Shelf"
    @Parameter(title: "Shelf") var shelf: String?
}

struct ShelfWidget: Widget {
    struct Provider: AppIntentTimelineProvider {
        func placeholder(in context: Context) -> LampEntry { LampEntry(date: .now) }
        func snapshot(for configuration: ShelfIntent, in context: Context) async -> LampEntry {
            LampEntry(date: .now)
        }
        func timeline(
            for configuration: ShelfIntent, in context: Context
        ) async -> Timeline<LampEntry> {
            let entry = LampEntry(date: .distantPast, text: configuration.shelf ?? "Any Shelf")
            return Timeline(entries: [entry], policy: .never)
        }
    }

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "room", provider: Provider()) { Text($0.text) }
    }
}

struct PlantEntity: AppEntity {
    struct PlantQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [PlantEntity] {
            identifiers.filter { $0 == "fern" }.map { PlantEntity(id: $0) }
        }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
    static let defaultQuery = PlantQuery()
    let id: String
    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(id.capitalized)")
    }
}

struct PlantIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose a Plant"
    @Parameter(title: "Plant") var plant: PlantEntity?
}

struct PlantWidget: Widget {
    struct Provider: AppIntentTimelineProvider {
        func placeholder(in context: Context) -> LampEntry { LampEntry(date: .now) }
        func snapshot(for configuration: PlantIntent, in context: Context) async -> LampEntry {
            LampEntry(date: .now)
        }
        func timeline(
            for configuration: PlantIntent, in context: Context
        ) async -> Timeline<LampEntry> {
            let text = configuration.plant?.id.capitalized ?? "No Plant"
            return Timeline(
                entries: [LampEntry(date: .distantPast, text: text)], policy: .never)
        }
    }

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "plant", provider: Provider()) { Text($0.text) }
    }
}

/// A label that can't be found while the lab with its identifier has an error.
struct LabelEntity: AppEntity {
    struct LabelQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [LabelEntity] {
            try identifiers.map { id in
                if TestFixture.named(id)[text: "error"] != nil {
                    throw AppIntentError.Unrecoverable.networkFailure
                }
                return LabelEntity(id: id)
            }
        }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Label"
    static let defaultQuery = LabelQuery()
    let id: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct LabelIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose a Label"
    @Parameter(title: "Label") var label: LabelEntity?
}

struct LabelWidget: Widget {
    struct Provider: AppIntentTimelineProvider {
        func placeholder(in context: Context) -> LampEntry { LampEntry(date: .now) }
        func snapshot(for configuration: LabelIntent, in context: Context) async -> LampEntry {
            LampEntry(date: .now)
        }
        func timeline(
            for configuration: LabelIntent, in context: Context
        ) async -> Timeline<LampEntry> {
            let entry = LampEntry(date: .distantPast, text: configuration.label?.id ?? "No Label")
            return Timeline(entries: [entry], policy: .never)
        }
    }

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "label", provider: Provider()) { Text($0.text) }
    }
}

/// Waits until its test lets it continue.
struct SlowIntent: AppIntent {
    static let title: LocalizedStringResource = "Slow"

    func perform() async throws -> some IntentResult {
        let lab = SlowControl.lab
        lab[number: "most"] = max(lab[number: "most"], lab.add(1, to: "running"))
        lab.note("begun \(lab.add(1, to: "begun"))")
        await lab.stop(at: "slow")
        lab.add(-1, to: "running")
        return .result()
    }
}

struct SlowControl: ControlWidget {
    nonisolated static let lab = TestFixture.fresh()

    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "slow") {
            ControlWidgetButton(action: SlowIntent()) { Text("Slow") }
        }
    }
}

/// A widget that wants other entries ten minutes after each.
struct PolicyWidget: Widget {
    struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> LampEntry { LampEntry(date: .now) }
        func getSnapshot(in context: Context, completion: @escaping (LampEntry) -> Void) {
            completion(placeholder(in: context))
        }
        func getTimeline(in context: Context, completion: @escaping (Timeline<LampEntry>) -> Void) {
            Lamp.shared.noteAsked()
            let entry = LampEntry(date: .distantPast, text: "Policy")
            let date = Date(timeIntervalSinceReferenceDate: 600)
            completion(Timeline(entries: [entry], policy: .after(date)))
        }
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "policy", provider: Provider()) { Text($0.text) }
    }
}

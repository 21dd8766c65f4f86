import AppIntents
import SwiftUI
import WidgetKit

// The files of a widget extension in their usual form, in the language mode of most of them.

@main
struct CoffeeWidgets: WidgetBundle {
    var body: some Widget {
        CoffeeWidget()
        TillWidget()
        TillControl()
        MenuControl()
        if #available(iOS 18.0, *) {
            BrewControl()
        }
    }
}

struct CoffeeIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Configuration"
    static var description = IntentDescription("How much coffee there was.")

    @Parameter(title: "Cup", default: "Mug")
    var cup: String

    init() {}
    init(cup: String) {
        self.cup = cup
    }
}

struct Provider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> CoffeeEntry {
        CoffeeEntry(date: Date(), configuration: CoffeeIntent())
    }

    func snapshot(for configuration: CoffeeIntent, in context: Context) async -> CoffeeEntry {
        CoffeeEntry(date: Date(), configuration: configuration)
    }

    func timeline(for configuration: CoffeeIntent, in context: Context) async -> Timeline<
        CoffeeEntry
    > {
        var entries: [CoffeeEntry] = []
        let currentDate = Date()
        for hourOffset in 0..<5 {
            let entryDate = currentDate.addingTimeInterval(Double(hourOffset) * 3600)
            entries.append(CoffeeEntry(date: entryDate, configuration: configuration))
        }
        return Timeline(entries: entries, policy: .atEnd)
    }
}

struct CoffeeEntry: TimelineEntry {
    let date: Date
    let configuration: CoffeeIntent
}

struct CoffeeWidgetEntryView: View {
    var entry: Provider.Entry
    @Environment(\.widgetFamily) var family

    var body: some View {
        switch family {
        case .systemSmall:
            Text(entry.configuration.cup)
        default:
            VStack {
                Text("Cup:")
                Text(entry.configuration.cup).widgetAccentable()
            }
        }
    }
}

struct CoffeeWidget: Widget {
    let kind: String = "CoffeeWidget"

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: kind, intent: CoffeeIntent.self, provider: Provider()) {
            entry in
            CoffeeWidgetEntryView(entry: entry)
                .containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("Coffee")
        .description("How much coffee there was.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemExtraLarge])
        .contentMarginsDisabled()
    }
}

struct BrewControl: ControlWidget {
    static let kind: String = "org.example.Brew"

    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: Self.kind, provider: BrewProvider()) { value in
            ControlWidgetToggle(
                "Brew", isOn: value.isRunning, action: BrewIntent(value.name)
            ) { isRunning in
                Label(isRunning ? "On" : "Off", systemImage: "cup.and.saucer")
            }
        }
        .displayName("Brew")
        .description("Brews coffee.")
    }
}

extension BrewControl {
    struct Value {
        var isRunning: Bool
        var name: String
    }
}

struct BrewProvider: AppIntentControlValueProvider {
    func previewValue(configuration: BrewConfiguration) -> BrewControl.Value {
        BrewControl.Value(isRunning: false, name: configuration.machine)
    }

    func currentValue(configuration: BrewConfiguration) async throws -> BrewControl.Value {
        let isRunning = true
        return BrewControl.Value(isRunning: isRunning, name: configuration.machine)
    }
}

struct BrewConfiguration: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Machine Configuration"

    @Parameter(title: "Machine", default: "Kitchen")
    var machine: String
}

struct BrewIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Brew"

    @Parameter(title: "Machine")
    var name: String

    @Parameter(title: "Running")
    var value: Bool

    init() {}

    init(_ name: String) {
        self.name = name
    }

    func perform() async throws -> some IntentResult {
        WidgetCenter.shared.reloadAllTimelines()
        return .result()
    }
}

#Preview("Cups", as: .systemSmall) {
    CoffeeWidget()
} timeline: {
    CoffeeEntry(date: .now, configuration: CoffeeIntent(cup: "Mug"))
    CoffeeEntry(date: .now, configuration: CoffeeIntent(cup: "Beaker"))
}

#Preview(as: .systemMedium, using: CoffeeIntent(cup: "Glass")) {
    CoffeeWidget()
} timelineProvider: {
    Provider()
}

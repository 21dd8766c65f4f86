import SwiftUI
import WidgetKit

// Widgets beside a clock, and one that doesn't belong on a home screen.

struct PlainProvider: TimelineProvider {
    func placeholder(in context: Context) -> LampEntry { LampEntry(date: .now, text: "Plain") }
    func getSnapshot(in context: Context, completion: @escaping (LampEntry) -> Void) {
        completion(placeholder(in: context))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<LampEntry>) -> Void) {
        completion(Timeline(entries: [LampEntry(date: .distantPast, text: "Lit")], policy: .never))
    }
}

struct LabelledWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "labelled", provider: PlainProvider()) { entry in
            LabelledView(entry: entry)
        }
        .supportedFamilies([.accessoryCircular, .systemSmall])
        .disfavoredLocations([.homeScreen, .standBy], for: [.systemSmall])
    }
}

struct LabelledView: View {
    let entry: LampEntry
    @Environment(\.showsWidgetLabel) private var showsLabel

    var body: some View {
        Text(showsLabel ? "Beside" : entry.text)
            .widgetLabel {
                Text("4 hours")
            }
    }
}

struct CarWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "car", provider: PlainProvider()) { Text($0.text) }
            .supportedFamilies([.systemSmall, .systemMedium])
            .disfavoredLocations([.carPlay, .lockScreen], for: [.systemSmall])
    }
}

struct GroupWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "group", provider: PlainProvider()) { _ in
            AccessoryWidgetGroup("Lamps", systemImage: "lightbulb") {
                Text("Hall")
                Text("Attic").widgetLabel("Up")
                Text("Yard")
            }
            .accessoryWidgetGroupStyle(.roundedSquare)
        }
        .supportedFamilies([.accessoryRectangular])
    }
}

import SwiftUI
import WidgetKit

#Preview("A", traits: .landscapeLeft) { Text("a") }

#Preview(as: .systemSmall) {
    Tally()
} timeline: {
    TallyEntry(date: .now)
}

#Preview {
    @Previewable @State var isOn = true
    Toggle(isOn: $isOn) { Text("On") }
}

// swift-format-ignore
#Preview { @Previewable @State var isOn = true; Toggle(isOn: $isOn) { Text("On") } }

struct Tally: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tally", provider: TallyProvider()) { _ in Text("1") }
    }
}

struct TallyEntry: TimelineEntry {
    let date: Date
}

struct TallyProvider: TimelineProvider {
    func placeholder(in context: Context) -> TallyEntry { TallyEntry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (TallyEntry) -> Void) {
        completion(TallyEntry(date: .now))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<TallyEntry>) -> Void) {
        completion(Timeline(entries: [TallyEntry(date: .now)], policy: .never))
    }
}

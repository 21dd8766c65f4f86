import AppIntents
import SwiftUI
import WidgetKit

/// A widget of a place, with a row of facts, a bar and a button.
struct PlaceWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Place", provider: PlaceProvider()) { entry in
            VStack(alignment: .leading, spacing: 4) {
                Text("Place \(entry.count)").font(.headline)
                HStack {
                    Image(systemName: "mappin")
                    Text("2,430 m").font(.caption)
                    Spacer()
                    Text("Open").foregroundStyle(.green)
                }
                ProgressView(value: 0.4)
                Button("Visit", intent: AddIntent())
            }
            .containerBackground(.blue.opacity(0.2), for: .widget)
        }
        .configurationDisplayName("Place")
    }
}

struct PlaceEntry: TimelineEntry {
    let date: Date
    let count: Int
}

struct PlaceProvider: TimelineProvider {
    func placeholder(in context: Context) -> PlaceEntry { PlaceEntry(date: .now, count: 0) }

    func getSnapshot(in context: Context, completion: @escaping (PlaceEntry) -> Void) {
        completion(PlaceEntry(date: .now, count: 0))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<PlaceEntry>) -> Void) {
        let entries = (0..<24).map { hour in
            PlaceEntry(date: .now.addingTimeInterval(Double(hour) * 3600), count: hour)
        }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}

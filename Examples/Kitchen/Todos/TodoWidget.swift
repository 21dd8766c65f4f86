import AppIntents
import SwiftUI
import WidgetKit

/// A widget that says how much is left to do, and deletes the whole list.
struct TodoWidget: Widget {
    nonisolated static let kind = "Todos"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: Self.kind, provider: TodoProvider()) { entry in
            TodoWidgetView(entry: entry)
        }
        .configurationDisplayName("To-Do List")
        .description("Shows what is left to do in the kitchen.")
        .supportedFamilies([.systemSmall])
    }
}

struct TodoEntry: TimelineEntry {
    let date: Date
    let remaining: Int
}

struct TodoProvider: TimelineProvider {
    private var present: TodoEntry {
        TodoEntry(date: .now, remaining: TodoFile.shared.todos.count { !$0.isDone })
    }

    func placeholder(in context: Context) -> TodoEntry { TodoEntry(date: .now, remaining: 3) }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (TodoEntry) -> Void) {
        completion(present)
    }

    func getTimeline(
        in context: Context, completion: @escaping @Sendable (Timeline<TodoEntry>) -> Void
    ) {
        completion(Timeline(entries: [present], policy: .never))
    }
}

private struct TodoWidgetView: View {
    let entry: TodoEntry

    var body: some View {
        VStack(alignment: .leading) {
            Text("To Do")
                .font(.headline)
            remaining
                .foregroundStyle(.secondary)
                .contentTransition(.numericText())
            Spacer(minLength: 0)
            Button("Delete", systemImage: "trash", intent: DeleteEverythingIntent())
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .containerBackground(.fill.tertiary, for: .widget)
    }

    private var remaining: Text {
        entry.remaining == 0 ? Text("All done") : Text("\(entry.remaining) left")
    }
}

import AppIntents
import SwiftUI
import WidgetKit

/// A button that deletes the whole list.
struct ClearTodosControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "ClearTodos") {
            ControlWidgetButton(action: ClearTodosIntent()) {
                Label("Clear To-Do List", systemImage: "trash")
            }
        }
        .displayName("Clear To-Do List")
    }
}

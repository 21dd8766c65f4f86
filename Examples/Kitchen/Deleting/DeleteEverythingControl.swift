import AppIntents
import SwiftUI
import WidgetKit

/// A button that deletes the whole list.
struct DeleteEverythingControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "DeleteEverything") {
            ControlWidgetButton(action: DeleteEverythingIntent()) {
                Label("Delete Everything", systemImage: "trash")
            }
        }
        .displayName("Delete Everything")
    }
}

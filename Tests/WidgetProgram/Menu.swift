import AppIntents
import SwiftUI
import WidgetKit

// What of the café leads into the app.

struct ShowMenuIntent: AppIntent {
    static var title: LocalizedStringResource = "Show Menu"
    static var openAppWhenRun: Bool = true

    func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
        .result(dialog: "Today’s menu.", view: Text("Soup, bread, coffee"))
    }
}

struct MenuControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "org.example.Menu") {
            ControlWidgetButton(action: ShowMenuIntent()) {
                Label("Menu", systemImage: "menucard")
            }
        }
        .displayName("Menu")
    }
}

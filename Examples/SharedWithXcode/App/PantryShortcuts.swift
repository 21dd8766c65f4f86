import AppIntents
import PantryIntents

/// The phrases of the app.
struct PantryShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: ShowShelfIntent(),
            phrases: ["Show the \(\.$shelf) in \(.applicationName)"],
            shortTitle: "Show Shelf", systemImageName: "refrigerator")
    }
}

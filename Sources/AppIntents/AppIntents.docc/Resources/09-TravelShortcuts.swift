import AppIntents

struct TravelShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: ShowSightIntent(),
            phrases: [
                "Show a sight in \(.applicationName)",
                "Show \(\.$sight) in \(.applicationName)",
            ],
            shortTitle: "Show Sight",
            systemImageName: "binoculars")
    }
}

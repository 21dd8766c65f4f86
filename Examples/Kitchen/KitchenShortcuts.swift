import AppIntents

/// The app's shortcuts.
struct KitchenShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: OrderSoupIntent(),
            phrases: [
                "Order soup with \(.applicationName)",
                "Order \(\.$soup) with \(.applicationName)",
            ],
            shortTitle: "Order Soup",
            systemImageName: "cup.and.saucer.fill"
        )
        AppShortcut(
            intent: OpenTodoListIntent(),
            phrases: ["Show the to-do list in \(.applicationName)"],
            shortTitle: "To-Do List",
            systemImageName: "list.bullet"
        )
        AppShortcut(
            intent: DeleteEverythingIntent(),
            phrases: ["Delete everything in \(.applicationName)"],
            shortTitle: "Delete Everything",
            systemImageName: "trash"
        )
    }
}

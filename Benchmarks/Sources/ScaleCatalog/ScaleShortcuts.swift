import AppIntents

/// The app's only shortcuts; the other phrases are the titles and the summaries of its intents.
struct ScaleShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: OpenInvoice(),
            phrases: [
                "Show an invoice in \(.applicationName)",
                "Look up an invoice in \(.applicationName)",
            ],
            shortTitle: "Show Invoice", systemImageName: "doc")
        AppShortcut(
            intent: ArchiveRoom(),
            phrases: ["Close a room in \(.applicationName)"],
            shortTitle: "Close Room", systemImageName: "door.left.hand.closed")
    }
}

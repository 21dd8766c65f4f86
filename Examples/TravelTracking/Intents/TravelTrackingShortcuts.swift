import AppIntents

/// The app's shortcuts: what people find without setting anything up.
struct TravelTrackingShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: ClosestLandmarkIntent(),
            phrases: [
                "Find the closest landmark in \(.applicationName)",
                "Find closest with \(.applicationName)",
                "What's near me in \(.applicationName)",
            ],
            shortTitle: "Find Closest",
            systemImageName: "location.fill"
        )
        AppShortcut(
            intent: FindTicketsIntent(),
            phrases: [
                "Find tickets in \(.applicationName)",
                "Find tickets for \(\.$landmark) with \(.applicationName)",
            ],
            shortTitle: "Find Tickets",
            systemImageName: "ticket.fill"
        )
        AppShortcut(
            intent: BrowseLandmarksIntent(),
            phrases: [
                "Browse landmarks in \(.applicationName)",
                "Browse landmarks of \(\.$continent) in \(.applicationName)",
            ],
            shortTitle: "Browse Landmarks",
            systemImageName: "globe"
        )
        AppShortcut(
            intent: ShowFavoritesIntent(),
            phrases: [
                "Show my favorites in \(.applicationName)",
                "Show favorite landmarks in \(.applicationName)",
            ],
            shortTitle: "Show Favorites",
            systemImageName: "heart.fill"
        )
    }

    static var shortcutTileColor: ShortcutTileColor { .blue }
}

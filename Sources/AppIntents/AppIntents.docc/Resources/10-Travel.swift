import AppIntents
import AppIntentsHost

@main
struct Travel: IntentsApp {
    func launch() async throws {
        AppDependencyManager.shared.add(dependency: Favorites())
        TravelShortcuts.updateAppShortcutParameters()
    }
}

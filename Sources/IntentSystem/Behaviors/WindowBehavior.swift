import AppIntents
import AppIntentsMetadata

/// Shows the app's window for an intent that its views handle (`onAppIntentExecution`).
struct WindowBehavior: IntentBehavior {
    func applies(to traits: IntentTraits) -> Bool { traits.leadsToContents }

    func view(
        after intent: any AppIntent, in system: IntentSystem
    ) async -> _SnippetViewContainer? {
        guard let app = system.catalog.app, let intent = intent.leadingToContents
        else { return nil }
        return await MainActor.work { AppWindow.view(of: app, handling: intent) }
    }
}

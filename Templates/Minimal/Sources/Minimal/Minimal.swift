import AppIntents
import AppIntentsHost

/// The app.
///
/// Its intents and entities need no registration: the system finds them in the program.
@main
struct Minimal: IntentsApp {
    func launch() async throws {
        AppDependencyManager.shared.add(dependency: Garden())
    }
}

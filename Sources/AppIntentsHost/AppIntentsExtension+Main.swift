public import AppIntents
import ArgumentParser

extension AppIntentsExtension {
    /// Runs the command that the program was started with, as an `IntentsApp` does.
    ///
    /// It takes the place of the `main()` in AppIntents, which performs nothing, where a file of the
    /// program imports this module.
    public static func main() {
        ExtensionApp<Self>.main()
    }
}

/// An extension as the app that serves its intents.
struct ExtensionApp<Extension: AppIntentsExtension>: IntentsApp {
    static var appName: String { String(describing: Extension.self) }

    init() {}

    mutating func launch() async throws {
        // Its initializer is where its author prepares what its intents depend on.
        _ = Extension()
    }
}

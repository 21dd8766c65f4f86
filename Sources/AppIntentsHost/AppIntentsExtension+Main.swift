public import AppIntents
import ArgumentParser

extension AppIntentsExtension {
    /// Runs the command in the program's arguments, like an `IntentsApp`.
    ///
    /// It replaces the `main()` of AppIntents, which performs nothing, if a file of the program
    /// imports this module.
    public static func main() {
        ExtensionApp<Self>.main()
    }
}

/// An extension in the form of the app that serves its intents.
struct ExtensionApp<Extension: AppIntentsExtension>: IntentsApp {
    static var appName: String { String(describing: Extension.self) }

    init() {}

    mutating func launch() async throws {
        // The author prepares the intents' dependencies in this initializer.
        _ = Extension()
    }
}

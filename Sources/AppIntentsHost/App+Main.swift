import ArgumentParser
import IntentSystem
public import SwiftUI

extension App {
    /// Runs the command in the program's arguments, like an `IntentsApp`.
    ///
    /// It replaces the `main()` of SwiftUI, which shows nothing, if a file of the program imports
    /// this module.
    nonisolated public static func main() {
        SceneApp<Self>.main()
    }
}

/// An app with scenes in the form of the app that serves its intents.
struct SceneApp<Program: App>: IntentsApp {
    /// The name of the type, without the word “App” that Xcode adds to the app's own name.
    static var appName: String {
        let name = String(describing: Program.self)
        return name.hasSuffix("App") && name != "App" ? String(name.dropLast(3)) : name
    }

    init() {}

    mutating func launch() async throws {
        // The author prepares the intents' dependencies in the initializer.
        await AppWindow.launch(Program.self)
    }
}

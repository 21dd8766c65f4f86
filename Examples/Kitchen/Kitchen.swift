import AppIntents
import AppIntentsHost
import ArgumentParser
import Foundation

/// An app that orders soup and keeps the kitchen's to-do list.
@main
struct Kitchen: IntentsApp {
    static var appName: String { "Kitchen" }

    @Option(help: "The file that keeps the to-do list.")
    var todoFile: String?

    func launch() async throws {
        let path =
            todoFile ?? TodoFile.defaultPath(environment: ProcessInfo.processInfo.environment)
        try TodoFile.shared.open(path: path)
        // The menu is fixed, so its soups are told once.
        KitchenShortcuts.updateAppShortcutParameters()
    }
}

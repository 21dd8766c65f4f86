import AppIntentsMetadata
import ArgumentParser
import Foundation
import IntentSystem
import WidgetSystem

/// Prints the app's offers.
struct ListCommand<App: IntentsApp>: SystemCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "list",
            abstract: "Lists the intents, shortcuts, controls and widgets.",
            discussion: """
                Undo and Redo are listed where there is something to undo or to redo: that is known to a running \
                instance of the app.
                """)
    }

    @OptionGroup var app: App

    @Flag(help: "Print everything as JSON.")
    var json = false

    @OptionGroup var instance: InstanceOptions

    func makeSystem() -> IntentSystem { IntentSystem(appName: App.appName) }

    func perform(
        in system: IntentSystem, _ context: CommandContext
    ) async throws -> RunExit {
        context.terminal.finish(
            try await text(of: system.offered(system.metadata, to: .owner), system.catalog))
    }

    private func text(of metadata: AppMetadata, _ catalog: Catalog) async throws -> String {
        if json {
            return try JSONText.lines(of: await WidgetCatalog().listing(of: metadata, catalog))
        }
        var lines: [String] = []
        for shortcut in metadata.shortcuts {
            lines.append("\(shortcut.title) → \(shortcut.intent)")
            lines += shortcut.phrases.map { "  “\($0)”" }
        }
        for intent in metadata.intents {
            let mark = intent.isDiscoverable ? "" : " (hidden)"
            let deprecation =
                intent.deprecation.map { deprecation in
                    deprecation.replacement.map { " (deprecated: use \($0))" } ?? " (deprecated)"
                } ?? ""
            lines.append("\(intent.identifier): \(intent.title)\(mark)\(deprecation)")
            lines += intent.parameters.map { parameter in
                "  \(parameter.name)\(parameter.isOptional ? "?" : ""): \(parameter.title)"
            }
        }
        lines += await WidgetCatalog().lines(catalog)
        return lines.joined(separator: "\n")
    }
}

import AppIntentsMetadata
import ArgumentParser
import Foundation
import IntentSystem
import SnippetRendering
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

    func makeSystem() async -> IntentSystem {
        let system = IntentSystem(appName: App.appName)
        if !json, system.offersShortcutValues {
            // Only the values in phrases need the app; if it fails, they have the parameters' titles.
            var app = app
            try? await app.launch()
        }
        return system
    }

    func perform(
        in system: IntentSystem, _ context: CommandContext
    ) async throws -> RunExit {
        context.terminal.finish(
            try await text(of: system.offered(system.metadata, to: .owner), in: system))
    }

    private func text(of metadata: AppMetadata, in system: IntentSystem) async throws -> String {
        let listing = await WidgetCatalog().listing(of: metadata, system.catalog)
        if json { return try JSONText.lines(of: listing) }
        var lines: [String] = []
        for shortcut in metadata.shortcuts {
            lines.append("\(shortcut.title) → \(shortcut.intent)")
            let parameters =
                metadata.intents.first { $0.identifier == shortcut.intent }?.parameters ?? []
            for phrase in shortcut.phrases {
                let spoken = await SpokenPhrase(
                    phrase, of: shortcut.intent, with: parameters, in: system)
                lines.append("  “\(spoken.text)”".safeForTerminal())
            }
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
        lines += listing.lines
        return lines.joined(separator: "\n")
    }
}

/// A phrase of an App Shortcut as people say it.
private struct SpokenPhrase {
    /// The phrase with one of the values that the parameter in it may have, or with the
    /// parameter's title in brackets if the app suggests none.
    private(set) var text: String

    /// The time after which an app's values are no longer waited for.
    private static let patience = Duration.seconds(2)

    init(
        _ phrase: String, of intent: String, with parameters: [ParameterMetadata],
        in system: IntentSystem
    ) async {
        text = phrase
        for parameter in parameters where phrase.contains("${\(parameter.name)}") {
            let choices = try? await inTime(Self.patience, system.deadlines) {
                try await system.choices(intent: intent, parameter: parameter.name, matching: "")
            }
            text = text.replacing(
                "${\(parameter.name)}", with: choices?.first?.title ?? "[\(parameter.title)]")
        }
    }
}

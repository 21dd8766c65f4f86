import AppIntentsMetadata
import ArgumentParser
import Foundation
import IntentSystem
import WidgetSystem

/// Prints what the app offers.
struct ListCommand<App: IntentsApp>: AsyncParsableCommand {
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

    mutating func run() async throws {
        if try await instance.passes(to: app) { return }
        let catalog = Catalog()
        let system = IntentSystem(appName: App.appName, catalog: catalog)
        print(try await text(of: system.offered(system.metadata, to: .owner), catalog))
    }

    private func text(of metadata: AppMetadata, _ catalog: Catalog) async throws -> String {
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            let listing = await WidgetCatalog().listing(of: metadata, catalog)
            return String(decoding: try encoder.encode(listing), as: UTF8.self)
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

extension ListCommand: InstanceCommand {
    func perform(
        in instance: RunningInstance, with surroundings: CommandSurroundings
    ) async throws -> Int32 {
        let isWritten = surroundings.terminal.print(
            try await text(
                of: instance.system.offered(instance.system.metadata, to: .owner),
                instance.system.catalog))
        return (isWritten ? RunExit.done : .notWritten).rawValue
    }
}

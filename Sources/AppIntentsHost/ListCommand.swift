import AppIntentsMetadata
import ArgumentParser
import Foundation
import IntentSystem

/// Prints what the app offers.
struct ListCommand<App: IntentsApp>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "list", abstract: "Lists the intents and shortcuts.")
    }

    @OptionGroup var app: App

    @Flag(help: "Print everything as JSON.")
    var json = false

    mutating func run() async throws {
        let metadata = Catalog().metadata(appName: App.appName)
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            print(String(decoding: try encoder.encode(metadata), as: UTF8.self))
            return
        }
        for shortcut in metadata.shortcuts {
            print("\(shortcut.title) → \(shortcut.intent)")
            for phrase in shortcut.phrases { print("  “\(phrase)”") }
        }
        for intent in metadata.intents {
            let mark = intent.isDiscoverable ? "" : " (hidden)"
            print("\(intent.identifier): \(intent.title)\(mark)")
            for parameter in intent.parameters {
                print("  \(parameter.name)\(parameter.isOptional ? "?" : ""): \(parameter.title)")
            }
        }
    }
}

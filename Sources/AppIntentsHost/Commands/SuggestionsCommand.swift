import AppIntents
import ArgumentParser
import Foundation
import IntentSystem
import SnippetRendering
import _Localization

/// Prints the suggestions for the person, best first.
struct SuggestionsCommand<App: IntentsApp>: SystemCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "suggestions",
            abstract: "Lists the actions that you are likely to want.",
            discussion: """
                They are made of what you often do at this time of day, of what the app donated, \
                and of what you had performed before. Exits with 1 if there is nothing to suggest.
                """)
    }

    @OptionGroup var app: App

    @Flag(help: "Say why each of them is suggested.")
    var why = false

    @Flag(help: "Print everything as JSON.")
    var json = false

    @OptionGroup var instance: InstanceOptions

    func perform(
        in system: IntentSystem, _ context: CommandContext
    ) async throws -> RunExit {
        let items = await system.suggestions(language: context.locale.identifier)
        guard !items.isEmpty || json else {
            context.terminal.say(
                LocalizedStringResource(system: "There is nothing to suggest yet.")
                    .text(in: context.locale))
            return .failed
        }
        guard context.terminal.print(try text(of: items)) else { return .notWritten }
        return items.isEmpty ? .failed : .done
    }

    private func text(of items: [SearchItem]) throws -> String {
        if json { return try JSONText.lines(of: items) }
        return items.flatMap { item in
            let names = [item.title, item.subtitle].compactMap(\.self).joined(separator: ", ")
            return ["\(item.intent): \(names)"]
                + (why ? [item.reason].compactMap { $0.map { "  \($0)" } } : [])
        }
        .joined(separator: "\n").safeForTerminal()
    }
}

import ArgumentParser
import Foundation
import IntentSystem
import Logging
import SnippetRendering
import _Localization

/// Prints the search results for words.
struct SearchCommand<App: IntentsApp>: SystemCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "search",
            abstract: "Finds shortcuts, intents and entities by words.",
            discussion: "Exits with 1 if nothing is found.")
    }

    @OptionGroup var app: App

    @Flag(help: "Say why each of them stands at its place.")
    var explain = false

    @Flag(help: "Print everything as JSON.")
    var json = false

    @OptionGroup var instance: InstanceOptions

    @Argument(help: "The words; without any, all that is offered.")
    var words: [String] = []

    func makeSystem() async throws -> IntentSystem {
        let system = IntentSystem(appName: App.appName)
        // An app with entities to find may fill its index when it is launched, and then reports the
        // values of its shortcuts.
        if system.offersShortcutValues || (!words.isEmpty && system.findsEntities) {
            let state = StateDirectory(given: instance.stateDirectory, appName: App.appName)
            let log = Logger(label: App.appName) { StreamLogHandler.standardError(label: $0) }
            state.keepIndex(
                in: try AppDatabase(of: state, app: App.appName, log: log),
                ifUsable: state.isThere, log: log)
            var app = app
            try await app.launch()
            await system.fillIndex()
        }
        return system
    }

    func perform(
        in system: IntentSystem, _ context: CommandContext
    ) async throws -> RunExit {
        await system.renewOffers(language: context.locale.identifier, for: .owner)
        let (text, language) = (words.joined(separator: " "), context.locale.identifier)
        let sections = system.search(
            text, language: language, for: .owner,
            answers: await system.answers(to: text, language: language, for: .owner),
            explains: explain)
        let output: String
        if json {
            output = try JSONText.lines(of: sections)
        } else {
            output = sections.flatMap(\.items).flatMap(lines).joined(separator: "\n")
                .safeForTerminal()
        }
        let found = !sections.allSatisfy(\.items.isEmpty)
        guard found || json else {
            context.terminal.say(
                LocalizedStringResource(system: "Nothing is called like that.")
                    .text(in: context.locale))
            return .failed
        }
        guard context.terminal.print(output) else { return .notWritten }
        return found ? .done : .failed
    }

    private func lines(of item: SearchItem) -> [String] {
        let reasons = item.explanation.map { ExplanationText.lines(of: $0) } ?? []
        return ["\(item.intent): \(item.title)"]
            + (reasons + [explain ? item.reason : nil].compactMap(\.self)).map { "  \($0)" }
    }
}

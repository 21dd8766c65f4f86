import ArgumentParser
import Foundation
import IntentSystem

/// Prints how a sentence is understood, and performs nothing.
///
/// Other apps have the instance perform it, to find the app that a sentence is for; it is not listed for
/// people.
struct UnderstandCommand<App: IntentsApp>: SystemCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: HouseInquiry.command,
            abstract: "Prints how a sentence is understood, as say --json does.",
            shouldDisplay: false)
    }

    @OptionGroup var app: App
    @OptionGroup var instance: InstanceOptions

    @Argument(help: "The sentence.")
    var sentence: String

    func makeSystem() async throws -> IntentSystem { try await makeSystemForSentences() }

    // The app that is meant counts what it performs; the others are only asked.
    func countedName(in system: IntentSystem, _ context: CommandContext) -> String? { nil }

    func perform(
        in system: IntentSystem, _ context: CommandContext
    ) async throws -> RunExit {
        context.terminal.finish(
            try JSONText.line(
                of: await system.promptUnderstandings(of: sentence, in: context.locale)))
    }
}

extension IntentSystem {
    /// Returns the ways to understand a sentence of the owner, with the values that are offered now.
    func understandings(of sentence: String, in locale: Locale) async -> [Understanding] {
        let language = locale.identifier
        await renewOffers(language: language, for: .owner)
        return understandings(of: sentence, language: language)
    }

    /// Returns the ways to understand a sentence of the owner without waiting long for the app's providers, since
    /// the house leaves an app out that is late.
    func promptUnderstandings(of sentence: String, in locale: Locale) async -> [Understanding] {
        await understandings(
            of: sentence, language: locale.identifier, for: .owner,
            waitingAtMost: .milliseconds(300))
    }
}

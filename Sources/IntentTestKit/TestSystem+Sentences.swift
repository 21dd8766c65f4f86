import AppIntentsMetadata
import Foundation
public import IntentSystem

extension TestSystem {
    /// Returns the ways to understand a sentence, the most likely first, and performs nothing; in the
    /// language of the test's people if none is given.
    public func understandings(
        of sentence: String, language: String? = nil
    ) async -> [Understanding] {
        var environment = environment
        if let language { environment.language = language }
        let language = environment.locale.identifier
        _ = await callingApp { await system.renewOffers(language: language, for: onlyPerson) }
        return system.understandings(of: sentence, language: language, for: onlyPerson)
    }

    /// Performs what a person asks for with a sentence, and returns when nothing is under way or the
    /// person is asked; `understanding` of the run is what was understood.
    ///
    /// The person is asked which value is meant if the words name several. Throws `UnclearSentence` and
    /// performs nothing if the sentence isn't understood surely otherwise.
    public func say(_ sentence: String, language: String? = nil) async throws -> TestRun {
        let found = await understandings(of: sentence, language: language)
        guard let understood = found.beginning(sentence) else {
            throw UnclearSentence(sentence: sentence, understandings: found)
        }
        let run = try await perform(understood.intent, values: understood.values)
        run.understand(understood)
        return run
    }
}

/// The error of a sentence that asks for no intent, or that may ask for several.
public struct UnclearSentence: Error, CustomStringConvertible, Sendable {
    /// The sentence.
    public let sentence: String
    /// The ways to understand it, the most likely first.
    public let understandings: [Understanding]

    /// The sentence and what it may mean.
    public var description: String {
        let meanings = understandings.map { "  \($0.intent): \($0.words) (\($0.sureness))" }
        return """
            “\(sentence)” is not understood surely. It may mean:
            \(meanings.isEmpty ? "  (nothing)" : meanings.joined(separator: "\n"))
            """
    }
}

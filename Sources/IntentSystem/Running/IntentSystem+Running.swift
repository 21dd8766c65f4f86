package import AppIntents
package import AppIntentsMetadata
import Foundation

extension IntentSystem {
    /// Performs an intent for a caller without a card, and then the intents that its result opens
    /// (DLG-7).
    ///
    /// Returns the outcome of the last one, since nothing shows the ones before it.
    package func run(
        _ request: RunRequest, for delegate: any RunDelegate,
        executor: (any TaskExecutor)? = nil
    ) async -> RunOutcome {
        await IntentRunner(self, executor: executor).runAll(request, for: delegate)
    }

    /// Performs the intent with an identifier; throws `UnknownIntent` if the app has none.
    package func run(
        intent identifier: String, arguments: [String: ParameterValue], locale: Locale,
        for delegate: any RunDelegate
    ) async throws(UnknownIntent) -> RunOutcome {
        guard let entry = catalog.entry(identifier: identifier) else {
            throw UnknownIntent(identifier: identifier)
        }
        return await run(
            RunRequest(entry.type, .named(arguments), locale: locale), for: delegate)
    }
}

/// The error of an identifier that no intent of the app has.
package struct UnknownIntent: Error, Hashable, Sendable {
    package let identifier: String

    package init(identifier: String) {
        self.identifier = identifier
    }
}

import AppIntents
import Foundation
import Synchronization
import _Localization

extension ActiveRun {
    /// Resolves the parameters of a configuration and saves them; the intent isn't performed.
    func configure(_ place: ConfigurationPlace) async throws -> RunResult {
        let contents = IntentContents(of: request.type.init())
        state.withLock { $0.contents = contents }
        var family: IntentWidgetFamily?
        if case .item(let place) = place {
            family = system.configurations.family(of: place, of: delegate.person)
        }
        contents.fit(family)
        _ = try await ParameterForm(contents, family: family, run: self).resolve(request.arguments)
        switch place {
        case .item(let place):
            try system.configurations.keep(
                Recipe(type: request.type, contents: contents), at: place, for: delegate.person)
        case .focus(let id):
            let failures = try await system.keepFilter(
                Focus.Filter(
                    intent: system.name(of: request.type), values: Donation.values(of: contents)),
                in: id, as: delegate.person, locale: request.locale)
            if let failure = failures.first {
                throw AppIntentError(
                    description: LocalizedStringResource(verbatim: failure.words))
            }
        }
        return RunResult(
            IntentResultContainer<Never, Never, Never, Never>.result(), of: request,
            contents: contents, view: nil, shownValue: nil, fetchedProperties: fetchedProperties,
            links: ValueLinks(), openings: ValueOpenings(), undo: nil, goesOn: false,
            destination: nil)
    }
}

import AppIntents
import AppIntentsMetadata
import Foundation
package import IntentSystem
import SwiftUI

extension WidgetBoard {
    /// Performs the action of a button or toggle in a drawn widget, after the previous taps.
    ///
    /// `wanted` is the requested state of a toggle. The widget's timeline is requested again
    /// afterwards. An intent that is known to be short runs on the `executor` of the caller.
    package func tap(
        _ action: Int, of number: Int, wanted: Bool?, for person: Person,
        in environment: PresentationEnvironment, executor: (any TaskExecutor)? = nil
    ) async -> BoardOutcome {
        guard let kind = drawings.drawing(number, of: person)?.kind else { return .stale }
        return await taps.inTurn(at: TapQueue.Place(person: person.account, kind: kind)) {
            await perform(
                action, of: number, wanted: wanted, for: person, in: environment,
                executor: executor)
        } ?? .busy
    }

    private func perform(
        _ action: Int, of number: Int, wanted: Bool?, for person: Person,
        in environment: PresentationEnvironment, executor: (any TaskExecutor)?
    ) async -> BoardOutcome {
        guard let drawing = drawings.drawing(number, of: person),
            drawing.actions.indices.contains(action), let carried = drawing.actions[action]
        else { return .stale }
        guard
            let recipe = carried.turning(
                to: wanted, from: drawing.states[ActionID(ordinal: action)])
        else { return .done(nil) }
        let outcome = await perform(recipe, for: person, in: environment, executor: executor)
        timelines.markStale(kind: drawing.kind)
        changes.note()
        return outcome
    }

    /// Performs an intent as a control does: without questions and without a snippet.
    ///
    /// On the page, an intent that leads into the app is left to it, since the app has room for a
    /// card and for questions.
    func perform(
        _ recipe: Recipe, for person: Person, in environment: PresentationEnvironment,
        startedBy source: RunRequest.Source = .person, executor: (any TaskExecutor)? = nil,
        unlock: @escaping @Sendable (SystemLock) async throws -> Void = { _ in }
    ) async -> BoardOutcome {
        let locale = environment.locale
        let isAtPage = person.session != nil
        if isAtPage, recipe.type.leadsIntoApp { return .opens(.card(recipe), nil) }
        let request = RunRequest(
            recipe.type, .recipe(recipe),
            purpose: source == .assistant ? .action : .control(inConfirmation: false),
            locale: locale, source: source)
        let delegate = BoardDelegate(person: person, askPassphrase: unlock)
        let runner = IntentRunner(system, executor: executor)
        let outcome =
            isAtPage
            ? await runner.run(request, for: delegate)
            : await runner.runAll(request, for: delegate)
        return BoardOutcome(outcome, atPage: isAtPage, in: locale)
    }
}

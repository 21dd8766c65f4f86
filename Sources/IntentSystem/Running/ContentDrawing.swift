import AppIntents
import AppIntentsMetadata
package import SwiftUI

/// The view of a question or a result as it was drawn once, for a caller without a card.
package struct ContentDrawing: Sendable {
    package let tree: ViewTree
    /// The result of the snippet that made the view; a confirmation passes it on (CON-9).
    package let snippet: RunResult?
    private let actions: [Recipe?]

    fileprivate init(_ resolved: ResolvedView, snippet: RunResult?) {
        tree = resolved.tree
        actions = resolved.actions.map { Recipe(ofControl: $0) }
        self.snippet = snippet
    }

    /// Returns the recipe that a control of the view performs; `nil` if there is no such control.
    ///
    /// `isOn` is the state that a toggle is turned to (BTN-4).
    package func recipe(of action: ActionID, turningOn isOn: Bool? = nil) -> Recipe? {
        guard actions.indices.contains(action.ordinal) else { return nil }
        return actions[action.ordinal]?.turning(to: isOn)
    }
}

extension IntentRunner {
    /// Draws the view of a question or a result once; `nil` if there is none.
    package func draw(
        _ content: RunContent, of request: RunRequest, for delegate: any RunDelegate
    ) async throws -> ContentDrawing? {
        switch content {
        case .none:
            return nil
        case .view(let view):
            return await resolve(view, of: request, snippet: nil)
        case .snippet(let recipe):
            let result = try await draw(recipe, of: request, for: delegate)
            guard case .view(let view) = result.content else {
                throw AppIntentError.Unrecoverable.unknown
            }
            return await resolve(view, of: request, snippet: result)
        }
    }

    private func resolve(
        _ view: _SnippetViewContainer, of request: RunRequest, snippet: RunResult?
    ) async -> ContentDrawing {
        let environment = PresentationEnvironment(language: request.locale.identifier)
        let resolved = await SnippetResolver.resolve(
            view, in: environment, pictures: system.cardLayout.pictures,
            at: DrawnMoment(system.configuration.now()))
        system.warnings.write(resolved.issues)
        return ContentDrawing(resolved, snippet: snippet)
    }
}

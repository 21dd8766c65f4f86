import AppIntents
import Foundation
import Logging
import SwiftUI

/// What one drawing of a card gave.
enum Drawing {
    case trees([PresentationEnvironment: (tree: ViewTree, render: Generation.Render)])
    case failed(any Error)
    case nothing
}

extension SystemSession {
    /// Draws a card again and tells whoever sees a difference.
    ///
    /// Calls that come while a drawing is under way merge into exactly one more (REL-4); each
    /// returns when a drawing that began after it has ended.
    func refresh(_ card: Card) async {
        if card.isRefreshing {
            card.mustRefreshAgain = true
            return await withCheckedContinuation { card.refreshWaiters.append($0) }
        }
        card.isRefreshing = true
        repeat {
            card.mustRefreshAgain = false
            let drawing = await draw(card)
            guard self.card === card else { break }
            settle(card, drawing)
        } while card.mustRefreshAgain
        card.isRefreshing = false
        let waiters = card.refreshWaiters
        card.refreshWaiters = []
        for waiter in waiters { waiter.resume() }
    }

    /// Draws a card soon, for a surface that has not seen it.
    func drawSoon(_ card: Card) {
        let id = card.id
        begin { session, _ in await session.refreshCard(id) }
    }

    private func refreshCard(_ id: Int) async {
        guard let card, card.id == id else { return }
        await refresh(card)
    }

    /// Performs what the card is drawn from, once (SNI-3 a to d), and resolves its view.
    func draw(_ card: Card) async -> Drawing {
        switch card.content {
        case .none:
            return .nothing
        case .fixed(let view):
            let new = await resolve(view, for: environments.subtracting(card.drawn.keys))
            card.drawn.merge(new) { first, _ in first }
            return .trees(card.drawn.filter { environments.contains($0.key) })
        case .stored(let stored):
            return .trees(stored.trees(for: environments, in: system.catalog))
        case .interactive(let recipe):
            return await draw(recipe, on: card)
        }
    }

    private func draw(_ recipe: Recipe, on card: Card) async -> Drawing {
        let run = makeRun(recipe.type, origin: .snippet)
        let outcome = await conduct(run, .recipe(recipe), asks: false, for: nil)
        switch outcome {
        case .result(let result):
            // Only a confirmation hands it on; nothing else outlives its run (INV-3).
            card.result = card.question == nil ? nil : result
            guard let view = result.snippetView else {
                return .failed(AppIntentError.Unrecoverable.unknown)
            }
            return .trees(await resolve(view, for: environments))
        case .failed(let error):
            log.error(
                "\(ProblemText.forDeveloper(error, intent: system.name(of: recipe.type)))")
            system.report(error, intent: system.name(of: recipe.type))
            return .failed(error)
        case .cancelled:
            return .failed(CancellationError())
        }
    }

    /// Puts a drawing on its card and tells the surfaces, if anything is different.
    func settle(_ card: Card, _ drawing: Drawing) {
        let hadProblem = card.refreshProblem != nil
        switch drawing {
        case .trees(let trees):
            card.refreshProblem = nil
            let hasChanged = card.take(trees, keeping: system.limits.keptGenerations)
            tell(card, trees.mapValues(\.tree), isNew: hasChanged || hadProblem)
        case .failed(let error):
            card.refreshProblem = error
            // The entity is gone for good: its text stays, with Done only. Otherwise the last good
            // view stays.
            if (error as? ParameterProblem)?.isEntityGone ?? false { card.clear() }
            tellAll(isFinal: true)
        case .nothing:
            tellAll()
        }
    }

    private func tell(
        _ card: Card, _ trees: [PresentationEnvironment: ViewTree], isNew: Bool
    ) {
        if isNew || card.actionProblem != nil || card.toldProblem {
            card.toldProblem = card.actionProblem != nil
            return tellAll(trees)
        }
        for (id, connection) in connections
        where connection.shown.map({ $0 != (card.id, card.generation) }) ?? true {
            tell(id, trees)
        }
    }

    private var environments: Set<PresentationEnvironment> {
        let environments = Set(connections.values.map(\.environment))
        return environments.isEmpty ? [PresentationEnvironment()] : environments
    }

    /// Resolves a view for each distinct environment (FLW-9).
    private func resolve(
        _ view: _SnippetViewContainer, for environments: Set<PresentationEnvironment>
    ) async -> [PresentationEnvironment: (tree: ViewTree, render: Generation.Render)] {
        var trees: [PresentationEnvironment: (tree: ViewTree, render: Generation.Render)] = [:]
        for environment in environments {
            // Back from the main actor, the session goes on where its surface is.
            let resolved = await withTaskExecutorPreference(executor) {
                await SnippetResolver.resolve(view, in: environment)
            }
            for issue in resolved.issues { log.warning("\(issue)") }
            let actions = resolved.actions.enumerated().compactMap { ordinal, action in
                (action as? any AppIntent).map { intent in
                    CardAction(
                        recipe: Recipe(of: intent),
                        isOn: resolved.states[ActionID(ordinal: ordinal)])
                }
            }
            trees[environment] = (
                resolved.tree,
                Generation.Render(digest: TreeDigest(resolved.tree), actions: actions)
            )
        }
        return trees
    }
}

extension ParameterProblem {
    var isEntityGone: Bool {
        if case .entityNotFound = problem { true } else { false }
    }
}

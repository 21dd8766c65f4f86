import AppIntents
import SwiftUI

extension StoredCard {
    /// A card's numbers and controls as surfaces show them.
    ///
    /// A process that ends in good order hands them over. Its successor gives the card the same
    /// number and knows the controls that were visible, so that what a person taps before their
    /// surface has reconnected is what they saw.
    public struct Shown: Sendable, Codable, Hashable {
        /// The number of the card.
        public var card: Int
        /// The versions of its content that surfaces may show, the newest last.
        public var generations: [Generation]

        /// One version of the content.
        public struct Generation: Sendable, Codable, Hashable {
            /// The number of the version.
            public var number: Int
            /// The content for each environment.
            public var renders: [Render]
        }

        /// The content for one environment.
        public struct Render: Sendable, Codable, Hashable {
            /// The environment.
            public var environment: PresentationEnvironment
            /// The controls, by the ordinals of their actions.
            public var actions: [Action]
        }

        /// The effect of one control.
        public struct Action: Sendable, Codable, Hashable {
            /// The intent with its values.
            public var recipe: StoredRecipe
            /// The state that a toggle shows; `nil` for a button.
            public var isOn: Bool?
        }
    }
}

extension StoredCard.Shown {
    /// Records what surfaces may show of a card: the newest versions, at most `limit`.
    init(_ card: SessionState.Card, in catalog: Catalog, keeping limit: Int) {
        self.card = card.id
        let all = card.earlierGenerations + card.generations
        generations = all.suffix(limit).map { generation in
            Generation(
                number: generation.number,
                renders: generation.renders.map { render in
                    Render(
                        environment: render.environment,
                        actions: render.actions.map { action in
                            Action(
                                recipe: StoredCard.StoredRecipe(action.recipe, in: catalog),
                                isOn: action.isOn)
                        })
                })
        }
    }

    /// Returns the versions of the content for taps; those whose controls have intents that the app
    /// no longer has are left out.
    func generations(in catalog: Catalog) -> [SessionState.Generation] {
        generations.map { generation in
            SessionState.Generation(
                number: generation.number,
                renders: generation.renders.compactMap { .init($0, in: catalog) })
        }
    }
}

extension Render {
    /// Creates the content that a surface shows of the process before; `nil` if the app no longer
    /// has an intent of its controls.
    fileprivate init?(_ shown: StoredCard.Shown.Render, in catalog: Catalog) {
        let actions = shown.actions.compactMap { action in
            action.recipe.recipe(in: catalog).map { CardAction(recipe: $0, isOn: action.isOn) }
        }
        guard actions.count == shown.actions.count else { return nil }
        self.init(environment: shown.environment, digest: .ofOtherProcess, actions: actions)
    }
}

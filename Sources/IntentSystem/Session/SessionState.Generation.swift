import AppIntents
import SwiftUI

extension SessionState {
    /// One version of a card's content: its actions, for each environment in which it is shown.
    struct Generation: Sendable {
        let number: Int
        var renders: [Render]
    }
}

/// The content of a card in one environment.
///
/// The tree itself is not kept: a session with an idle card should cost next to nothing, and the
/// snippet can be performed again when a new connection needs it.
struct Render: Sendable, Equatable {
    let environment: PresentationEnvironment
    let digest: TreeDigest
    let actions: [CardAction]
}

/// The effect of a control of a card.
struct CardAction: Equatable, Sendable {
    let recipe: Recipe
    /// The state that a toggle shows; `nil` for a button.
    let isOn: Bool?
}

import AppIntents
import SwiftUI

extension SessionState {
    /// One version of a card's content: what its actions mean, for each environment it is shown in.
    struct Generation: Sendable {
        let number: Int
        var renders: [Render]
    }
}

/// How the content of a card looks in one environment.
///
/// The tree itself is not kept: a session with a card at rest should cost next to nothing, and the
/// snippet can be performed again when a new connection wants to see it.
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

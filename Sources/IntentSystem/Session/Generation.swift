import AppIntents
import AppIntentsMetadata
import SwiftUI

typealias ParameterData = ParameterValue

/// One version of a card's content: what its actions mean, for each environment it is shown in.
struct Generation {
    let number: Int
    var renders: [PresentationEnvironment: Render]

    /// How the content looks in one environment.
    ///
    /// The tree itself is not kept: a session with a card at rest should cost next to nothing, and
    /// the snippet can be performed again when somebody new wants to see it.
    struct Render: Equatable {
        let digest: TreeDigest
        let actions: [CardAction]
    }
}

/// What a control of a card does.
struct CardAction: Equatable {
    let recipe: Recipe
    /// The state that a toggle shows; `nil` for a button.
    let isOn: Bool?
}

/// A fingerprint of a tree: 64 bits, keyed anew in each process, so that nobody can look for two
/// trees that share one.
struct TreeDigest: Hashable {
    private let value: Int

    init(_ tree: ViewTree) {
        value = tree.hashValue
    }
}

extension Card {
    /// What an action of a generation means, if that generation is still known.
    func action(
        _ action: ActionID, generation number: Int, in environment: PresentationEnvironment?
    ) -> CardAction? {
        guard let generation = generations.last(where: { $0.number == number }) else { return nil }
        let render =
            environment.flatMap { generation.renders[$0] } ?? generation.renders.values.first
        guard let actions = render?.actions, actions.indices.contains(action.ordinal) else {
            return nil
        }
        return actions[action.ordinal]
    }

    /// Takes new trees; `true` if something changed for somebody.
    func take(
        _ resolved: [PresentationEnvironment: (tree: ViewTree, render: Generation.Render)],
        keeping limit: Int
    ) -> Bool {
        let renders = resolved.mapValues(\.render)
        guard let current = generations.last, !isDrawingNothing else {
            generations.append(Generation(number: generation + 1, renders: renders))
            return true
        }
        let hasChanged = renders.contains { environment, render in
            current.renders[environment].map { $0 != render } ?? false
        }
        if hasChanged {
            generations.append(Generation(number: current.number + 1, renders: renders))
            generations.removeFirst(max(0, generations.count - limit))
        } else {
            generations[generations.count - 1].renders.merge(renders) { _, new in new }
        }
        return hasChanged
    }

    private var isDrawingNothing: Bool { generations.last?.renders.isEmpty ?? true }

    /// Whether the card has a view of its own.
    var isDrawn: Bool { !isDrawingNothing }

    /// Forgets the generations before the one that a client has certainly seen.
    func acknowledge(_ number: Int) {
        generations.removeAll { $0.number < number }
    }
}

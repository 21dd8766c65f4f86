import IntentSystem
import SnippetRendering
import SwiftUI
import Synchronization

/// A bare connection to a session, for what a `TestRun` does not offer: another environment, every
/// event.
final class Surface: Sendable {
    let session: SystemSession
    private let seen = Mutex(Seen())

    private struct Seen {
        var connection: ConnectionID?
        var states: [PresentationState] = []
        var tree: ViewTree?
        var trees = 0
        var refusals: [Refusal] = []
    }

    private init(session: SystemSession) {
        self.session = session
    }

    static func connect(
        to session: SystemSession,
        _ environment: PresentationEnvironment = PresentationEnvironment()
    ) async -> Surface {
        let surface = Surface(session: session)
        let connection = await session.connect(environment: environment) { [weak surface] event in
            surface?.take(event)
        }
        surface.seen.withLock { $0.connection = connection }
        await session.settled()
        return surface
    }

    private func take(_ event: PresentationEvent) {
        seen.withLock { seen in
            switch event {
            case .announcement: break
            case .refusal(let refusal): seen.refusals.append(refusal)
            case .state(let state):
                seen.states.append(state)
                switch state.card?.content {
                case .tree(let tree)?:
                    seen.tree = tree
                    seen.trees += 1
                case .unchanged?: break
                case PresentedCard.Content.none?, nil: seen.tree = nil
                }
            }
        }
    }

    var card: PresentedCard? { seen.withLock { $0.states.last?.card } }
    var text: String { TextRenderer().render(seen.withLock { $0.tree } ?? ViewTree()) }
    var refusals: [Refusal] { seen.withLock { $0.refusals } }
    var stateCount: Int { seen.withLock { $0.states.count } }
    var treeCount: Int { seen.withLock { $0.trees } }

    func change(to environment: PresentationEnvironment) async {
        guard let connection = seen.withLock({ $0.connection }) else { return }
        await session.setEnvironment(environment, for: connection)
        await session.settled()
    }

    /// Says yes to the confirmation.
    func confirm() async throws {
        let (question, connection) = seen.withLock { seen in
            (seen.states.last?.card?.question?.id, seen.connection)
        }
        guard let question, let connection else {
            throw NoSuchControl(label: "confirm", screen: text)
        }
        session.receive(.confirm(question: question), from: connection)
        await session.settled()
    }

    func tap(_ label: String) async throws {
        let (card, tree, connection) = seen.withLock { seen in
            (seen.states.last?.card, seen.tree, seen.connection)
        }
        guard let card, let connection, let action = tree?.button(named: label)?.action else {
            throw NoSuchControl(label: label, screen: text)
        }
        session.receive(
            .tap(card: card.id, generation: card.generation, action: action), from: connection)
        await session.settled()
    }
}

/// A test looked for a control that is not on screen.
struct NoSuchControl: Error {
    let label: String
    let screen: String
}

import AppIntents
import AppIntentsMetadata

/// The limits of the session's person, for the surfaces where that person is.
extension SystemSession {
    /// Counts an action of the person; throws if their limits don't allow it.
    ///
    /// An action that only takes back, ends or shows something is not counted, so that it is always taken.
    package func count(_ action: PersonAction) throws(PersonLimitReached) {
        switch action {
        case .undo, .redo, .cancel, .done, .stop, .aside, .open, .dismiss: return
        case .perform(let intent, _, _):
            try count(system.catalog.entry(identifier: intent)?.type, action)
        case .tap(let card, let generation, let tapped),
            .toggle(let card, let generation, let tapped, _):
            let type = withContents { contents -> (any AppIntent.Type)? in
                guard let shown = contents.state.card, shown.id == card else { return nil }
                return shown.action(tapped, generation: generation, in: nil)?.recipe.type
            }
            try count(type, action)
        case .performShortcut, .retry: try count(nil, action)
        case .answer, .choose, .confirm, .pin, .location:
            try system.count(action.kind, of: person, through: door)
        }
    }

    private func count(
        _ type: (any AppIntent.Type)?, _ action: PersonAction
    ) throws(PersonLimitReached) {
        if type?.isAlwaysTaken == true { return }
        try system.count(
            type.map { system.name(of: $0) } ?? action.kind, of: person, through: door,
            performing: true)
    }

    /// Counts that the person follows a link into the app; throws if their limits don't allow it.
    package func countVisit() throws(PersonLimitReached) {
        try system.count("visit", of: person, through: door, performing: true)
    }

    /// A session of the program's owner is that of an assistant.
    private var door: Door { person.session == nil ? .assistant : .page }

    /// Informs a surface that the limits of the person refused its action.
    package func refuse(_ reached: PersonLimitReached, _ connection: ConnectionID) {
        carryOut(
            .refuse(
                connection,
                Refusal(reason: .overloaded, message: reached.text(in: locale(of: connection)))))
    }
}

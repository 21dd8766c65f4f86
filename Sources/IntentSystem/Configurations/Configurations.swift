package import AppIntents
import Logging
import Synchronization

/// The boards of persons: their widgets, and the parameters of their widgets and controls.
///
/// A change counts once it is saved (Decisions/0095). Memory is bounded as for the undo stacks: if
/// there are too many persons, the least recent one is only in the store, if there is one.
package final class Configurations: Sendable {
    private struct Known {
        var board = BoardContents()
        /// The store has a board that this version can't read; it is set aside before it is replaced.
        var isForeign = false
    }

    private struct State {
        var boards: LRUCache<Person, Known>
        /// The store could not be read the last time, which is logged once.
        var isUnread = false
        var observers: [@Sendable () -> Void] = []
        /// The number of times that another node has changed boards.
        var changesElsewhere = 0
    }

    private let catalog: Catalog
    private let store: (any BoardStore)?
    private let log: Logger
    private let state: Mutex<State>
    /// A lock held while a board is changed and saved, so that the store gets the changes in order.
    private let writing = Mutex(())

    init(_ limits: Limits, catalog: Catalog, store: (any BoardStore)?, log: Logger) {
        state = Mutex(State(boards: LRUCache(limit: limits.undoStacks)))
        self.catalog = catalog
        self.store = store
        self.log = log
    }

    /// Returns the board of a person; one that can't be read is as it was in the beginning.
    package func board(of person: Person) -> BoardContents {
        known(of: person.account)?.board ?? BoardContents()
    }

    /// Returns a person's board; `nil` if the store can't be read, so that another call tries again.
    private func known(of person: Person) -> Known? {
        let (known, changes) = state.withLock { ($0.boards[person], $0.changesElsewhere) }
        if let known { return known }
        guard let store else { return Known() }
        guard let stored = stored(of: person, in: store) else { return nil }
        return state.withLock { state in
            // Another thread may have read and changed it meanwhile.
            if let known = state.boards[person] { return known }
            // What was read may be older than what another node has told of since.
            if state.changesElsewhere == changes { state.boards[person] = stored }
            return stored
        }
    }

    private func stored(of person: Person, in store: any BoardStore) -> Known? {
        do {
            let board = try store.board(of: person.storedName)
            state.withLock { $0.isUnread = false }
            guard let board else { return Known() }
            if board.format <= BoardContents.presentFormat { return Known(board: board) }
            log.error(
                """
                The widgets of a person were written down by a later version of this program, so they are as \
                they were in the beginning. Start the later version again to have them back before they are \
                changed here; a change sets them aside.
                """)
            return Known(isForeign: true)
        } catch is DecodingError {
            log.error("The widgets of a person can't be read; a change sets them aside.")
            return Known(isForeign: true)
        } catch {
            let isFirst = state.withLock { state in
                defer { state.isUnread = true }
                return !state.isUnread
            }
            if isFirst { log.error("The widgets of a person could not be read: \(error)") }
            return nil
        }
    }

    /// Changes the board of a person once it is saved; a change that makes no difference isn't.
    package func change<Result>(
        _ person: Person, _ change: (inout BoardContents) -> Result
    ) throws(NotKept) -> Result {
        let person = person.account
        let (result, observers) = try writing.withLock {
            _ throws(NotKept) -> (Result, [@Sendable () -> Void]) in
            guard let known = known(of: person) else { throw NotKept() }
            var board = known.board
            let result = change(&board)
            if board == known.board { return (result, []) }
            try write(board, of: person, over: known)
            let observers = state.withLock { state in
                state.boards[person] = Known(board: board)
                return state.observers
            }
            return (result, observers)
        }
        for observer in observers { observer() }
        return result
    }

    private func write(
        _ board: BoardContents, of person: Person, over known: Known
    ) throws(NotKept) {
        guard let store else { return }
        try NotKept.unless(log, "The widgets of a person") {
            if known.isForeign { try store.setAside(person.storedName) }
            try store.save(board, of: person.storedName)
        }
    }

    /// Forgets the board of the person whose data the store keeps under a name, or all boards: another
    /// node of the app has changed it.
    func readAgain(_ name: String?) {
        let observers = state.withLock { state in
            state.changesElsewhere += 1
            state.boards.removeAll { person in name.map { $0 == person.storedName } ?? true }
            return state.observers
        }
        for observer in observers { observer() }
    }

    /// Adds an observer of every change.
    package func observe(_ observer: @escaping @Sendable () -> Void) {
        state.withLock { $0.observers.append(observer) }
    }

    // MARK: - Parameters

    /// Returns the parameters that a person gave for a place, or else the initial ones.
    package func given(
        for place: BoardPlace, of type: any AppIntent.Type, by person: Person
    ) -> GivenConfiguration {
        let board = board(of: person)
        let own: StoredCard.StoredRecipe? =
            switch place {
            case .widget(let id): board.widgets?.first { $0.id == id }?.configuration
            case .control(let kind): board.controls[kind]
            case .beginnings: nil
            }
        let identifier = catalog.identifier(of: type)
        guard let stored = own ?? board.beginnings[identifier] else { return .none }
        guard stored.intent == identifier else { return .outdated }
        return .recipe(stored.recipe(of: type))
    }

    /// Returns the family of a person's widget; `nil` for a place that isn't a widget.
    func family(of place: BoardPlace, of person: Person) -> IntentWidgetFamily? {
        guard case .widget(let id) = place else { return nil }
        let widget = board(of: person).widgets?.first { $0.id == id }
        return widget.flatMap { IntentWidgetFamily(named: $0.family) }
    }

    /// Saves the parameters that a person gave for a place.
    package func keep(
        _ recipe: Recipe, at place: BoardPlace, for person: Person
    ) throws(NotKept) {
        let stored = StoredCard.StoredRecipe(recipe, in: catalog)
        try change(person) { board in
            switch place {
            case .widget(let id):
                guard let index = board.widgets?.firstIndex(where: { $0.id == id }) else { return }
                board.widgets?[index].configuration = stored
            case .control(let kind): board.controls[kind] = stored
            case .beginnings: board.beginnings[stored.intent] = stored
            }
        }
    }
}

/// The parameters that a person gave to a widget or control.
package enum GivenConfiguration: Sendable, Hashable {
    /// No parameters; the intent's defaults apply.
    case none
    case recipe(Recipe)
    /// The parameters of another intent, which configured the widget in an earlier version of the app.
    case outdated
}

/// The way in which the items of a process are kept for the next one.
package struct ItemKeeping: Sendable {
    /// How far the items of the store are read.
    enum Reading: Sendable {
        /// No caller has asked for the items yet.
        case awaited
        /// Asked for, and maybe under way.
        case begun
        case done
    }

    /// The number of records that are read at once, before other readers have their turn.
    static let page = 2000

    let store: any IndexedItemStore
    let things: IndexedThingReader
    /// Tells the present program from others, so that its queries are asked once.
    let program: @Sendable () -> String
    /// The time after a failure in which no search reads the items again.
    let pause: Duration
    let report: @Sendable (ItemReport) -> Void

    package init(
        in store: any IndexedItemStore, program: @escaping @Sendable () -> String,
        things: @escaping IndexedThingReader, pause: Duration = .seconds(5),
        reporting report: @escaping @Sendable (ItemReport) -> Void
    ) {
        self.store = store
        self.things = things
        self.program = program
        self.pause = pause
        self.report = report
    }
}

/// The fate of the items that a store kept.
package enum ItemReport: Sendable, Hashable, CustomStringConvertible {
    /// The store couldn't be read.
    case failed(String)
    /// Items were removed: their records have no form that is known, or the app has no longer their types.
    case removed(unreadable: Int, types: [String: Int])
    /// Such items could not be removed; nothing finds them.
    case notRemoved(String)
    /// Items were written to the store that was begun anew while they were known.
    case putBack(Int)

    /// The text for those who run the app.
    package var description: String {
        switch self {
        case .failed(let text):
            """
            The items of the app’s indexes could not be read, so search doesn’t find them, and changes of them are \
            refused until they can: \(text)
            """
        case .removed(let unreadable, let types):
            ((unreadable > 0
                ? ["Items of the app’s indexes were unreadable, and were removed: \(unreadable)."]
                : [])
                + types.sorted { $0.key < $1.key }.map { type, count in
                    """
                    Items of the app’s indexes were removed, because the app has no IndexedEntity called \(type) any \
                    more: \(count).
                    """
                }).joined(separator: " ")
        case .notRemoved(let text):
            """
            Items of the app’s indexes that nothing can find any more could not be removed, and take room until a \
            later start can: \(text)
            """
        case .putBack(let count):
            """
            The items of the app’s indexes were still known, and were written to the new file, so search finds them: \
            \(count).
            """
        }
    }
}

#if Store
    import CoreSpotlight
    import Foundation
    import IntentSystem
    import Synchronization

    /// A store that is opened at its first use, and tried again at the next one if that fails.
    ///
    /// Without it, a disk that was full at the start would turn everything that people change later
    /// into something that ends with the process.
    final class LateStore<Store: Sendable>: Sendable {
        private let store = Mutex<Store?>(nil)
        private let make: @Sendable () throws -> Store

        init(_ make: @escaping @Sendable () throws -> Store) {
            self.make = make
        }

        /// Returns the store, once it could be opened.
        func opened() throws -> Store {
            try store.withLock { store in
                if let store { return store }
                let made = try make()
                store = made
                return made
            }
        }
    }

    extension LateStore: BoardStore where Store: BoardStore {
        func board(of person: String) throws -> BoardContents? {
            try opened().board(of: person)
        }

        func save(_ board: BoardContents, of person: String) throws {
            try opened().save(board, of: person)
        }

        func setAside(_ person: String) throws { try opened().setAside(person) }
    }

    extension LateStore: DonationStore where Store: DonationStore {
        func donations() throws -> [DonationRecord] { try opened().donations() }

        func change(adding records: [DonationRecord], removing identifiers: [UUID]) throws {
            try opened().change(adding: records, removing: identifiers)
        }
    }

    extension LateStore: IndexedItemStore where Store: IndexedItemStore {
        func facts() throws -> ItemStoreFacts { try opened().facts() }

        func records(
            after number: Int64, newerThan revision: Int64, atMost limit: Int
        ) throws -> [ItemRecord] {
            try opened().records(after: number, newerThan: revision, atMost: limit)
        }

        func revisions() throws -> [Int64: Int64] { try opened().revisions() }

        func stamp() throws -> ItemStoreStamp { try opened().stamp() }

        func apply(_ change: ItemRecordChange, to stamp: ItemStoreStamp) throws -> Int64? {
            try opened().apply(change, to: stamp)
        }
    }

    extension LateStore: EntityTextStore where Store: EntityTextStore {
        func texts(in language: String) throws -> any EntityTexts {
            try opened().texts(in: language)
        }
    }
#endif

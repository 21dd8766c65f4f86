package import Foundation

/// The place of an item: its index, and its identifier there.
package struct ItemPlace: Hashable, Sendable {
    package let index: String
    package let item: String

    package init(index: String, item: String) {
        self.index = index
        self.item = item
    }
}

/// An item in the form that a store keeps.
package struct ItemRecord: Sendable, Hashable {
    package let place: ItemPlace
    /// The position of the item among all, which it keeps while it is replaced.
    package let number: Int64
    /// A number that no other content of an item has or had.
    package let revision: Int64
    /// The bytes that `RecordWriter` wrote.
    package let content: [UInt8]

    package init(place: ItemPlace, number: Int64, revision: Int64, content: [UInt8]) {
        self.place = place
        self.number = number
        self.revision = revision
        self.content = content
    }
}

/// A change of what a store keeps: all of it counts, or nothing.
package struct ItemRecordChange: Sendable {
    /// The numbers of the items to remove, before others are added.
    package var removed: [Int64] = []
    /// The items to add, or to put in the place of those with a number.
    package var added: [Addition] = []
    /// The app's client state of an index.
    package var clientState: (index: String, state: Data)?
    /// The name of a type whose query has put all entities into the index, and the program that it is of.
    package var filled: (type: String, program: String)?
    /// The number below which none is given.
    package var minimum: Int64 = 0

    package init() {}

    package struct Addition: Sendable {
        package let place: ItemPlace
        package let number: Int64?
        package let content: [UInt8]
    }
}

/// The facts that a store keeps beside the items.
package struct ItemStoreFacts: Sendable, Hashable {
    /// The app's last client states by the names of their indexes.
    package var clientStates: [String: Data]
    /// The programs whose queries put all entities into the index, by the names of their types.
    package var fillings: [String: String]

    package init(clientStates: [String: Data] = [:], fillings: [String: String] = [:]) {
        self.clientStates = clientStates
        self.fillings = fillings
    }
}

/// A store that keeps the items of an app's indexes between processes.
///
/// Calls may wait for a disk; they come one at a time, from a thread that may wait. Other processes of the app
/// may use the same store.
package protocol IndexedItemStore: Sendable {
    func facts() throws -> ItemStoreFacts

    /// Returns the records with greater numbers than one, in the order of their numbers, at most `limit`.
    func records(after number: Int64, atMost limit: Int) throws -> [ItemRecord]

    /// Applies a change in one transaction, and returns the revision of the first added item; those of the others
    /// follow it in order.
    ///
    /// Revisions grow from one change to the next one, also from one process to the next, and none is less than the
    /// change's `minimum`. An item that replaces none has its revision as its number.
    ///
    /// Processes that don't know of each other may add an item at the same place. It has two records then, of which
    /// the one with the greater revision counts.
    func apply(_ change: ItemRecordChange) throws -> Int64
}

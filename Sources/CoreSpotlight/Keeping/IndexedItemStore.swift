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
    /// The facts that are new or other ones; those that aren't named stay.
    package var facts = ItemStoreFacts()
    /// The names of types whose queries are to be asked for all entities again.
    package var unfilled: Set<String> = []
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

    var isEmpty: Bool { clientStates.isEmpty && fillings.isEmpty }

    /// Takes over the facts that are new or other ones.
    mutating func merge(_ others: ItemStoreFacts) {
        clientStates.merge(others.clientStates) { $1 }
        fillings.merge(others.fillings) { $1 }
    }
}

/// The numbers of what a store has, which are other ones after each change by another process.
package struct ItemStoreStamp: Sendable, Hashable {
    /// Another one if what was there was set aside, and the store begun anew.
    package let beginning: Int
    package let version: Int64

    package init(beginning: Int, version: Int64) {
        self.beginning = beginning
        self.version = version
    }
}

/// A store that keeps the items of an app's indexes between processes.
///
/// Calls may wait for a disk or a server; they come one at a time, from a thread that may wait. Other processes of the app
/// may use the same store. A place has one record; should there be two, the one with the greater revision counts.
package protocol IndexedItemStore: Sendable {
    /// The nodes of an app share the store, and hear from it of the changes of others.
    var isShared: Bool { get }

    /// Returns the stamp of what is there; changes through this object leave it as it is.
    func stamp() throws -> ItemStoreStamp

    func facts() throws -> ItemStoreFacts

    /// Returns the records with greater numbers than one, and with greater revisions than one, in the order of their
    /// numbers: at most `limit`, and none only if there are no more.
    func records(
        after number: Int64, newerThan revision: Int64, atMost limit: Int
    ) throws -> [ItemRecord]

    /// Returns the revisions of all records by their numbers.
    func revisions() throws -> [Int64: Int64]

    /// Applies a change in one transaction, and returns the revision of the first added item; those of the others
    /// follow it in order. Returns `nil`, and changes nothing, if the store hasn't the stamp of the caller any more.
    ///
    /// Revisions grow from one change to the next one, also from one process to the next, and none is less than the
    /// change's `minimum`. An item that replaces none has its revision as its number.
    func apply(_ change: ItemRecordChange, to stamp: ItemStoreStamp) throws -> Int64?
}

extension IndexedItemStore {
    package var isShared: Bool { false }
}

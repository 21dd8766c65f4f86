/// The subject of an item in the index, apart from its attributes: an app's entity.
///
/// The index knows no entities; it stores those that the module above gives it.
package protocol IndexedThing: Sendable {
    /// Distinguishes things of different types.
    var kind: ObjectIdentifier { get }
    /// The identifier of the thing among those of its type.
    var identifier: String { get }
    /// The rank among things that match equally well; greater comes first.
    var priority: Int { get }
    /// The index keeps the thing, but search doesn't show it.
    var isHidden: Bool { get }

    /// The name of the type, by which another process of the app knows it.
    var typeName: String { get }

    /// Writes what makes the thing again, but for its type, to a record of a store.
    func write(to record: inout RecordWriter) throws

    /// Returns whether another thing is the same and says the same.
    func isSame(as other: any IndexedThing) -> Bool
}

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
}

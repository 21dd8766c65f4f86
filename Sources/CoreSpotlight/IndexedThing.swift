/// The thing that an item of the index stands for, apart from its attributes: an app's entity.
///
/// The index knows no entities; it keeps what the module above gives it.
package protocol IndexedThing: Sendable {
    /// Tells things of different types apart.
    var kind: ObjectIdentifier { get }
    /// The identifier of the thing among those of its type.
    var identifier: String { get }
    /// The greater, the further ahead among things that match as well.
    var priority: Int { get }
    /// The thing is kept, and shown in no search.
    var isHidden: Bool { get }
}

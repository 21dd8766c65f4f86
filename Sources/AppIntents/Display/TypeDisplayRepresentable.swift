/// A type that has a name for people.
public protocol TypeDisplayRepresentable {
    /// The name of the type for people.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

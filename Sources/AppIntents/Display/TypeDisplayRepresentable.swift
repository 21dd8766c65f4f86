/// A type that has a name for people.
public protocol TypeDisplayRepresentable {
    /// What values of the type are called.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

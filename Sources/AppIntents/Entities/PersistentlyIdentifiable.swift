/// A type with a name that outlives renaming: what stored recipes and shortcuts call it.
public protocol PersistentlyIdentifiable {
    /// The stable name; the type's own name unless the author says otherwise.
    static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
    /// The type's name, without its module and the types around it.
    // `String(describing:)` says the same after it searched every loaded image for conformances.
    public static var persistentIdentifier: String { _typeName(Self.self, qualified: false) }
}

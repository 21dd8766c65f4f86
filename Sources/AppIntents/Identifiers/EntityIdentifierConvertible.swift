public import Foundation

/// An identifier that can be written as text and read back.
public protocol EntityIdentifierConvertible {
    /// Returns the identifier for a text; `nil` if the text is none.
    static func entityIdentifier(for entityIdentifierString: String) -> Self?

    /// The identifier as text.
    var entityIdentifierString: String { get }
}

extension String: EntityIdentifierConvertible {
    public static func entityIdentifier(for entityIdentifierString: String) -> String? {
        entityIdentifierString
    }
    public var entityIdentifierString: String { self }
}

extension Int: EntityIdentifierConvertible {
    public static func entityIdentifier(for entityIdentifierString: String) -> Int? {
        Int(entityIdentifierString)
    }
    public var entityIdentifierString: String { String(self) }
}

extension Float: EntityIdentifierConvertible {
    public static func entityIdentifier(for entityIdentifierString: String) -> Float? {
        Float(entityIdentifierString)
    }
    public var entityIdentifierString: String { description }
}

extension UUID: EntityIdentifierConvertible {
    public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
        UUID(uuidString: entityIdentifierString)
    }
    public var entityIdentifierString: String { uuidString }
}

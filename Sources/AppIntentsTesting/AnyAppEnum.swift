public import AppIntents
import AppIntentsMetadata

/// An enumeration of an app, to make cases of it.
public struct AppEnumDefinition: AppIntentTypeDefinition, Sendable {
    /// The type of the cases.
    public typealias Instance = AnyAppEnum

    /// The name of the enumeration's type.
    public let typeIdentifier: String

    /// Returns a case by its raw value as text.
    public func makeCase(_ rawValue: String) -> AnyAppEnum {
        AnyAppEnum(typeIdentifier: typeIdentifier, rawValue: rawValue)
    }

    public func isInstance(_ value: AnyAppEnum) throws {
        guard value.typeIdentifier == typeIdentifier else {
            throw TestingProblem(
                description: "The value is a \(value.typeIdentifier), no \(typeIdentifier).")
        }
    }
}

/// A case of an enumeration of an app.
public struct AnyAppEnum: IntentValueConvertible, Equatable, CustomStringConvertible {
    /// The name of the enumeration's type.
    public var typeIdentifier: String
    /// The raw value of the case as text.
    public var rawValue: String

    /// Creates a case by its raw value as text.
    public init(typeIdentifier: String, rawValue: String) {
        self.typeIdentifier = typeIdentifier
        self.rawValue = rawValue
    }

    /// Creates a case by its raw value.
    public init(typeIdentifier: String, value: any LosslessStringConvertible) {
        self.init(typeIdentifier: typeIdentifier, rawValue: value.description)
    }

    /// The type and the case.
    public var description: String { "\(typeIdentifier).\(rawValue)" }

    /// Returns the raw value as its type; throws if the text is none of it.
    public func `as`<T>(_ type: T.Type) throws -> T where T: LosslessStringConvertible {
        guard let value = T(rawValue) else {
            throw TestingProblem(description: "The raw value “\(rawValue)” is no \(T.self).")
        }
        return value
    }

    public func makeContainer(
        context: IntentValueContainer.ConversionContext
    ) -> IntentValueContainer {
        IntentValueContainer(
            ReadValue(.enumeration(type: typeIdentifier, rawValue: rawValue)))
    }

    public static func _value(in container: IntentValueContainer) throws -> AnyAppEnum? {
        guard case .enumeration(let type, let rawValue) = container.value.data else { return nil }
        return AnyAppEnum(typeIdentifier: type, rawValue: rawValue)
    }
}

import Foundation

/// The address of the entities of a type, with placeholders for the identifier and for properties.
///
/// Unspecified by Apple; the text for a placeholder is escaped, so that it is one segment of a path
/// or one value of a query, whatever it contains.
public struct EntityURLRepresentation<Entity>: ExpressibleByStringInterpolation
where Entity: AppEntity {
    private let pieces: [URLPiece<Entity>]

    /// Creates an address that is the same for each entity.
    public init(_ value: String) {
        pieces = [.literal(value)]
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public init(stringInterpolation: EntityURLRepresentation<Entity>.StringInterpolation) {
        pieces = stringInterpolation.pieces
    }

    func url(of entity: Entity) async -> URL? { await pieces.url(of: entity) }
}

extension EntityURLRepresentation {
    /// A collector of the parts of an address.
    public struct StringInterpolation: StringInterpolationProtocol {
        /// The placeholders that each entity can fill.
        public enum Token {
            /// The identifier.
            case id
        }

        fileprivate var pieces: [URLPiece<Entity>] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            pieces.reserveCapacity(interpolationCount * 2 + 1)
        }

        public mutating func appendLiteral(_ literal: String) { pieces.append(.literal(literal)) }

        /// Adds a placeholder for the identifier.
        public mutating func appendInterpolation(
            _ subject: EntityURLRepresentation<Entity>.StringInterpolation.Token
        ) {
            switch subject {
            case .id: pieces.append(.place { $0.id.entityIdentifierString })
            }
        }

        /// Adds a placeholder for a property: `\(\.$name)`.
        public mutating func appendInterpolation<ValueType, Subject>(_ subject: Subject)
        where
            ValueType: _IntentValue, ValueType: Sendable,
            Subject: KeyPath<Entity, EntityProperty<ValueType>>
        {
            pieces.append(
                .place { entity in
                    // If the address fails, it is absent, as Apple declares it; the run doesn't
                    // fail for it.
                    let value = try? await entity[keyPath: subject].value(in: entity)
                    return await value?.textInURL
                })
        }
    }
}

/// A part of the address of a value.
enum URLPiece<Value> {
    case literal(String)
    /// A placeholder for the value's text, without escapes; `nil` if there is none.
    case place((Value) async -> String?)
    /// An address that the value already has; `nil` if there is none.
    case address((Value) async -> URL?)
}

extension Array {
    /// Builds the address of a value; `nil` if a placeholder stays empty or the whole is no
    /// address.
    func url<Value>(of value: Value) async -> URL? where Element == URLPiece<Value> {
        var text = ""
        for piece in self {
            switch piece {
            case .literal(let literal): text += literal
            case .place(let read):
                guard let own = await read(value) else { return nil }
                text += own.escapedInURL
            case .address(let read):
                guard let own = await read(value) else { return nil }
                text += own.absoluteString
            }
        }
        return URL(string: text)
    }
}

extension _IntentValue {
    /// The text of the value in an address; `nil` if it can't be in one.
    var textInURL: String? {
        get async {
            guard let value = self as? any CustomURLRepresentationParameterConvertible else {
                return nil
            }
            return await value.urlRepresentationParameter
        }
    }

    /// Returns the address of the value, if its type has addresses.
    package nonisolated(nonsending) func link() async -> URL? {
        if Self.isPlain { return nil }
        return switch self {
        case let entity as any URLRepresentableEntity: await entity.urlRepresentation
        case let choice as any URLRepresentableEnum: choice.urlRepresentation
        default: nil
        }
    }
}

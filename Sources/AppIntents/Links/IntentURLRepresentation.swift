import Foundation

/// The address of an intent, with placeholders for its parameters.
///
/// Unspecified by Apple; the text for a placeholder is escaped, as in an entity's address.
public struct IntentURLRepresentation<Intent>: ExpressibleByStringInterpolation
where Intent: AppIntent {
    private let pieces: [URLPiece<Intent>]

    /// Creates an address that is the same for each intent of the type.
    public init(_ value: String) {
        pieces = [.literal(value)]
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public init(stringInterpolation: IntentURLRepresentation<Intent>.StringInterpolation) {
        pieces = stringInterpolation.pieces
    }

    /// Creates an address that comes from a parameter of the intent.
    init(address: @escaping (Intent) async -> URL?) {
        pieces = [.address(address)]
    }

    func url(of intent: Intent) async -> URL? { await pieces.url(of: intent) }
}

extension IntentURLRepresentation {
    /// A collector of the parts of an address.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var pieces: [URLPiece<Intent>] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            pieces.reserveCapacity(interpolationCount * 2 + 1)
        }

        public mutating func appendLiteral(_ literal: String) { pieces.append(.literal(literal)) }

        /// Adds a placeholder for a parameter: `\(\.$name)`.
        public mutating func appendInterpolation<ValueType, Subject>(_ subject: Subject)
        where
            ValueType: _IntentValue, ValueType: Sendable,
            Subject: KeyPath<Intent, IntentParameter<ValueType>>
        {
            pieces.append(
                .place { intent in await intent[keyPath: subject].currentValue?.textInURL })
        }
    }
}

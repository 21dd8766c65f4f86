import Foundation

/// The address of the cases of an enumeration: one with placeholders, or one for each case.
public struct EnumURLRepresentation<Enum>: ExpressibleByStringInterpolation where Enum: AppEnum {
    private enum Form {
        case pattern([Piece])
        case each([Enum: EnumSingleURLRepresentation])
    }

    fileprivate enum Piece {
        case literal(String)
        /// The raw value of the present case.
        case rawValue
        /// The raw value of a given case.
        case value(Enum)
    }

    private let form: Form

    /// Creates an address that is the same for each case.
    public init(_ value: String) {
        form = .pattern([.literal(value)])
    }

    /// Creates an address for each case; a case that is missing has no address.
    public init(
        _ urlRepresentations: [Enum: EnumURLRepresentation<Enum>.EnumSingleURLRepresentation]
    ) {
        form = .each(urlRepresentations)
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public init(stringInterpolation: EnumURLRepresentation<Enum>.StringInterpolation) {
        form = .pattern(stringInterpolation.pieces)
    }

    func url(of value: Enum) -> URL? {
        switch form {
        case .pattern(let pieces): pieces.url(of: value)
        case .each(let representations): representations[value]?.pieces.url(of: value)
        }
    }
}

extension EnumURLRepresentation {
    /// The address of one case.
    public struct EnumSingleURLRepresentation: ExpressibleByStringInterpolation {
        /// A collector of the parts of an address.
        public typealias StringInterpolation = EnumURLRepresentation<Enum>.StringInterpolation

        fileprivate let pieces: [Piece]

        public init(stringLiteral value: EnumURLRepresentation<Enum>.StringLiteralType) {
            pieces = [.literal(value)]
        }

        public init(stringInterpolation: EnumURLRepresentation<Enum>.StringInterpolation) {
            pieces = stringInterpolation.pieces
        }
    }

    /// A collector of the parts of an address.
    public struct StringInterpolation: StringInterpolationProtocol {
        /// The placeholders that each case can fill.
        public enum Token {
            /// The raw value.
            case rawValue
        }

        fileprivate var pieces: [Piece] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            pieces.reserveCapacity(interpolationCount * 2 + 1)
        }

        public mutating func appendLiteral(_ literal: String) { pieces.append(.literal(literal)) }

        /// Adds the raw value of a case.
        public mutating func appendInterpolation(_ subject: Enum) {
            pieces.append(.value(subject))
        }

        /// Adds a placeholder for the raw value of the present case.
        public mutating func appendInterpolation(
            _ subject: EnumURLRepresentation<Enum>.StringInterpolation.Token
        ) {
            switch subject {
            case .rawValue: pieces.append(.rawValue)
            }
        }
    }
}

extension Array {
    fileprivate func url<Enum>(of value: Enum) -> URL?
    where Element == EnumURLRepresentation<Enum>.Piece {
        var text = ""
        for piece in self {
            switch piece {
            case .literal(let literal): text += literal
            case .rawValue: text += value.rawValue.description.escapedInURL
            case .value(let other): text += other.rawValue.description.escapedInURL
            }
        }
        return URL(string: text)
    }
}

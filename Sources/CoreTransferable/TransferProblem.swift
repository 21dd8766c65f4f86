package import UniformTypeIdentifiers

/// The reason why a value was not exported or imported, apart from the errors of the author's
/// closures.
package enum TransferProblem: Error, Equatable, Sendable {
    /// No form of the type exports the content type, or any if it is `nil`.
    case notExported(type: String, as: UTType?, offered: [UTType])
    /// No form of the type imports the content type, or any if it is `nil`.
    case notImported(type: String, from: UTType?, accepted: [UTType])
    /// The bytes are no text in UTF-8.
    case notText
    /// The bytes are no address.
    case notAddress
}

extension TransferProblem: CustomStringConvertible {
    package var description: String {
        switch self {
        case .notExported(let type, let wanted, let offered):
            """
            A value of \(type) can't be exported\(Self.type(wanted, "as")). \
            \(Self.list(offered, "It is exported as", none: "No representation exports it now")). Add a \
            representation to its transferRepresentation, or ask for a type that it has.
            """
        case .notImported(let type, let wanted, let accepted):
            """
            A value of \(type) can't be imported\(Self.type(wanted, "from")). \
            \(Self.list(accepted, "It is imported from", none: "No representation imports it")). Add a \
            representation that imports to its transferRepresentation, or give a type that it has.
            """
        case .notText: "The data is no text in UTF-8."
        case .notAddress: "The data is no address."
        }
    }

    private static func type(_ type: UTType?, _ word: String) -> String {
        type.map { " \(word) \($0.identifier)" } ?? ""
    }

    private static func list(_ types: [UTType], _ words: String, none: String) -> String {
        types.isEmpty
            ? none : "\(words) \(types.map(\.identifier).joined(separator: ", "))"
    }
}

/// The declaration of one text: a property, or a function if the text has arguments.
struct StringSymbol {
    /// The declaration without `static` and its body.
    let declaration: String
    /// The text to show without a translation, as a literal.
    let value: String

    private struct Parameter {
        var label: String?
        var name: String
        var argument: StringFormat.Argument

        var declaration: String { (label == nil ? "_ " : "") + "\(name): \(argument.type)" }

        var interpolation: String {
            argument.type == "Swift.String"
                ? "\\(\(name))"
                : "\\(\(name), specifier: \(SourceText.literal(argument.specifier)))"
        }
    }

    /// Derives the symbol of a key from the text in the language of the code; without one, the key
    /// is the text.
    init(name: String, key: String, localization: StringTable.Localization?) {
        let texts = localization?.formats ?? []
        let formats = (texts + [key]).map {
            StringFormat($0, substitutions: localization?.substitutions ?? [:])
        }
        let parameters = Self.parameters(for: formats)
        let code = AssetIdentifier.code(name)
        let type = "SwiftUI.LocalizedStringResource"
        guard !parameters.isEmpty else {
            declaration = "var \(code): \(type)"
            value = SourceText.literal(texts.first ?? key)
            return
        }
        let list = parameters.map(\.declaration).joined(separator: ", ")
        declaration = "func \(code)(\(list)) -> \(type)"
        value = "\"\(Self.words(of: formats[0], with: parameters))\""
    }

    /// Returns the arguments that any form of the text has, in their order.
    private static func parameters(for formats: [StringFormat]) -> [Parameter] {
        var arguments: [Int: StringFormat.Argument] = [:]
        for format in formats {
            arguments.merge(format.arguments) { known, other in
                var known = known
                known.label = known.label ?? other.label
                return known
            }
        }
        guard let last = arguments.keys.max() else { return [] }
        var names: Set<String> = []
        return (1...last).map { place in
            let argument =
                arguments[place]
                ?? StringFormat.Argument(specifier: "%@", type: "Swift.String")
            let label = argument.label.flatMap(StringIdentifier.member)
            var name = label ?? "arg\(place)"
            if !names.insert(name).inserted { name += "_\(place)" }
            return Parameter(label: label, name: AssetIdentifier.code(name), argument: argument)
        }
    }

    /// Returns the words of a format with its arguments.
    ///
    /// A translation counts the arguments as they stand there, so those of a format with another
    /// order are without words.
    private static func words(of format: StringFormat, with parameters: [Parameter]) -> String {
        let places = format.pieces.compactMap { piece in
            if case .argument(let place) = piece { place } else { nil }
        }
        guard places == Array(1...parameters.count) else {
            return parameters.map(\.interpolation).joined()
        }
        return format.pieces.map { piece in
            switch piece {
            case .words(let words): SourceText.escaped(words)
            case .argument(let place): parameters[place - 1].interpolation
            }
        }.joined()
    }
}

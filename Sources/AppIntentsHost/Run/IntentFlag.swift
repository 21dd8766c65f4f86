import AppIntents
import AppIntentsMetadata
import IntentSystem

/// A parameter of an intent in the form of a command line's flag.
struct IntentFlag {
    enum Arity {
        /// No value: `--done` and `--no-done`.
        case toggle
        case one
        /// One value each time the flag is written.
        case many
    }

    /// The flag without its dashes: `ticket-count` for `ticketCount`.
    let name: String
    let parameter: ParameterMetadata
    let arity: Arity
    /// The cases, if the value is an enumeration.
    let cases: [EnumMetadata.Case]?
    /// The type of one value.
    let type: (any _IntentValue.Type)?

    /// The parameter for one element of a list.
    var element: ParameterMetadata {
        var element = parameter
        element.shape = parameter.shape.element
        return element
    }

    var takesFiles: Bool { parameter.takesFiles }

    /// `true` if a run without a terminal needs the flag.
    var isRequired: Bool { !parameter.isOptional && parameter.defaultValue == nil }

    /// The options that a person may write.
    var spellings: [String] {
        arity == .toggle ? ["--\(name)", "--no-\(name)"] : ["--\(name)"]
    }

    /// The flag with its dashes, and its value.
    var usage: String {
        switch arity {
        case .toggle: "--[no-]\(name)"
        case .one, .many: "--\(name) \(placeholder)"
        }
    }

    /// The word for a value in the usage.
    var placeholder: String {
        if let cases {
            let choices = cases.map(\.rawValue).joined(separator: "|")
            return choices.count <= 24 ? choices : "CHOICE"
        }
        return switch element.shape {
        case .bool: "yes|no"
        case .integer, .number: "NUMBER"
        case .text: "TEXT"
        case .date, .dateParts: "DATE"
        case .duration: "DURATION"
        case .url: "URL"
        case .file: "PATH"
        case .entity: parameter.title.uppercased().replacing(" ", with: "-")
        case .enumeration, .list, .structure, .union, .opaque: "VALUE"
        }
    }
}

struct IntentFlags {
    /// The flags of the parameters that a command line can set.
    let flags: [IntentFlag]

    /// Creates the flags of parameters; `names` replace the names of some parameters.
    init(
        _ parameters: [ParameterMetadata], enums: [EnumMetadata],
        types: [String: any _IntentValue.Type] = [:], names: [String: String] = [:]
    ) {
        var flags: [IntentFlag] = []
        for parameter in parameters where !parameter.shape.isOpaque {
            let spelled = names[parameter.name] ?? Self.hyphenated(parameter.name)
            // Two properties may differ only in their capitals.
            let isTaken = flags.contains { $0.name == spelled }
            flags.append(
                IntentFlag(
                    name: isTaken ? parameter.name : spelled, parameter: parameter,
                    arity: parameter.shape.arity, cases: parameter.shape.cases(in: enums),
                    type: types[parameter.name]?.element))
        }
        self.flags = flags
    }

    /// The parameters whose values are files, by the names of their flags.
    var files: [String: ParameterMetadata] {
        Dictionary(flags.filter(\.takesFiles).map { ($0.name, $0.parameter) }) { first, _ in first }
    }

    /// The usage of each parameter's flag, by the parameter's name.
    var usages: [String: String] {
        Dictionary(flags.map { ($0.parameter.name, $0.usage) }) { first, _ in first }
    }

    /// Returns the flag with a name: that of the flag or of its parameter, in any capitalization
    /// and hyphenation.
    func flag(named name: String) -> IntentFlag? {
        if let exact = flags.first(where: { $0.name == name || $0.parameter.name == name }) {
            return exact
        }
        let folded = Spelling.folded(name)
        let found = flags.filter { Spelling.folded($0.name) == folded }
        return found.count == 1 ? found[0] : nil
    }

    /// Returns the flag of an option, such as `--done` or `--no-done`.
    func flag(ofOption option: String) -> IntentFlag? {
        guard option.hasPrefix("--") else { return nil }
        let name = String(option.dropFirst(2))
        if let flag = flag(named: name) { return flag }
        guard name.hasPrefix("no-"), let flag = flag(named: String(name.dropFirst(3))),
            flag.arity == .toggle
        else { return nil }
        return flag
    }

    /// Returns the name with hyphens: `ticketCount` becomes `ticket-count`.
    static func hyphenated(_ name: String) -> String {
        var words = ""
        var before: Character?
        for character in name {
            if character == "_" {
                words.append("-")
            } else if character.isUppercase {
                if before?.isLowercase ?? false { words.append("-") }
                words.append(contentsOf: character.lowercased())
            } else {
                words.append(character)
            }
            before = character
        }
        return words
    }
}

extension ValueShape {
    fileprivate var arity: IntentFlag.Arity {
        switch self {
        case .bool: .toggle
        case .list: .many
        default: .one
        }
    }

    fileprivate func cases(in enums: [EnumMetadata]) -> [EnumMetadata.Case]? {
        guard case .enumeration(let identifier) = element else { return nil }
        return enums.first { $0.identifier == identifier }?.cases
    }
}

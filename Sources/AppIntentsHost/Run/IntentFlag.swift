import AppIntents
import AppIntentsMetadata
import IntentSystem

/// A parameter of an intent as a flag of the command line.
struct IntentFlag {
    /// How many values the flag takes.
    enum Arity {
        /// None: `--done` and `--no-done`.
        case toggle
        case one
        /// One each time it is given.
        case many
    }

    /// The flag without its dashes: `ticket-count` for `ticketCount`.
    let name: String
    let parameter: ParameterMetadata
    let arity: Arity
    /// The choices, if the value is a case of an enumeration.
    let cases: [EnumMetadata.Case]?
    /// The type of one value.
    let type: (any _IntentValue.Type)?

    /// The parameter as it is for one value of a list.
    var element: ParameterMetadata {
        var element = parameter
        element.shape = parameter.shape.element
        return element
    }

    /// The flag's values are paths of files.
    var takesFiles: Bool { parameter.takesFiles }

    /// A run without a terminal needs the flag.
    var isRequired: Bool { !parameter.isOptional && parameter.defaultValue == nil }

    /// The flag with its dashes, and what it takes.
    var usage: String {
        switch arity {
        case .toggle: "--[no-]\(name)"
        case .one, .many: "--\(name) \(placeholder)"
        }
    }

    /// The word that stands for a value.
    private var placeholder: String {
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

/// The flags of an intent, in the order of its parameters.
struct IntentFlags {
    /// The parameters that a command line can give.
    let flags: [IntentFlag]

    /// Makes the flags of parameters; `names` are those that a command has instead of the parameters' own.
    init(
        _ parameters: [ParameterMetadata], enums: [EnumMetadata],
        types: [String: any _IntentValue.Type] = [:], names: [String: String] = [:]
    ) {
        var flags: [IntentFlag] = []
        for parameter in parameters where !parameter.shape.isOpaque {
            let spelled = names[parameter.name] ?? Self.hyphenated(parameter.name)
            // Two properties may differ in nothing but their capitals.
            let isTaken = flags.contains { $0.name == spelled }
            flags.append(
                IntentFlag(
                    name: isTaken ? parameter.name : spelled, parameter: parameter,
                    arity: parameter.shape.arity, cases: parameter.shape.cases(in: enums),
                    type: types[parameter.name]?.element))
        }
        self.flags = flags
    }

    /// The parameters that are files, by the names of their flags.
    var files: [String: ParameterMetadata] {
        Dictionary(flags.filter(\.takesFiles).map { ($0.name, $0.parameter) }) { first, _ in first }
    }

    /// The usage of each parameter's flag, by the parameter's name.
    var usages: [String: String] {
        Dictionary(flags.map { ($0.parameter.name, $0.usage) }) { first, _ in first }
    }

    /// The flag with a name: its own, or that of its parameter, however it is capitalized and
    /// hyphenated.
    func flag(named name: String) -> IntentFlag? {
        if let exact = flags.first(where: { $0.name == name || $0.parameter.name == name }) {
            return exact
        }
        let folded = Spelling.folded(name)
        let found = flags.filter { Spelling.folded($0.name) == folded }
        return found.count == 1 ? found[0] : nil
    }

    /// `ticketCount` as `ticket-count`.
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

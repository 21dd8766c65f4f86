import AppIntentsMetadata

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

    /// The parameter as it is for one value of a list.
    var element: ParameterMetadata {
        guard case .array(let type) = parameter.type else { return parameter }
        var element = parameter
        element.type = type
        return element
    }

    /// Whether a run without a terminal needs the flag.
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
        return switch element.type {
        case .bool: "yes|no"
        case .int, .double: "NUMBER"
        case .string: "TEXT"
        case .date: "DATE"
        case .dateComponents: "DATE"
        case .url: "URL"
        case .entity: parameter.title.uppercased().replacing(" ", with: "-")
        case .enumeration, .array, .other: "VALUE"
        }
    }
}

/// The flags of an intent, in the order of its parameters.
struct IntentFlags {
    /// The parameters that a command line can give.
    let flags: [IntentFlag]

    init(_ parameters: [ParameterMetadata], enums: [EnumMetadata]) {
        var flags: [IntentFlag] = []
        for parameter in parameters where !parameter.type.isOpaque {
            let spelled = Self.hyphenated(parameter.name)
            // Two properties may differ in nothing but their capitals.
            let isTaken = flags.contains { $0.name == spelled }
            flags.append(
                IntentFlag(
                    name: isTaken ? parameter.name : spelled, parameter: parameter,
                    arity: parameter.type.arity, cases: parameter.type.cases(in: enums)))
        }
        self.flags = flags
    }

    /// The flag of a parameter.
    func flag(of parameter: String) -> IntentFlag? {
        flags.first { $0.parameter.name == parameter }
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

extension ValueTypeMetadata {
    fileprivate var arity: IntentFlag.Arity {
        switch self {
        case .bool: .toggle
        case .array: .many
        default: .one
        }
    }

    fileprivate var isOpaque: Bool {
        switch self {
        case .other: true
        case .array(let element): element.isOpaque
        default: false
        }
    }

    fileprivate func cases(in enums: [EnumMetadata]) -> [EnumMetadata.Case]? {
        switch self {
        case .enumeration(let identifier):
            enums.first { $0.identifier == identifier }?.cases
        case .array(let element): element.cases(in: enums)
        default: nil
        }
    }
}

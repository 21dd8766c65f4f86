import AppIntentsMetadata
import IntentSystem

/// The text of `run --help` and `run INTENT --help`.
struct RunCommandText {
    let app: String
    let columns: TextColumns

    /// The options of the command `run`.
    static let options: [(name: String, usage: String, text: String)] = [
        (
            "--json", "--json",
            """
            Print one JSON object: the value, the dialog, the text, the intent that the result opens, or \
            the error.
            """
        ),
        (
            "--yes", "--yes",
            """
            Say yes to every confirmation, also to those of the system before something is deleted. \
            Choices and missing values are asked for all the same.
            """
        ),
        (
            "--output", "--output PATH",
            """
            Write the result to a file instead of to standard output; of an intent that gives a file, the \
            bytes of that, of one that gives several, a folder with them. A single - is standard output.
            """
        ),
        (
            "--previous", "--previous PATH",
            """
            Take the result that run INTENT --json wrote to a file, for the parameter that takes results, or \
            else the first that can have it. A single - is standard input: run A --json | run B --previous -
            """
        ),
        ("--help", "-h, --help", "Show this."),
    ]

    /// The options that `run` reads before it knows the intent.
    static let otherOptions: [(usage: String, text: String)] = [
        ("--verbose", "Write down everything that happens, to standard error.")
    ]

    // MARK: - run --help

    func overview(_ intents: [(identifier: String, title: String)]) -> String {
        var parts = [
            "OVERVIEW: Performs an intent, and prints its result.",
            "USAGE: \(app) run [OPTIONS] INTENT [--PARAMETER VALUE]...",
            columns.wrapped(
                """
                INTENT is an identifier or a title, however it is capitalized and hyphenated. \
                \(app) run INTENT --help shows its parameters. The app's own options may stand before INTENT \
                or after it, where a parameter of the same name wins.
                """),
        ]
        parts.append(
            intents.isEmpty
                ? "The app has no intents."
                : "INTENTS:\n" + columns.table(intents.map { ($0.identifier, $0.title) }))
        parts.append(
            "OPTIONS:\n"
                + columns.table(
                    Self.options.map { ($0.usage, $0.text) }
                        + Self.otherOptions.map { ($0.usage, $0.text) }))
        parts.append("VALUES:\n" + columns.wrapped(Self.values, indentation: 2))
        parts.append(
            "EXIT CODES:\n"
                + columns.table(RunExit.allCases.map { ("\($0.rawValue)", $0.meaning) }))
        return parts.joined(separator: "\n\n") + "\n"
    }

    /// The forms in which a person writes values.
    static let values = """
        --param VALUE and --param=VALUE are the same; the latter takes values that begin with two dashes. \
        Yes or no is --flag or --no-flag. A flag that takes several values is repeated. After --, each word \
        is the value of the next parameter that has none. What is missing is asked for if standard input \
        and standard error are a terminal.
        """

    // MARK: - run INTENT --help

    func help(of intent: IntentMetadata, flags: IntentFlags) -> String {
        let required = flags.flags.filter(\.isRequired)
        let mandatory = required.map { " " + $0.usage }.joined()
        var parts = [
            columns.wrapped(title(of: intent)),
            columns.wrapped(
                "USAGE: \(app) run \(intent.identifier.shellQuoted)\(mandatory) [OPTIONS]"),
        ]
        if let deprecation = deprecation(of: intent) { parts.append(columns.wrapped(deprecation)) }
        if !flags.flags.isEmpty {
            parts.append("PARAMETERS:\n" + columns.table(flags.flags.map { ($0.usage, text($0)) }))
        }
        parts.append("OPTIONS:\n" + columns.table(Self.options.map { ($0.usage, $0.text) }))
        return parts.joined(separator: "\n\n") + "\n"
    }

    /// Returns the title, the description, and that another intent takes the place of this one.
    func summary(of intent: IntentMetadata) -> String {
        [title(of: intent), deprecation(of: intent)].compactMap(\.self).joined(separator: " ")
    }

    private func title(of intent: IntentMetadata) -> String {
        intent.description.map { "\(intent.title): \($0)" } ?? intent.title
    }

    private func deprecation(of intent: IntentMetadata) -> String? {
        guard let deprecation = intent.deprecation else { return nil }
        let replacement = deprecation.replacement.map { name in
            "\(app) run \(name.shellQuoted) takes its place."
        }
        return ["Deprecated.", deprecation.message, replacement].compactMap(\.self)
            .joined(separator: " ")
    }

    /// Returns what a person has to know about a parameter.
    func text(_ flag: IntentFlag) -> String {
        let parameter = flag.parameter
        var sentences = [parameter.title + "."]
        if let description = parameter.description { sentences.append(description) }
        if let kind = kind(flag) { sentences.append(kind) }
        if let cases = flag.cases {
            let choices = cases.map { choice in
                choice.title == choice.rawValue
                    ? choice.rawValue : "\(choice.rawValue) (\(choice.title))"
            }
            sentences.append("One of \(choices.joined(separator: ", ")).")
        }
        if flag.arity == .many { sentences.append("Can be repeated.") }
        if parameter.hasOptions, flag.cases == nil {
            sentences.append("The app offers choices, at a terminal.")
        }
        if let value = parameter.defaultValue?.flagText {
            sentences.append("(default: \(value))")
        } else if parameter.isOptional {
            sentences.append("(optional)")
        } else if parameter.defaultValue == nil {
            sentences.append("(required)")
        }
        return sentences.joined(separator: " ")
    }

    /// Returns a description of a flag's values if the placeholder isn't enough.
    private func kind(_ flag: IntentFlag) -> String? {
        let parameter = flag.element
        return switch parameter.shape {
        case .integer: range("A whole number", parameter)
        case .number: range("A number", parameter)
        case .date:
            switch parameter.dateKind {
            case .date?: "Such as 2026-11-21."
            case .time?: "Such as 09:30."
            case .dateTime?, nil: "Such as 2026-11-21T09:30."
            }
        case .dateParts: "A day, a time of day or both, such as 2026-11-21T09:30."
        case .duration: "Such as 90 min, 1:30 or PT1H30M."
        case .entity:
            parameter.takesFileEntities
                ? "\(file(parameter.fileTypes)) An identifier, or words to find it by, will do as well."
                : "An identifier, or words to find it by."
        case .file(let types): file(types)
        case .structure(let structure):
            "Words as a person writes them, or a JSON object with \(fields(structure))."
        case .bool:
            parameter.switchNames.map {
                "--\(flag.name) means “\($0.yes)”, --no-\(flag.name) “\($0.no)”."
            }
        case .union(let shapes):
            kinds(shapes).map {
                "Words as a person writes them, or a JSON object with \($0)."
            }
        case .text, .url, .enumeration, .list, .opaque: nil
        }
    }

    private func file(_ types: [String]) -> String {
        let kinds = types.isEmpty ? "" : " (\(types.joined(separator: ", ")))"
        return "The path of a file\(kinds), or - for standard input."
    }

    private func fields(_ structure: StructureShape) -> String {
        structure.fields.map { field in
            let choices = field.choices.map(\.value)
            return choices.isEmpty
                ? field.name : "\(field.name) (\(choices.joined(separator: ", ")))"
        }.joined(separator: ", ")
    }

    /// Returns the fields of all kinds of values, with the texts that select the kinds; `nil` if
    /// the kinds have no fields.
    private func kinds(_ shapes: [ValueShape]) -> String? {
        var names: [String] = []
        var kinds: [String: [String]] = [:]
        for case .structure(let structure) in shapes {
            for field in structure.fields {
                if !names.contains(field.name) { names.append(field.name) }
                if field.choices.count == 1 {
                    kinds[field.name, default: []].append(field.choices[0].value)
                }
            }
        }
        if names.isEmpty { return nil }
        return names.map { name in
            kinds[name].map { "\(name) (\($0.joined(separator: ", ")))" } ?? name
        }.joined(separator: ", ")
    }

    private func range(_ kind: String, _ parameter: ParameterMetadata) -> String {
        switch (parameter.lowerBound, parameter.upperBound) {
        case (let lower?, let upper?): "\(kind) from \(number(lower)) to \(number(upper))."
        case (let lower?, nil): "\(kind) of at least \(number(lower))."
        case (nil, let upper?): "\(kind) of at most \(number(upper))."
        case (nil, nil): "\(kind)."
        }
    }

    private func number(_ value: Double) -> String {
        Int(exactly: value).map(String.init) ?? String(value)
    }
}

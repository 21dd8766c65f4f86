import AppIntentsMetadata
import IntentSystem

/// The values for an intent in a command line, and the wanted form of the result.
struct RunArguments: Equatable {
    /// The values by the names of the parameters.
    var values: [String: ParameterValue] = [:]
    var options = RunOptions()
    /// `true` if one of the values is the file on standard input, or the result of the previous
    /// action.
    var readsStandardInput = false
}

/// The options of the command `run`.
struct RunOptions: Equatable {
    var isJSON = false
    var confirms = false
    var wantsHelp = false
    var output: String?
    /// The path of the previous action's result; `-` for standard input.
    var previous: String?
    /// Questions are answered with words, and followed by commands such as "undo that".
    var converses = false
    /// The person hears the results and sees nothing.
    var isVoiceOnly = false
}

/// A parser of the words after the intent's name.
///
/// A parameter whose flag has the same name as an option of `run` has precedence; that option can
/// be written before the intent's name.
struct FlagParser {
    let flags: IntentFlags

    private var result = RunArguments()
    private var given: Set<String> = []
    private var words: ArraySlice<String> = []

    private init(_ flags: IntentFlags, options: RunOptions) {
        self.flags = flags
        result.options = options
        result.readsStandardInput = options.previous == "-"
    }

    /// Returns the parsed words; throws a sentence about the first invalid one.
    static func parse(
        _ words: [String], _ flags: IntentFlags, options: RunOptions = RunOptions()
    ) throws(UsageError) -> RunArguments {
        var parser = FlagParser(flags, options: options)
        parser.words = words[...]
        try parser.parse()
        return parser.result
    }

    private mutating func parse() throws(UsageError) {
        while let word = words.popFirst() {
            if word == "--" { return try takePlain() }
            guard word.hasPrefix("-"), word.count > 1 else {
                throw UsageError("“\(word)” stands alone. \(flagHint(for: word))")
            }
            if word == "-h" {
                result.options.wantsHelp = true
            } else if !word.hasPrefix("--") {
                throw UsageError("There is no option \(word).\(question(word))")
            } else {
                let name = word.dropFirst(2)
                if let equals = name.firstIndex(of: "=") {
                    try take(String(name[..<equals]), String(name[name.index(after: equals)...]))
                } else {
                    try take(String(name), nil)
                }
            }
        }
    }

    /// Takes the values after `--`, for the parameters that have none yet, in their order.
    private mutating func takePlain() throws(UsageError) {
        for flag in flags.flags where !given.contains(flag.name) {
            if flag.arity == .many {
                while let word = words.popFirst() { try add(word, flag) }
            } else if let word = words.popFirst() {
                try add(word, flag)
            }
        }
        if let word = words.first { throw UsageError("“\(word)” is one value too many after --.") }
    }

    private mutating func take(_ name: String, _ text: String?) throws(UsageError) {
        if let flag = flags.flag(named: name) {
            guard flag.arity != .toggle else { return try add(text ?? "true", flag) }
            if let text { return try add(text, flag) }
            return try add(try value(of: "--\(name)"), flag)
        }
        if name.hasPrefix("no-"), let flag = flags.flag(named: String(name.dropFirst(3))),
            flag.arity == .toggle
        {
            guard text == nil else {
                throw UsageError("--\(name) takes no value; write --\(name) alone.")
            }
            return try add("false", flag)
        }
        switch name {
        case "json", "yes", "help":
            guard text == nil else { throw UsageError("--\(name) takes no value.") }
            if name == "json" { result.options.isJSON = true }
            if name == "yes" { result.options.confirms = true }
            if name == "help" { result.options.wantsHelp = true }
        case "output":
            guard result.options.output == nil else { throw twice("--output") }
            result.options.output = if let text { text } else { try value(of: "--output") }
        case "previous":
            guard result.options.previous == nil else { throw twice("--previous") }
            let path = if let text { text } else { try value(of: "--previous") }
            result.options.previous = path
            if path == "-" { try takeStandardInput() }
        default:
            throw UsageError("There is no option --\(name).\(question(name))")
        }
    }

    /// Returns the next word, which may begin with a dash, but must not look like a known flag.
    private mutating func value(of option: String) throws(UsageError) -> String {
        guard let word = words.first, word != "--", !word.hasPrefix("--") else {
            let next = words.first.map {
                $0 == "--" ? "" : " A value like that is given as \(option)=\($0)."
            }
            throw UsageError("\(option) needs a value.\(next ?? "")")
        }
        words.removeFirst()
        return word
    }

    private mutating func add(_ text: String, _ flag: IntentFlag) throws(UsageError) {
        let isFirst = given.insert(flag.name).inserted
        let value = try FlagValue.read(text, for: flag)
        if flag.takesFiles, text == "-" { try takeStandardInput() }
        guard flag.arity == .many else {
            guard isFirst else { throw twice("--\(flag.name)") }
            result.values[flag.parameter.name] = value
            return
        }
        var values: [ParameterValue] =
            if case .array(let values)? = result.values[flag.parameter.name] { values } else { [] }
        values.append(value)
        result.values[flag.parameter.name] = .array(values)
    }

    private mutating func takeStandardInput() throws(UsageError) {
        guard !result.readsStandardInput else {
            throw UsageError("Standard input can be one file only, and - stands here twice.")
        }
        result.readsStandardInput = true
    }

    // MARK: - Mistakes

    private func twice(_ option: String) -> UsageError {
        UsageError("\(option) was given twice, and takes one value.")
    }

    private func question(_ word: String) -> String {
        let options = flags.flags.map { "--\($0.name)" } + RunCommandText.options.map(\.name)
        return Spelling.question(for: word, among: options)
    }

    private func flagHint(for word: String) -> String {
        guard
            let flag = flags.flags.first(where: { !given.contains($0.name) && $0.arity != .toggle })
        else { return "Each value follows its flag." }
        return "Each value follows its flag, as in --\(flag.name) \(word.shellQuoted)."
    }
}

import ArgumentParser
import Foundation

/// The description that ArgumentParser gives of a command, its arguments and its subcommands.
struct CommandDescription: Decodable {
    /// An option, a flag, or a word without a name.
    struct Argument: Decodable {
        enum Kind: String, Decodable {
            case positional, option, flag
        }

        /// A name with its kind: `long`, `short` or `longWithSingleDash`.
        struct Name: Decodable {
            let kind: String
            let name: String

            /// The name as a person writes it.
            var spelled: String { kind == "long" ? "--\(name)" : "-\(name)" }
        }

        /// The values of an argument, as its author declares them for shells.
        struct Completion: Decodable {
            struct Values: Decodable {
                let values: [String]
            }

            struct Files: Decodable {}

            let list: Values?
            let file: Files?
            let directory: Files?
        }

        let kind: Kind
        let shouldDisplay: Bool?
        let isOptional: Bool?
        let isRepeating: Bool?
        let names: [Name]?
        let valueName: String?
        let defaultValue: String?
        let allValues: [String]?
        let completionKind: Completion?
        let abstract: String?

        /// The long names with their dashes, or else the short ones.
        var spellings: [String] {
            let names = names ?? []
            let long = names.filter { $0.kind == "long" }
            return (long.isEmpty ? names : long).map(\.spelled)
        }

        /// Returns `true` if a word is one of the names.
        func isNamed(_ word: String) -> Bool { (names ?? []).contains { $0.spelled == word } }
    }

    private struct Tool: Decodable {
        let command: CommandDescription
    }

    let commandName: String
    let abstract: String?
    let discussion: String?
    let shouldDisplay: Bool?
    private let subcommands: [CommandDescription]?
    private let listed: [Argument]?

    private enum CodingKeys: String, CodingKey {
        case commandName, abstract, discussion, shouldDisplay, subcommands
        case listed = "arguments"
    }

    /// Reads the description of a command; `nil` if ArgumentParser writes it in another form.
    init?(of command: (some ParsableArguments).Type) {
        let data = Data(command._dumpHelp().utf8)
        guard let tool = try? JSONDecoder().decode(Tool.self, from: data) else { return nil }
        self = tool.command
    }

    var arguments: [Argument] { listed ?? [] }

    /// The commands that are listed for people.
    var commands: [CommandDescription] {
        (subcommands ?? []).filter { $0.shouldDisplay ?? true }
    }

    func command(named name: String) -> CommandDescription? {
        subcommands?.first { $0.commandName == name }
    }
}

/// The long options of a command, and whether each takes a value.
struct CommandOptions {
    private var takesValue: [String: Bool] = [:]

    init(_ arguments: [CommandDescription.Argument]) {
        for argument in arguments {
            for name in argument.names ?? [] where name.kind == "long" {
                takesValue[name.spelled] = argument.kind == .option
            }
        }
    }

    init(of command: (some ParsableArguments).Type) {
        self.init(CommandDescription(of: command)?.arguments ?? [])
    }

    /// Returns the number of words that an option at their beginning consists of; 0 if there is none.
    func count(of words: ArraySlice<String>) -> Int {
        guard let word = words.first, let takesValue = takesValue[word.optionName] else { return 0 }
        if !takesValue || word.contains("=") { return 1 }
        // Without its value it stays where it is, because it would take the next word for it.
        return words.count > 1 ? 2 : 0
    }

    /// Returns the number of words of all options at the beginning.
    func count(leading words: ArraySlice<String>) -> Int {
        var rest = words
        while true {
            let count = count(of: rest)
            if count == 0 { return words.count - rest.count }
            rest = rest.dropFirst(count)
        }
    }
}

extension String {
    /// The word without a value behind an equals sign.
    var optionName: String { firstIndex(of: "=").map { String(self[..<$0]) } ?? self }
}

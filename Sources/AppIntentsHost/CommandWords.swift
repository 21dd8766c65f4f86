import AppIntentsMetadata
import ArgumentParser
import Foundation
import IntentSystem

/// The words after the program's name, in the order in which its commands read them.
///
/// A person may write the app's options anywhere: before the command, and after the name of an
/// intent that has no parameter of that name. A word that isn't a command is a mistake here, since
/// the default command would complain about it as if it had been meant.
struct CommandWords<App: IntentsApp> {
    /// The words as the commands read them.
    let ordered: [String]

    /// Reads words; throws a sentence about a command that doesn't exist.
    init(_ words: [String]) throws(UsageError) {
        // The description of the app's options takes some milliseconds, and most words begin with a command.
        let hasEarly = words.first?.hasPrefix("-") == true
        let early = hasEarly ? CommandOptions(of: App.self).count(leading: words[...]) : 0
        let rest = words.dropFirst(early)
        guard let name = rest.first, !name.hasPrefix("-") else {
            ordered = words
            return
        }
        guard Self.names.contains(name) else { throw Self.unknown(name) }
        let moved = words[..<early] + rest.dropFirst()
        let isRun = name == RunCommand<App>._commandName
        ordered = [name] + (isRun ? Self.runWords(Array(moved)) : Array(moved))
    }

    /// The words of this process; as they are if they name no command.
    static var ofProcess: [String] {
        let words = Array(CommandLine.arguments.dropFirst())
        return (try? CommandWords(words).ordered) ?? words
    }

    // MARK: - Commands

    private static var names: [String] {
        AppCommand<App>.configuration.subcommands.map { $0._commandName } + ["help"]
    }

    private static func unknown(_ name: String) -> UsageError {
        let similar = Spelling.suggestions(for: name, among: names)
        let intent = try? IntentLookup(catalog: Catalog(), locale: Locale(identifier: "en"))
            .entry(named: name)
        let meant =
            similar.isEmpty
            ? intent.map { " Did you mean run \($0.identifier.shellQuoted)?" } ?? ""
            : Spelling.question(for: name, among: similar)
        return UsageError(
            "There is no command “\(name)”.\(meant) \(App.appName) --help lists the commands.")
    }

    // MARK: - run

    /// Returns the words of `run` with the options of the command before the intent.
    private static func runWords(_ words: [String]) -> [String] {
        let options = CommandOptions(of: RunCommand<App>.self)
        let place = options.count(leading: words[...])
        guard place < words.count, !words[place].hasPrefix("-") else { return words }
        // The intent's own flags have precedence, and `run` reads some of its options everywhere.
        let read = Set(RunCommandText.options.map(\.name))
        var flags: IntentFlags?
        var early: [String] = []
        var late: [String] = []
        var rest = words[(place + 1)...]
        while let word = rest.first, word != "--" {
            let count = read.contains(word.optionName) ? 0 : options.count(of: rest)
            if count > 0, flags == nil { flags = Self.flags(ofIntent: words[place]) }
            if count > 0, flags?.flag(ofOption: word.optionName) == nil {
                early += rest.prefix(count)
                rest = rest.dropFirst(count)
            } else {
                late.append(word)
                rest = rest.dropFirst()
            }
        }
        return words[..<place] + early + [words[place]] + late + rest
    }

    private static func flags(ofIntent name: String) -> IntentFlags? {
        let catalog = Catalog()
        let locale = Locale(identifier: "en")
        guard
            let entry = try? IntentLookup(catalog: catalog, locale: locale).entry(named: name)
        else { return nil }
        return IntentFlags(
            catalog.metadata(of: entry, locale: locale).parameters,
            enums: catalog.enums(of: entry, locale: locale))
    }
}

/// The words of a language by which people answer questions and steer a conversation.
///
/// Phrases are kept without spaces, in the form in which answers are compared with them.
struct AnswerWords: Sendable {
    var commands: [String: ConversationCommand] = [:]
    /// Yes and no to a confirmation.
    var confirmations: [String: Bool] = [:]
    var phrases: [String: AnswerPhrase] = [:]
    /// Words beside the name or the number of a choice: "the second one", "option two".
    var nouns: Set<String> = []
    /// Places of choices that have words of their own; -1 is the last one.
    var places: [String: Int] = [:]
    /// Words for files.
    var files = FileWords()
    /// A value of each kind in words, to tell people what they can say.
    var examples: [AnswerExample: String] = [:]
    /// The words to tell people for each command.
    var commandExamples: [ConversationCommand: String] = [:]

    /// Returns the keys of phrases that are separated by commas.
    private static func keys(_ phrases: String) -> [String] {
        phrases.split(separator: ",").map { phrase in
            phrase.split(whereSeparator: \.isWhitespace).map { $0.map(Folding.folded).joined() }
                .joined()
        }.filter { !$0.isEmpty }
    }

    /// Adds phrases of a command; the first one is told to people.
    mutating func add(_ command: ConversationCommand, _ phrases: String) {
        for key in Self.keys(phrases) { commands[key] = command }
        let first = phrases.prefix { $0 != "," }
        commandExamples[command] = first.split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
    }

    mutating func add(confirming isYes: Bool, _ phrases: String) {
        for key in Self.keys(phrases) { confirmations[key] = isYes }
    }

    mutating func add(_ phrase: AnswerPhrase, _ phrases: String) {
        for key in Self.keys(phrases) { self.phrases[key] = phrase }
    }

    /// Tells whether a word is a whole phrase, which splits a run of characters without spaces.
    func contains(_ word: String) -> Bool {
        commands[word] != nil || confirmations[word] != nil || phrases[word] != nil
            || nouns.contains(word) || places[word] != nil
    }
}

/// The kinds of values for which a language has an example.
enum AnswerExample: Hashable, Sendable {
    case integer, decimal, ordinal, flag, duration, day, time, dayAndTime, money
}

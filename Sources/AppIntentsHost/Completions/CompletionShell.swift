import ArgumentParser

/// A shell that completes the words of commands.
enum CompletionShell: String, ExpressibleByArgument, CaseIterable {
    case bash, zsh, fish
}

/// The words of a command as a shell hands them over, and the answer in the form that it reads.
///
/// The scripts in `CompletionScript` are the other side.
struct CompletionQuestion: Equatable {
    let shell: CompletionShell
    /// The unquoted words between the program and the cursor.
    private(set) var words: [String]
    /// The unquoted word at the cursor.
    let current: String
    /// The file of a redirection is at the cursor.
    private(set) var isRedirected = false
    private var bash: Bash?

    /// The part of the line that bash replaces, and how.
    private struct Bash: Equatable {
        var line: BashLine
        /// The end of the typed word, which an answer replaces.
        var replaced: String
        /// Every answer may become the word: the person goes through them.
        var inserts: Bool
    }

    /// Reads a shell's words: its name and the typed ones; returns `nil` for others.
    ///
    /// Of bash they are the line up to the cursor, the part that an answer replaces, and the kind of
    /// completion.
    init?(_ words: [String]) {
        guard let name = words.first, let shell = CompletionShell(rawValue: name) else {
            return nil
        }
        self.shell = shell
        guard shell == .bash else {
            guard words.count > 1 else { return nil }
            self.words = Array(words.dropFirst().dropLast())
            current = words[words.count - 1]
            return
        }
        guard words.count == 4 else { return nil }
        let line = BashLine(words[1])
        self.words = Array(line.words.dropFirst())
        current = line.current
        isRedirected = line.isRedirected
        // 37 is menu-complete, 42 insert-completions.
        bash = Bash(line: line, replaced: words[2], inserts: ["37", "42"].contains(words[3]))
    }

    /// Returns an answer as the shell's script reads it.
    func text(of answer: CompletionAnswer) -> String {
        let words: [Completion]
        switch answer.beginning(with: current) {
        case .files: return Self.files
        case .folders: return Self.folders
        case .words(let found): words = found
        }
        switch shell {
        case .bash: return bashText(of: words)
        case .zsh:
            let isAttached = current.hasPrefix("--") && current.contains("=")
            let attached = isAttached ? current.optionName + "=" : ""
            return
                ([Self.words]
                + words.flatMap { word -> [String] in
                    let value = String(word.word.dropFirst(attached.count))
                    let shown = [value, word.description].map(\.shownInList)
                        .filter { !$0.isEmpty }.joined(separator: "  -- ")
                    return [value, shown]
                }).joined(separator: "\0")
        case .fish:
            // A tabulator begins the description, and fish lists a word as it is.
            let representable = words.filter { word in
                !word.word.unicodeScalars.contains { $0 == "\t" || $0.turnsDirection }
            }
            return
                ([Self.words]
                + representable.map { word in
                    word.description.isEmpty
                        ? word.word : "\(word.word)\t\(word.description.shownInList)"
                }).joined(separator: "\0")
        }
    }

    private static let words = "words"
    private static let partial = "partial"
    private static let files = "files"
    private static let folders = "folders"

    // MARK: - bash

    /// The answers, one a line: the word if there is one, what all have in common if that is more
    /// than what is typed, or else a list to be read.
    private func bashText(of words: [Completion]) -> String {
        guard let bash else { return Self.words }
        let kept = BashLine(String(bash.line.typed.dropLast(bash.replaced.count)))
        let quotation = kept.quotation
        /// The part of a word that bash shall insert.
        func inserted(_ word: String) -> String? {
            guard word.hasPrefix(kept.current) else { return nil }
            return String(word.unicodeScalars.dropFirst(kept.current.unicodeScalars.count))
                .quotedForBash(in: quotation)
        }
        let known = words.compactMap { word in inserted(word.word).map { (word, $0) } }
        if known.count == 1, known[0].0.isUnfinished {
            return [Self.partial, known[0].1].joined(separator: "\n")
        }
        if known.count < 2 || bash.inserts {
            return ([Self.words] + known.map(\.1)).joined(separator: "\n")
        }
        var common = known.map(\.0.word).commonBeginning
        if common.unicodeScalars.count < current.unicodeScalars.count {
            // Words that differ in their case have less in common than what is typed.
            let first = known[0].0.word.unicodeScalars.prefix(current.unicodeScalars.count)
            let same = words.filter { $0.word.unicodeScalars.starts(with: first) }
            if same.count < words.count { return bashText(of: same) }
            common = current
        }
        if common != current, let beginning = inserted(common) {
            return [Self.partial, beginning].joined(separator: "\n")
        }
        return ([Self.words] + list(of: known.map(\.0), bash.replaced)).joined(separator: "\n")
    }

    /// Returns a list to be read: each word continues the typed text as a person reads it.
    ///
    /// Bash inserts what the lines have in common, so that must be what is typed.
    private func list(of words: [Completion], _ typed: String) -> [String] {
        let lines = words.map { word in
            let rest = String(word.word.unicodeScalars.dropFirst(current.unicodeScalars.count))
            if rest.isEmpty { return typed }
            let description = word.description.shownInList
            return typed + rest.shownInList + (description.isEmpty ? "" : "  (\(description))")
        }
        let common = lines.map { $0.lowercased() }.commonBytes
        return common > typed.lowercased().utf8.count ? [typed] + lines : lines
    }
}

extension [String] {
    /// The beginning that all texts have.
    fileprivate var commonBeginning: String {
        guard let first else { return "" }
        var common = first.unicodeScalars[...]
        for text in dropFirst() {
            let same = zip(common, text.unicodeScalars).prefix { $0 == $1 }.count
            common = common.prefix(same)
        }
        return String(common)
    }

    /// The number of bytes that all texts have at their beginning.
    fileprivate var commonBytes: Int {
        guard let first else { return 0 }
        return dropFirst().reduce(first.utf8.count) { count, text in
            Swift.min(count, zip(first.utf8, text.utf8).prefix { $0 == $1 }.count)
        }
    }
}

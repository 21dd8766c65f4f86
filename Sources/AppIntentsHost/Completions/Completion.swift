import SnippetRendering

/// A word that may stand at the cursor of a shell.
struct Completion: Hashable {
    /// The whole word, unquoted.
    let word: String
    /// A few words about it for a shell that shows them; empty if there are none.
    let description: String
    /// The person continues to type in the word.
    let isUnfinished: Bool

    init(_ word: String, _ description: String? = nil, isUnfinished: Bool = false) {
        self.word = word
        self.description = description ?? ""
        self.isUnfinished = isUnfinished
    }

    /// Returns `true` if a person who has typed a text may want the word, whatever its case.
    func begins(with typed: String) -> Bool {
        word.hasPrefix(typed) || word.lowercased().hasPrefix(typed.lowercased())
    }
}

/// The answer about the word at the cursor.
enum CompletionAnswer: Hashable {
    case words([Completion])
    /// A path of a file, which the shell itself completes.
    case files
    /// A path of a folder.
    case folders

    /// The number of words that a shell is given at most.
    static let limit = 200

    /// Returns the words that continue a typed text, in their order, without those that no shell can
    /// hold.
    func beginning(with typed: String) -> CompletionAnswer {
        guard case .words(let words) = self else { return self }
        var seen: Set<String> = []
        return .words(
            Array(
                words.filter { word in
                    word.begins(with: typed) && !word.word.unicodeScalars.contains("\0")
                        && seen.insert(word.word).inserted
                }.prefix(Self.limit)))
    }
}

extension String {
    /// The text on one line for the list of a shell: without control characters, and without those
    /// that turn the direction of what follows.
    var shownInList: String {
        String(
            String.UnicodeScalarView(
                safeForTerminal(lineEnd: " ").unicodeScalars.filter { !$0.turnsDirection }))
    }
}

extension Unicode.Scalar {
    /// `true` for the marks, embeddings, overrides and isolates of Unicode's bidirectional algorithm.
    var turnsDirection: Bool {
        switch value {
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}

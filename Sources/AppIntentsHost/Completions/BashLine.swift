/// The words of a command in bash up to the cursor, read as bash reads them.
///
/// Bash gives a function its words after it has broken them at colons and equals signs, so the line
/// is read instead. What bash would expand (`$name`, `~`) stands for itself.
struct BashLine: Equatable {
    /// The quotation in which the text ends.
    enum Quotation: Equatable {
        case none, single, double
    }

    /// The words before the one at the cursor, unquoted, without redirections.
    private(set) var words: [String] = []
    /// The word at the cursor as it is typed.
    private(set) var typed = ""
    /// The word at the cursor, unquoted.
    private(set) var current = ""
    /// The quotation at the cursor.
    private(set) var quotation = Quotation.none
    /// `true` if the word at the cursor is the file of a redirection.
    private(set) var isRedirected = false

    private var hasWord = false

    init(_ line: String) {
        var rest = line.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            switch (quotation, scalar) {
            case (.none, " "), (.none, "\t"), (.none, "\n"): endWord()
            case (.none, "<"), (.none, ">"):
                // The number of a stream before it belongs to it.
                if hasWord, !current.allSatisfy({ "0123456789&".contains($0) }) { endWord() }
                (typed, current, hasWord, isRedirected) = ("", "", false, true)
            case (.none, "'"): open(.single, scalar)
            case (.none, "\""): open(.double, scalar)
            case (.single, "'"), (.double, "\""): open(.none, scalar)
            case (.none, "\\"):
                guard let escaped = rest.popFirst() else {
                    typed.unicodeScalars.append(scalar)
                    hasWord = true
                    continue
                }
                take(escaped, as: [scalar, escaped])
            case (.double, "\\"):
                guard let next = rest.first, "$`\"\\\n".unicodeScalars.contains(next) else {
                    take(scalar, as: [scalar])
                    continue
                }
                rest = rest.dropFirst()
                take(next, as: [scalar, next])
            default: take(scalar, as: [scalar])
            }
        }
    }

    private mutating func open(_ next: Quotation, _ mark: Unicode.Scalar) {
        quotation = next
        typed.unicodeScalars.append(mark)
        hasWord = true
    }

    private mutating func take(_ scalar: Unicode.Scalar, as written: [Unicode.Scalar]) {
        current.unicodeScalars.append(scalar)
        typed.unicodeScalars.append(contentsOf: written)
        hasWord = true
    }

    private mutating func endWord() {
        guard hasWord else { return }
        if !isRedirected { words.append(current) }
        (typed, current, hasWord, isRedirected) = ("", "", false, false)
    }
}

extension String {
    /// Returns the text with the marks that bash needs to read it as it is, at a place with a
    /// quotation; `nil` if that place can't hold it.
    func quotedForBash(in quotation: BashLine.Quotation) -> String? {
        let isHidden = unicodeScalars.contains(where: \.isHiddenInShell)
        switch quotation {
        // A line end or an escape would be on the command line as itself.
        case .single where isHidden, .double where isHidden: return nil
        case .single: return replacing("'", with: #"'\''"#).closed(by: "'")
        case .double:
            return unicodeScalars.map { scalar in
                switch scalar {
                // A history expansion can't be escaped inside of double quotation marks.
                case "!": #""'!'""#
                case "$", "`", "\"", "\\": #"\\#(scalar)"#
                default: String(scalar)
                }
            }.joined().closed(by: "\"")
        case .none:
            if isHidden { return ansiQuoted }
            return unicodeScalars.map { $0.isPlainInShell ? String($0) : #"\\#($0)"# }.joined()
        }
    }

    /// Returns the text with its closing mark if it ends in such a mark: bash closes all others.
    private func closed(by mark: Character) -> String { last == mark ? self + String(mark) : self }

    /// The text as `$'…'`, in which hidden characters are octal numbers of their bytes.
    private var ansiQuoted: String {
        let written = unicodeScalars.map { scalar in
            if scalar == "'" || scalar == "\\" { return #"\\#(scalar)"# }
            guard scalar.isHiddenInShell else { return String(scalar) }
            return String(scalar).utf8.map { byte in
                let digits = String(byte, radix: 8)
                return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
            }.joined()
        }
        return "$'\(written.joined())'"
    }
}

extension Unicode.Scalar {
    /// `true` if a person can't see the character, or if it changes how the others are seen.
    fileprivate var isHiddenInShell: Bool {
        switch value {
        case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
        default: turnsDirection
        }
    }

    /// `true` if the character has no meaning to a shell.
    fileprivate var isPlainInShell: Bool {
        if !isASCII { return true }
        return ("a"..."z").contains(self) || ("A"..."Z").contains(self)
            || ("0"..."9").contains(self) || "-_./+,@%:=".unicodeScalars.contains(self)
    }
}

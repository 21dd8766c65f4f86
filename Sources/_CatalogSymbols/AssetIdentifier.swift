/// The Swift name of an asset or of a folder with a namespace, derived as Xcode 15 does.
package enum AssetIdentifier {
    /// Returns the name of a static property; `nil` if the asset's name has no letter and no digit.
    ///
    /// The last word is dropped if it names the asset's kind: `heroImage` becomes `hero`.
    package static func member(for name: String, suffix: String) -> String? {
        var words = words(of: name)
        if words.count > 1, words.last?.lowercased() == suffix { words.removeLast() }
        return joined(words, isLoud: isLoud(name)) { first in first.lowercased() }
    }

    /// Returns the name of an enumeration; `nil` if the folder's name has no letter and no digit.
    package static func type(for name: String) -> String? {
        joined(words(of: name), isLoud: isLoud(name), first: capitalized)
    }

    /// Returns the name as source code, where it is declared and used.
    package static func code(_ identifier: String) -> String {
        reserved.contains(identifier) ? "`\(identifier)`" : identifier
    }

    private static func joined(
        _ words: [String], isLoud: Bool, first: (String) -> String
    ) -> String? {
        guard let start = words.first else { return nil }
        let name =
            isLoud
            ? words.joined(separator: "_")
            : first(start) + words.dropFirst().map(capitalized).joined()
        let digits = name.first?.isNumber == true
        return digits ? "_" + name : name
    }

    private static func capitalized(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }

    /// Returns whether a name has no lowercase letters; such names keep their capitals: `BMW`,
    /// `ICON_2`, `16_9`.
    private static func isLoud(_ name: String) -> Bool {
        name.unicodeScalars.allSatisfy { !$0.isWordPart || $0.isCapitalOrDigit }
    }

    /// Returns the runs of letters of one case and of digits; a capital before lowercase letters
    /// begins a word.
    static func words(of name: String) -> [String] {
        var words: [String] = []
        var word = ""
        var last: Kind = .other
        func end() {
            if !word.isEmpty { words.append(word) }
            word = ""
        }
        for scalar in name.unicodeScalars {
            let kind = Kind(scalar, after: last)
            switch (last, kind) {
            case (_, .other): end()
            case (.upper, .lower):
                // The last of several capitals belongs to the lowercase letters after it.
                if let capital = word.popLast() {
                    end()
                    word = String(capital)
                }
            case (let last, let kind) where last != kind: end()
            default: break
            }
            if kind != .other { word.unicodeScalars.append(scalar) }
            last = kind
        }
        end()
        return words
    }

    /// The kinds of characters that make words.
    private enum Kind {
        case upper, lower, digit, other

        init(_ scalar: Unicode.Scalar, after last: Kind) {
            if scalar.isMark {
                self = last
            } else if !scalar.isWordPart {
                self = .other
            } else if scalar.properties.numericType != nil {
                self = .digit
            } else {
                self = scalar.properties.isUppercase ? .upper : .lower
            }
        }
    }

    /// Keywords of Swift, which can't be names.
    private static let reserved: Set<String> = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch",
        "class",
        "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
        "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
        "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
        "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
        "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}

extension Unicode.Scalar {
    /// A letter, a digit or a combining mark: a character that a Swift name may contain.
    var isWordPart: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .decimalNumber:
            true
        default: isMark
        }
    }

    fileprivate var isMark: Bool {
        properties.generalCategory == .nonspacingMark || properties.generalCategory == .spacingMark
    }

    /// A capital or a digit.
    fileprivate var isCapitalOrDigit: Bool {
        properties.isUppercase || properties.generalCategory == .decimalNumber
    }
}

/// The Swift name of an asset or of a folder that is a namespace, made as Xcode 15 makes it.
package enum AssetIdentifier {
    /// The name of a static property; `nil` if the asset's name has no letter and no digit.
    ///
    /// The last word is left out if it says what the asset is: `heroImage` becomes `hero`.
    package static func member(for name: String, suffix: String) -> String? {
        var words = words(of: name)
        if words.count > 1, words.last?.lowercased() == suffix { words.removeLast() }
        return joined(words, isLoud: isLoud(name)) { first in first.lowercased() }
    }

    /// The name of an enumeration; `nil` if the folder's name has no letter and no digit.
    package static func type(for name: String) -> String? {
        joined(words(of: name), isLoud: isLoud(name), first: capitalized)
    }

    /// The name as code says it where it is declared and used.
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

    /// A name without small letters keeps its capitals: `BMW`, `ICON_2`, `16_9`.
    private static func isLoud(_ name: String) -> Bool {
        name.unicodeScalars.allSatisfy { !$0.isWordPart || $0.isCapitalOrDigit }
    }

    /// The runs of letters of one case and of digits; a capital before small letters begins a word.
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
                // The last of several capitals belongs to the small letters after it.
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

    /// Words that Swift reads as its own in the place of a name.
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
    /// A letter, a digit or a mark on one: what may stand in a Swift name.
    fileprivate var isWordPart: Bool {
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

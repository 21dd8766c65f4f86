/// The translation of one key: a format, or one for each plural form of a number, possibly nested.
indirect enum Translation: Sendable {
    case text(String)
    /// Several texts with the same meaning, at least one; a person may say any of them.
    case alternatives([String])
    /// A translation for each plural form of the argument at an index, or of the first number.
    case plural([PluralCategory: Translation], argument: Int?)
    /// A format with named variables: `%#@songs@`.
    case variables(Translation, [String: Variable])

    /// A part of a format that depends on a number.
    struct Variable: Sendable {
        /// The index of the argument; `nil` for the one at the variable's position.
        var argument: Int?
        var form: Translation
    }

    /// Returns the format for some numbers, by the indices of the arguments; each of its specifiers
    /// names the index of its argument.
    func format(_ numbers: [Int64?], language: String) -> String? {
        switch self {
        case .text(let text): return text
        case .alternatives(let texts): return texts.first
        case .plural(let forms, let argument):
            let number =
                argument.map { numbers.indices.contains($0) ? numbers[$0] : nil }
                ?? numbers.lazy.compactMap(\.self).first
            let category = PluralCategory((number ?? nil) ?? 0, language: language)
            let form = forms[category] ?? forms[.other] ?? forms.values.first
            return form?.format(numbers, language: language)
        case .variables(let format, let variables):
            guard let text = format.format(numbers, language: language) else { return nil }
            return Self.expand(text, variables, numbers, language)
        }
    }

    /// Returns the texts that a person may say; `nil` if there is none.
    func texts(language: String) -> [String]? {
        if case .alternatives(let texts) = self { return texts }
        return format([], language: language).map { [$0] }
    }

    /// Inserts the forms of the variables into a format.
    private static func expand(
        _ text: String, _ variables: [String: Variable], _ numbers: [Int64?], _ language: String
    ) -> String {
        var result = ""
        var rest = Substring(text)
        var next = 0
        while let mark = rest.firstIndex(of: "%") {
            result += rest[..<mark]
            rest = rest[rest.index(after: mark)...]
            if rest.first == "%" {
                result += "%%"
                rest = rest.dropFirst()
                continue
            }
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            var place: Int?
            if let number = Int(digits), rest.dropFirst(digits.count).first == "$" {
                place = number - 1
                rest = rest.dropFirst(digits.count + 1)
            }
            let position = place ?? next
            if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
                let name = String(rest.dropFirst(2)[..<end])
                rest = rest[rest.index(after: end)...]
                if place == nil { next += 1 }
                guard let variable = variables[name] else { continue }
                let argument = variable.argument ?? position
                let form = variable.form.choosing(argument).format(numbers, language: language)
                result += placing(form ?? "", at: argument)
            } else {
                if place == nil { next += 1 }
                result += "%\(position + 1)$"
            }
        }
        return result + rest
    }

    /// Returns the translation with its plural form chosen by an argument.
    private func choosing(_ argument: Int) -> Translation {
        if case .plural(let forms, nil) = self { .plural(forms, argument: argument) } else { self }
    }

    /// Makes the specifiers of a variable's form name its argument; catalogs write it as `%arg`.
    private static func placing(_ text: String, at argument: Int) -> String {
        var result = ""
        var rest = Substring(text)
        while let mark = rest.firstIndex(of: "%") {
            result += rest[..<mark]
            rest = rest[rest.index(after: mark)...]
            if rest.hasPrefix("arg") {
                result += "%\(argument + 1)$lld"
                rest = rest.dropFirst(3)
            } else if rest.first == "%" {
                result += "%%"
                rest = rest.dropFirst()
            } else if rest.first?.isNumber == true {
                result += "%"
            } else {
                result += "%\(argument + 1)$"
            }
        }
        return result + rest
    }
}

/// The devices for which a catalog has separate texts.
enum CatalogDevice {
    /// Returns the text for any device, or else for one with a keyboard and a large screen, or else
    /// the first.
    static func choose<Form>(_ forms: [String: Form]) -> Form? {
        forms["other"] ?? forms["mac"] ?? forms.sorted { $0.key < $1.key }.first?.value
    }
}

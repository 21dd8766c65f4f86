package import Foundation
package import _JSONValue

/// The translations of a string catalog (`.xcstrings`), from which SwiftPM makes no tables on Linux.
package struct StringCatalog: Sendable {
    /// The translations by language, then by key.
    private var translations: [String: [String: Translation]] = [:]
    /// The language of the code, in lowercase, which serves readers whom no other language serves.
    private(set) var sourceLanguage: String?

    /// Reads a catalog; throws `JSONReadError` for invalid data.
    package init(_ data: Data) throws(JSONReadError) {
        var reader = JSONReader([UInt8](data))
        var hasStrings = false
        try reader.readObject { (reader, name) throws(JSONReadError) in
            switch name {
            case "sourceLanguage": sourceLanguage = try reader.readString().lowercased()
            case "strings":
                hasStrings = true
                try reader.readObject { (reader, key) throws(JSONReadError) in
                    try readEntry(of: key, &reader)
                }
            default: try reader.skip()
            }
        }
        try reader.finish()
        guard hasStrings else { throw reader.failure("there are no “strings”") }
    }

    private mutating func readEntry(
        of key: String, _ reader: inout JSONReader
    ) throws(JSONReadError) {
        try reader.readObject { (reader, name) throws(JSONReadError) in
            guard name == "localizations" else { return try reader.skip() }
            try reader.readObject { (reader, language) throws(JSONReadError) in
                translations[language, default: [:]][key] = try reader.readTranslation()
            }
        }
    }

    func translations(into language: String) -> [String: Translation] {
        translations.first { $0.key.lowercased() == language }?.value ?? [:]
    }

    package var languages: Set<String> { Set(translations.keys) }

    /// Returns the translation of a key into a language; `number` chooses its plural form.
    package func translation(of key: String, language: String, number: Int64? = nil) -> String? {
        translations[language]?[key]?.format([number], language: language)
    }
}

/// The parts of Xcode's file format that are read.
extension JSONReader {
    /// Reads the forms of one key in one language; `nil` if there is no translation yet.
    fileprivate mutating func readTranslation() throws(JSONReadError) -> Translation? {
        var unit: Translation?
        var set: Translation?
        var variations: Translation?
        var variables: [String: Translation.Variable]?
        try readObject { (reader, name) throws(JSONReadError) in
            switch name {
            case "stringUnit": unit = try reader.readTexts()
            case "stringSet": set = try reader.readTexts()
            case "variations": variations = try reader.readVariations()
            case "substitutions":
                try reader.readObject { (reader, name) throws(JSONReadError) in
                    variables = variables ?? [:]
                    variables?[name] = try reader.readVariable()
                }
            default: try reader.skip()
            }
        }
        guard let form = unit ?? set ?? variations else { return nil }
        return variables.map { .variables(form, $0) } ?? form
    }

    /// Reads a text, or the phrases of an App Shortcut, whose number may differ between languages.
    private mutating func readTexts() throws(JSONReadError) -> Translation? {
        var isNew = false
        var text: String?
        var texts: [String]?
        try readObject { (reader, name) throws(JSONReadError) in
            switch name {
            // Xcode marks texts without a translation as new.
            case "state": isNew = try reader.readString() == "new"
            case "value": text = try reader.readString()
            case "values":
                var all: [String] = []
                try reader.readArray { (reader) throws(JSONReadError) in
                    all.append(try reader.readString())
                }
                texts = all
            default: try reader.skip()
            }
        }
        guard text != nil || texts != nil else { throw failure("a text has no “value”") }
        if isNew { return nil }
        if let text { return .text(text) }
        return texts.flatMap { $0.isEmpty ? nil : .alternatives($0) }
    }

    /// Reads the forms of a text by number or device; an unknown plural form is ignored.
    private mutating func readVariations() throws(JSONReadError) -> Translation? {
        var plural: [PluralCategory: Translation] = [:]
        var devices: [String: Translation]?
        try readObject { (reader, kind) throws(JSONReadError) in
            guard kind == "plural" || kind == "device" else { return try reader.skip() }
            if kind == "device" { devices = [:] }
            try reader.readObject { (reader, name) throws(JSONReadError) in
                let form = try reader.readTranslation()
                if kind == "device" {
                    devices?[name] = form
                } else if let category = PluralCategory(rawValue: name) {
                    plural[category] = form
                }
            }
        }
        if let devices { return CatalogDevice.choose(devices) }
        return plural.isEmpty ? nil : .plural(plural, argument: nil)
    }

    private mutating func readVariable() throws(JSONReadError) -> Translation.Variable? {
        var argument: Int?
        var form: Translation?
        try readObject { (reader, name) throws(JSONReadError) in
            switch name {
            case "argNum":
                let number = try reader.readInt()
                // No text has more arguments; without a number, the place in the text counts.
                argument = (1...99).contains(number) ? number - 1 : nil
            case "variations": form = try reader.readVariations()
            default: try reader.skip()
            }
        }
        return form.map { Translation.Variable(argument: argument, form: $0) }
    }
}

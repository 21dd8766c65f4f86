public import AppIntentsMetadata
public import Foundation
import _Localization

/// A person's name in its parts.
extension PersonNameComponents: _IntentValue, _UnconvertedValue {
    /// Returns a shape with six texts, where any is enough: first those that most names have, in
    /// the order of the language.
    public static func _shape(_ constraints: ValueConstraints, in locale: Locale) -> ValueShape {
        var fields = parts.map { part in
            StructureShape.Field(
                name: part.name, title: part.title.text(in: locale), shape: .text, isOptional: true)
        }
        if locale.saysFamilyNameFirst { fields.swapAt(0, 1) }
        return .structure(
            StructureShape(
                name: LocalizedStringResource(system: "a name").text(in: locale), fields: fields))
    }

    public var _data: ParameterValue { .structure(texts.mapValues(ParameterValue.string)) }

    /// Reads the parts, or a whole name as English writes it.
    ///
    /// An example with every part that it recognizes: `Dr. Ada King Lovelace, Jr.`
    public init?(_data data: ParameterValue, _ constraints: ValueConstraints) {
        self.init()
        switch data {
        case .structure(let fields):
            for (name, value) in fields where !value.isNull {
                guard let part = Self.part(name), let text = String(parameterValue: value) else {
                    return nil
                }
                set(part, text)
            }
        case .string(let text): read(text)
        default: return nil
        }
        guard !texts.isEmpty else { return nil }
    }

    /// Returns the whole name, in the order and with the spaces of the language.
    public func _representation(in locale: Locale) -> DisplayRepresentation {
        let names =
            locale.saysFamilyNameFirst
            ? [familyName, middleName, givenName] : [givenName, middleName, familyName]
        let separator = names.compactMap { $0 }.allSatisfy(\.isIdeographic) ? "" : " "
        var whole = names.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: separator)
        if whole.isEmpty { whole = nickname ?? "" }
        let text = [namePrefix, whole, nameSuffix].compactMap { $0 }.filter { !$0.isEmpty }
        return DisplayRepresentation(verbatim: text.joined(separator: " "))
    }

    // MARK: - Parts

    private struct Part {
        let name: String
        let title: LocalizedStringResource
        let path: WritableKeyPath<PersonNameComponents, String?>
    }

    private static var parts: [Part] {
        [
            Part(name: "givenName", title: .init(system: "Given Name"), path: \.givenName),
            Part(name: "familyName", title: .init(system: "Family Name"), path: \.familyName),
            Part(name: "middleName", title: .init(system: "Middle Name"), path: \.middleName),
            Part(name: "nickname", title: .init(system: "Nickname"), path: \.nickname),
            Part(name: "namePrefix", title: .init(system: "Prefix"), path: \.namePrefix),
            Part(name: "nameSuffix", title: .init(system: "Suffix"), path: \.nameSuffix),
        ]
    }

    private static let phonetic = "phonetic."

    /// Returns the part with a name in data; phonetic parts have a prefix, and the system keeps
    /// them but doesn't ask for them.
    private static func part(_ name: String) -> (part: Part, isPhonetic: Bool)? {
        let isPhonetic = name.hasPrefix(phonetic)
        let plain = isPhonetic ? String(name.dropFirst(phonetic.count)) : name
        return parts.first { $0.name == plain }.map { ($0, isPhonetic) }
    }

    private mutating func set(_ place: (part: Part, isPhonetic: Bool), _ text: String) {
        guard !text.isEmpty else { return }
        if place.isPhonetic {
            var sound = phoneticRepresentation ?? PersonNameComponents()
            sound[keyPath: place.part.path] = text
            phoneticRepresentation = sound
        } else {
            self[keyPath: place.part.path] = text
        }
    }

    /// The present parts, by their names in data.
    private var texts: [String: String] {
        var texts: [String: String] = [:]
        for part in Self.parts {
            if let text = self[keyPath: part.path], !text.isEmpty { texts[part.name] = text }
            if let text = phoneticRepresentation?[keyPath: part.path], !text.isEmpty {
                texts[Self.phonetic + part.name] = text
            }
        }
        return texts
    }

    /// Reads a whole name: the last word is the family name, unless it is the only one.
    private mutating func read(_ text: String) {
        let halves = text.split(separator: ",", maxSplits: 1)
        var words = (halves.first ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
        if halves.count == 2 {
            let suffix = halves[1].trimmingCharacters(in: .whitespaces)
            if !suffix.isEmpty { nameSuffix = suffix }
        }
        if words.count > 1, let first = words.first, Self.prefixes.contains(first.lowercased()) {
            namePrefix = words.removeFirst()
        }
        if words.count > 1 { familyName = words.removeLast() }
        if !words.isEmpty { givenName = words.removeFirst() }
        if !words.isEmpty { middleName = words.joined(separator: " ") }
    }

    private static let prefixes: Set<String> = [
        "dr", "dr.", "mr", "mr.", "mrs", "mrs.", "ms", "ms.", "prof", "prof.", "sir", "dame",
    ]
}

extension Locale {
    /// The language puts the family name before the given name.
    fileprivate var saysFamilyNameFirst: Bool {
        ["ja", "zh", "ko", "hu", "vi"].contains(language.languageCode?.identifier)
    }
}

extension String {
    /// The text is written in characters that no spaces separate.
    fileprivate var isIdeographic: Bool {
        !isEmpty
            && unicodeScalars.allSatisfy {
                $0.properties.isIdeographic || (0x3040...0x30FF).contains($0.value)
                    || (0xAC00...0xD7AF).contains($0.value)
            }
    }
}

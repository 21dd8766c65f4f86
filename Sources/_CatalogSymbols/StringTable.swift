/// The parts of a string catalog that its symbols are made of.
struct StringTable: Decodable {
    struct Text: Decodable {
        var comment: String?
        var extractionState: String?
        var generatesSymbol: Bool?
        var localizations: [String: Localization]?

        /// Xcode names the texts that are kept by hand, not those that it found in source code,
        /// unless the author chooses otherwise.
        var hasSymbol: Bool { generatesSymbol ?? (extractionState == "manual") }
    }

    struct Localization: Decodable {
        var stringUnit: Unit?
        /// The forms by “plural” or “device”, then by number or device.
        var variations: [String: [String: Localization]]?
        var substitutions: [String: Substitution]?

        /// The formats of all forms; the one for other numbers has most arguments, so it is first.
        var formats: [String] {
            var formats = stringUnit.map { [$0.value] } ?? []
            for (_, forms) in (variations ?? [:]).sorted(by: { $0.key < $1.key }) {
                let names = forms.keys.sorted { $0 == "other" || ($1 != "other" && $0 < $1) }
                formats += names.flatMap { forms[$0]?.formats ?? [] }
            }
            return formats
        }
    }

    /// A part of a format that depends on a number: `%#@landmarks@`.
    struct Substitution: Decodable {
        var argNum: Int?
        var formatSpecifier: String?
    }

    struct Unit: Decodable { var value: String }

    var sourceLanguage: String?
    var strings: [String: Text]
}

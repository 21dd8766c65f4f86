/// The form of a text for a number, as Unicode's CLDR names it.
enum PluralCategory: String, Sendable {
    case zero, one, two, few, many, other

    /// Chooses the form for a whole number by the rules of a language.
    ///
    /// A language that isn't listed has `other` only. The rare `many` of French, Spanish, Italian and
    /// Portuguese, for whole millions, reads as `other`.
    init(_ number: Int64, language: String) {
        let number = number.magnitude
        switch language.prefix(while: { $0 != "-" && $0 != "_" }).lowercased() {
        case "ar": self = Self.arabic(number)
        case "fr", "pt", "hi", "fa", "bn", "am", "zu": self = number <= 1 ? .one : .other
        case "ru", "uk", "be": self = Self.slavic(number, others: .many)
        case "hr", "sr", "bs": self = Self.slavic(number, others: .other)
        case "pl":
            self = number == 1 ? .one : Self.isFew(number) ? .few : .many
        case "cs", "sk":
            self = number == 1 ? .one : (2...4).contains(number) ? .few : .other
        case "ro":
            self =
                number == 1 ? .one : number == 0 || (1...19).contains(number % 100) ? .few : .other
        case "he": self = number == 1 ? .one : number == 2 ? .two : .other
        case "de", "en", "es", "it", "nl", "sv", "da", "nb", "nn", "no", "fi", "et", "el", "hu",
            "tr",
            "bg", "ca", "eu", "gl", "af", "sq", "ka", "kk", "mn", "ur", "sw", "ta", "te", "ml",
            "mr":
            self = number == 1 ? .one : .other
        default: self = .other
        }
    }

    private static func isFew(_ number: UInt64) -> Bool {
        (2...4).contains(number % 10) && !(12...14).contains(number % 100)
    }

    private static func slavic(_ number: UInt64, others: PluralCategory) -> PluralCategory {
        if number % 10 == 1, number % 100 != 11 { return .one }
        return isFew(number) ? .few : others
    }

    private static func arabic(_ number: UInt64) -> PluralCategory {
        switch (number, number % 100) {
        case (0, _): .zero
        case (1, _): .one
        case (2, _): .two
        case (_, 3...10): .few
        case (_, 11...99): .many
        default: .other
        }
    }
}

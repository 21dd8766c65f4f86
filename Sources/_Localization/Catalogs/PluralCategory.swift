/// The form that a text has for a number, as Unicode's CLDR names it.
enum PluralCategory: String, Sendable {
    case zero, one, two, few, many, other

    /// Chooses the form for a whole number in one of the system's own languages.
    ///
    /// A language that isn't listed has `other` only. The rare `many` of French and Spanish, for whole
    /// millions, reads as `other`.
    init(_ number: Int64, language: String) {
        switch language {
        case "ar":
            self = Self.arabic(number)
        case "fr":
            self = number == 0 || number == 1 ? .one : .other
        case "de", "en", "es":
            self = number == 1 ? .one : .other
        default:
            self = .other
        }
    }

    private static func arabic(_ number: Int64) -> PluralCategory {
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

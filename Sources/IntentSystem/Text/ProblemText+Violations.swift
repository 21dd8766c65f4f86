import AppIntents
import AppIntentsMetadata
import Foundation
import _Localization

// Values of the right type that an author or an intent doesn't accept.
extension ProblemText {
    /// Returns the text about a value that the author doesn't allow.
    static func forPerson(
        _ violation: ValueViolation, _ locale: Locale
    ) -> LocalizedStringResource {
        switch violation {
        case .outOfRange(let lower?, let upper?, let unit):
            range(bound(lower, unit, locale, isFirst: true), bound(upper, unit, locale))
        case .outOfRange(let lower?, nil, let unit):
            .init(system: "choose a number of at least \(bound(lower, unit, locale)).")
        case .outOfRange(nil, let upper?, let unit):
            .init(system: "choose a number of at most \(bound(upper, unit, locale)).")
        case .outOfRange(nil, nil, _): .init(system: "choose another number.")
        case .file(let problem): forPerson(problem, locale)
        case .handle(.email): .init(system: "an email address is needed.")
        case .handle(.phone): .init(system: "a phone number is needed.")
        case .handle(.emailOrPhone), .handle(.contact):
            .init(system: "an email address or a phone number is needed.")
        case .count(let least, let most): forPerson(least: least ?? 0, most: most)
        }
    }

    private static func range(_ least: String, _ most: String) -> LocalizedStringResource {
        .init(system: "choose a number from \(least) to \(most).")
    }

    /// Returns the text about the number of values that a list must have.
    private static func forPerson(least: Int, most: Int?) -> LocalizedStringResource {
        guard let most, most != .max else { return .init(system: "choose at least \(least).") }
        if least == most { return .init(system: "choose exactly \(most).") }
        if least <= 0 { return .init(system: "choose at most \(most).") }
        return .init(system: "choose from \(least) to \(most).")
    }

    /// Returns the text beside a field whose value, typed by a person, the intent itself refused;
    /// `nil` for a value that was chosen.
    static func refusal(
        of value: ParameterValue, for title: String, in locale: Locale
    ) -> String? {
        switch value {
        case .int, .double, .string:
            value.readable.map {
                sentence(
                    .init(system: "“\($0.clipped)” can’t be used for “\(title)”."), in: locale)
            }
        default: nil
        }
    }

    /// Returns a bound as the language writes numbers and money; of two bounds the second one names
    /// their unit.
    private static func bound(
        _ value: Double, _ unit: String?, _ locale: Locale, isFirst: Bool = false
    ) -> String {
        if let unit, Locale.commonISOCurrencyCodes.contains(unit) {
            return IntentCurrencyAmount.words(Decimal(value), unit, in: locale, isBound: true)
        }
        let style = FloatingPointFormatStyle<Double>(locale: locale)
            .precision(.significantDigits(1...15))
        // A year or a number of a house has no separator.
        let number = value.formatted(
            style.grouping(value.magnitude < 10_000 ? .never : .automatic))
        guard let unit, !isFirst else { return number }
        return "\(number) \(unit)"
    }

    /// Returns the advice about a value that no person was asked for, because the app's code gave it.
    static func cure(of problem: ResolutionProblem) -> String {
        switch problem {
        case .missing:
            """
            A control in a snippet must carry every required value, because nobody is asked for it \
            there.
            """
        case .entityNotFound:
            """
            The query's entities(for:) returns no such entity any more. If a snippet can be drawn \
            without it, make the parameter optional: it is nil then.
            """
        case .notUnderstood, .notAllowed, .ambiguous, .refused, .undecided:
            "Give the intent a value that the parameter allows where the app's code creates it."
        }
    }
}

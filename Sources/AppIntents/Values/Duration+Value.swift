public import AppIntentsMetadata
public import Foundation
public import _Localization

/// A duration.
extension Duration: _IntentValue, _UnconvertedValue {
    public static func _shape(_ constraints: ValueConstraints, in locale: Locale) -> ValueShape {
        .duration
    }

    public var _data: ParameterValue { .duration(self) }

    /// Reads ISO 8601, a clock time or numbers with English units.
    ///
    /// Examples are `PT1H30M`, `1:30:00`, `1 h 30 min` and `90 minutes`. A number alone has the
    /// unit of the constraints.
    public init?(_data data: ParameterValue, _ constraints: ValueConstraints) {
        let text: String
        switch data {
        case .duration(let duration):
            self = duration
            return
        case .int(let number): text = String(number)
        case .double(let number): text = String(number)
        case .string(let typed):
            guard typed.utf8.count <= 256 else { return nil }
            text = typed.trimmingCharacters(in: .whitespaces)
        default: return nil
        }
        guard
            let duration = Duration(iso8601: text) ?? Self.clock(text)
                ?? Self.words(text, unit: constraints.defaultUnit)
        else { return nil }
        self = duration
    }

    /// Returns hours, minutes and seconds in the words of the language.
    public func _representation(in locale: Locale) -> DisplayRepresentation {
        let hasFraction = components.attoseconds != 0
        let style = UnitsFormatStyle(
            allowedUnits: [.hours, .minutes, .seconds], width: .wide,
            fractionalPart: hasFraction ? .show(length: 3) : .hide)
        return DisplayRepresentation(verbatim: formatted(style.locale(locale)))
    }

    // MARK: - Typed text

    /// Reads `1:30` as an hour and a half; `1:30:15` has seconds as well.
    private static func clock(_ text: String) -> Duration? {
        guard let match = text.wholeMatch(of: /([0-9]{1,6}):([0-5][0-9])(?::([0-5][0-9]))?/),
            let hours = Int64(match.1), let minutes = Int64(match.2)
        else { return nil }
        let seconds = match.3.flatMap { Int64($0) } ?? 0
        return .seconds(hours * 3600 + minutes * 60 + seconds)
    }

    /// Reads numbers with units, one after the other; a number alone has the default unit.
    private static func words(_ text: String, unit usual: String?) -> Duration? {
        if let number = number(text) {
            return usual.flatMap(seconds(in:)).flatMap { duration($0 * number) }
        }
        if text.isEmpty { return nil }
        var rest = text[...]
        var total = 0.0
        while !rest.isEmpty {
            let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
            rest = rest[digits.endIndex...].drop(while: \.isWhitespace)
            let unit = rest.prefix(while: \.isLetter)
            rest = rest[unit.endIndex...].drop(while: \.isWhitespace)
            guard let number = number(digits), let seconds = seconds(in: String(unit)) else {
                return nil
            }
            total += number * seconds
        }
        return duration(total)
    }

    /// Reads digits with at most one point between them.
    private static func number(_ text: some StringProtocol) -> Double? {
        guard text.utf8.count <= 64, text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }),
            text.first != ".", text.last != "."
        else { return nil }
        return Double(text)
    }

    private static func duration(_ seconds: Double) -> Duration? {
        // Beyond this, a double can't represent nanoseconds, and such a duration is a mistake
        // anyway.
        guard seconds < 1e12 else { return nil }
        let whole = seconds.rounded(.down)
        return .seconds(Int64(whole)) + .nanoseconds(Int64(((seconds - whole) * 1e9).rounded()))
    }

    /// Returns the length of a unit, by its name in English.
    private static func seconds(in unit: String) -> Double? {
        switch unit.lowercased() {
        case "d", "day", "days": 86_400
        case "h", "hr", "hrs", "hour", "hours": 3600
        case "m", "min", "mins", "minute", "minutes": 60
        case "s", "sec", "secs", "second", "seconds": 1
        case "ms", "millisecond", "milliseconds": 1e-3
        case "us", "µs", "microsecond", "microseconds": 1e-6
        case "ns", "nanosecond", "nanoseconds": 1e-9
        default: nil
        }
    }
}

extension IntentParameter where Value.ValueType == Swift.Duration {
    /// Creates a duration parameter.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        defaultUnit: DurationUnit? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec =
            _OwnConversions.init
    ) {
        self.init(
            .init(title, description, requestValueDialog, inputConnectionBehavior, resolvers())
                .defaultUnit(defaultUnit),
            default: defaultValue)
    }

    /// Creates a duration parameter whose choices the app supplies.
    public convenience init<OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        defaultUnit: DurationUnit? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec =
            _OwnConversions.init
    ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            .init(title, description, requestValueDialog, inputConnectionBehavior, resolvers())
                .defaultUnit(defaultUnit).provider(optionsProvider),
            default: nil)
    }
}

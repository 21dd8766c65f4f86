public import AppIntentsMetadata
public import Foundation
public import _Localization

extension IntentCurrencyAmount: _IntentValue, _IndexedPropertyValue, _UnconvertedValue {
    /// Returns a shape with a number and a currency: one of those that the author allows, or else
    /// any of ISO 4217.
    public static func _shape(_ constraints: ValueConstraints, in locale: Locale) -> ValueShape {
        let currencies = Currencies(constraints)
        return .structure(
            StructureShape(
                name: LocalizedStringResource(system: "an amount of money").text(in: locale),
                fields: [
                    .init(
                        name: "amount",
                        title: LocalizedStringResource(system: "Amount").text(in: locale),
                        shape: .number,
                        lowerBound: constraints.lowerBound, upperBound: constraints.upperBound),
                    .init(
                        name: "currency",
                        title: LocalizedStringResource(system: "Currency").text(in: locale),
                        shape: .text, choices: currencies.choices(in: locale),
                        defaultValue: currencies.usual(in: locale).map(ParameterValue.string),
                        isOptional: currencies.only != nil),
                ]))
    }

    /// A number and the code of the currency; a number that has more digits than a `Double` is a text.
    public var _data: ParameterValue {
        .structure(["amount": amount.parameterValue, "currency": .string(currencyCode)])
    }

    /// Reads a number with the code, the symbol or the English name of a currency.
    ///
    /// They come in two fields or as one text: `12.50 EUR`, `€12.50` and `12.50 euros` are equal. A
    /// symbol that several currencies share, such as `$`, is valid if the author allows only one of
    /// them, and a number alone if the author allows only one currency. A currency that the author
    /// doesn't list must be one of ISO 4217.
    public init?(_data data: ParameterValue, _ constraints: ValueConstraints) {
        let currencies = Currencies(constraints)
        let number: ParameterValue
        let currency: ParameterValue
        switch data {
        case .structure(let fields):
            guard fields.keys.allSatisfy(["amount", "currency"].contains) else { return nil }
            number = fields["amount"] ?? .null
            currency = fields["currency"] ?? .null
        case .int, .double: (number, currency) = (data, .null)
        case .string(let text):
            guard let parts = Self.parts(text) else { return nil }
            (number, currency) = (.string(parts.number), .string(parts.currency))
        default: return nil
        }
        let code: String? =
            switch currency {
            case .null, "": currencies.only
            case .string(let name): currencies.code(name)
            default: nil
            }
        guard let amount = Decimal(parameterValue: number), let code else { return nil }
        self.init(amount: amount, currencyCode: code)
    }

    /// Returns the amount as the language writes it, with the symbol of the currency.
    public func _representation(in locale: Locale) -> DisplayRepresentation {
        DisplayRepresentation(verbatim: Self.words(amount, currencyCode, in: locale))
    }

    /// Returns an amount as the language writes it; a bound that is a whole number has no digits of a
    /// fraction.
    package static func words(
        _ amount: Decimal, _ currencyCode: String, in locale: Locale, isBound: Bool = false
    ) -> String {
        let style = Decimal.FormatStyle.Currency(code: currencyCode, locale: locale)
        let isWhole = isBound && amount == Decimal(amount.nearestDouble.rounded())
        return amount.formatted(isWhole ? style.precision(.fractionLength(0)) : style)
            .withOrderedCurrencySymbol
    }

    public func _violation(of constraints: ValueConstraints) -> ValueViolation? {
        constraints.violation(of: amount.nearestDouble, in: currencyCode)
    }

    /// Returns the number and the currency of a typed text, in either order; `nil` if there is no
    /// number, or text on both of its sides.
    private static func parts(_ text: String) -> (number: String, currency: String)? {
        guard text.utf8.count <= 128,
            let match = text.firstMatch(of: /[+-]?[0-9]+(?:\.[0-9]+)?/)
        else { return nil }
        var before = text[..<match.range.lowerBound].trimmingCharacters(in: .whitespaces)
        let after = text[match.range.upperBound...].trimmingCharacters(in: .whitespaces)
        var number = String(match.output)
        // A sign may precede the symbol: -€5.
        if before.hasPrefix("-"), number.first?.isNumber == true {
            before = before.dropFirst().trimmingCharacters(in: .whitespaces)
            number = "-" + number
        }
        guard before.isEmpty || after.isEmpty else { return nil }
        return (number, before.isEmpty ? after : before)
    }
}

extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
    /// Creates an amount-of-money parameter.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        currencyCodes: [String] = [],
        inclusiveRange: InclusiveRange<Decimal>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec =
            _OwnConversions.init
    ) {
        self.init(
            .init(title, description, requestValueDialog, inputConnectionBehavior, resolvers())
                .currencyCodes(currencyCodes).inclusiveRange(inclusiveRange),
            default: defaultValue)
    }

    /// Creates an amount-of-money parameter whose choices the app supplies.
    public convenience init<OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        currencyCodes: [String] = [],
        inclusiveRange: InclusiveRange<Decimal>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec =
            _OwnConversions.init
    ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            .init(title, description, requestValueDialog, inputConnectionBehavior, resolvers())
                .currencyCodes(currencyCodes).inclusiveRange(inclusiveRange).provider(
                    optionsProvider),
            default: defaultValue)
    }
}

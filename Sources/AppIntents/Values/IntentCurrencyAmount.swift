public import Foundation
import _Localization

/// An amount of money in a currency.
///
///     @Parameter(title: "Tip", currencyCodes: ["EUR", "CHF"], inclusiveRange: (0, 50))
///     var tip: IntentCurrencyAmount
public struct IntentCurrencyAmount: Equatable, Hashable, Sendable {
    /// The number of units of the currency.
    public let amount: Decimal

    /// The three-letter code of the currency in ISO 4217, such as `EUR`.
    public let currencyCode: String

    /// Creates an amount of money.
    ///
    /// - Parameters:
    ///   - amount: The number of units of the currency.
    ///   - currencyCode: The three-letter code of the currency in ISO 4217.
    public init(amount: Decimal, currencyCode: String) {
        self.amount = amount
        self.currencyCode = currencyCode
    }
}

extension IntentCurrencyAmount: DisplayRepresentable {
    /// The name of amounts for people.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: .init(system: "Amount of Money"))
    }

    /// The amount with its currency, as the current locale writes it.
    public var displayRepresentation: DisplayRepresentation { _representation(in: .current) }
}

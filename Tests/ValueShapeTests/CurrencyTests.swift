import AppIntents
import AppIntentsMetadata
import Foundation
import Testing

/// Amounts of money as data and as text.
@Suite struct CurrencyTests {
    private typealias Money = IntentCurrencyAmount
    private let english = Locale(identifier: "en_US")

    private func constraints(_ codes: [String]) -> ValueConstraints {
        var constraints = ValueConstraints()
        constraints.currencyCodes = codes
        return constraints
    }

    @Test(
        "An amount is understood as people type it",
        arguments: [
            ("12.50 EUR", "12.5", "EUR"), ("EUR 12.50", "12.5", "EUR"), ("€12.50", "12.5", "EUR"),
            ("-€5", "-5", "EUR"), ("-5€", "-5", "EUR"), ("7 euros", "7", "EUR"),
            ("1 us dollar", "1", "USD"), ("0.10 usd", "0.1", "USD"), ("US$3", "3", "USD"),
            ("99999999999999999999.99 CHF", "99999999999999999999.99", "CHF"),
        ])
    func typed(text: String, amount: String, code: String) throws {
        let money = try #require(Money(parameterValue: .string(text)))
        #expect(money.amount == Decimal(string: amount))
        #expect(money.currencyCode == code)
    }

    @Test(
        "What is no amount is refused",
        arguments: [
            "", "EUR", "12.50", "12,50 EUR", "1 2 EUR", "5 XQX", "$5", "¥5", "nan EUR", "1e3 EUR",
            "€5€", "5 EUR today", 5, 1.5, true, [],
            .structure(["amount": 5]), .structure(["currency": "EUR"]),
            .structure(["amount": 5, "currency": "EURX"]),
            .structure(["amount": "x", "currency": "EUR"]),
            .structure(["amount": .double(.nan), "currency": "EUR"]),
            .structure(["amount": .double(.infinity), "currency": "EUR"]),
            .structure(["amount": 5, "currency": "EUR", "more": 1]),
        ] as [ParameterValue])
    func refused(data: ParameterValue) {
        #expect(Money(parameterValue: data) == nil)
    }

    @Test("A number alone, and a symbol that several have, mean the author's currency")
    func impliedCurrency() {
        #expect(
            Money(_data: "5", constraints(["CHF"])) == Money(amount: 5, currencyCode: "CHF"))
        #expect(
            Money(_data: 5.5, constraints(["CHF"])) == Money(amount: 5.5, currencyCode: "CHF"))
        #expect(Money(_data: "5", constraints(["CHF", "EUR"])) == nil)
        #expect(
            Money(_data: "$5", constraints(["EUR", "CAD"])) == Money(amount: 5, currencyCode: "CAD")
        )
        #expect(Money(_data: "$5", constraints(["USD", "CAD"])) == nil)
        #expect(Money(_data: "5 GBP", constraints(["EUR", "CAD"])) == nil)
    }

    @Test(
        "Every digit survives as data",
        arguments: ["0", "-3", "0.1", "19.99", "12345678901234567890.123", "0.000000000000000001"])
    func exact(digits: String) throws {
        let money = Money(
            amount: try #require(Decimal(string: digits)), currencyCode: "EUR")
        #expect(Money(parameterValue: money._data) == money)
        let data = try JSONEncoder().encode(money._data)
        let again = try JSONDecoder().decode(ParameterValue.self, from: data)
        #expect(Money(parameterValue: again) == money)
    }

    @Test("An amount is said as the language writes money")
    func display() {
        let money = Money(amount: 1234.5, currencyCode: "EUR")
        #expect(money.displayText(in: english) == "€1,234.50")
        #expect(money.displayText(in: Locale(identifier: "de_DE")) == "1.234,50\u{a0}€")
        #expect(Money(amount: 5, currencyCode: "JPY").displayText(in: english) == "¥5")
    }

    @Test("A form offers the author's currencies, and begins with the person's")
    func choices() throws {
        func field(_ codes: [String], _ locale: String) throws -> StructureShape.Field {
            guard
                case .structure(let shape) = Money._shape(
                    constraints(codes), in: Locale(identifier: locale))
            else { throw CancellationError() }
            return try #require(shape.fields.last)
        }
        let some = try field(["USD", "EUR"], "de_DE")
        #expect(some.choices.map(\.title) == ["US-Dollar (USD)", "Euro (EUR)"])
        #expect(some.defaultValue == "EUR")
        #expect(try field(["USD", "EUR"], "ja_JP").defaultValue == "USD")
        #expect(try field(["USD"], "en_US").isOptional)
        let all = try field([], "en_US")
        #expect(all.choices.count > 100)
        #expect(all.choices.contains { $0.title == "Swiss Franc (CHF)" })
        #expect(all.defaultValue == "USD")
    }

    @Test("The author's bounds are exact")
    func bounds() {
        let parameter = IntentParameter<Money>(
            title: "Tip", currencyCodes: ["EUR"], inclusiveRange: (0.1, 9.99))
        #expect(parameter.inclusiveRange?.lowerBound == Decimal(string: "0.1"))
        #expect(parameter.inclusiveRange?.upperBound == Decimal(string: "9.99"))
        #expect(parameter.currencyCodes == ["EUR"])
        let constraints = parameter.declaration.constraints
        func violation(_ text: String) -> ValueViolation? {
            Money(_data: .string(text), constraints)?._violation(of: constraints)
        }
        #expect(violation("9.99") == nil)
        #expect(violation("0.10") == nil)
        #expect(violation("10") == .outOfRange(lower: 0.1, upper: 9.99, unit: "EUR"))
        #expect(violation("-1") == .outOfRange(lower: 0.1, upper: 9.99, unit: "EUR"))
    }
}

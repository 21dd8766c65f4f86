import AppIntents
import AppIntentsMetadata
import Foundation
import GeoToolbox
import IntentSystem
import IntentTestKit
import Testing

/// Lists, sets and optionals of values that have parts.
@Suite struct ContainerTests {
    struct Shopping: AppIntent {
        static let title: LocalizedStringResource = "Shopping"
        @Parameter(title: "Prices", currencyCodes: ["EUR"], inclusiveRange: (0, 9))
        var prices: [IntentCurrencyAmount]
        @Parameter(title: "Coins", currencyCodes: ["EUR"]) var coins: Set<IntentCurrencyAmount>
        @Parameter(title: "Guests") var guests: [IntentPerson]?
        @Parameter(title: "Shop") var shop: PlaceDescriptor?

        func perform() async throws -> some ReturnsValue<[IntentCurrencyAmount]> & ProvidesDialog {
            .result(
                value: prices,
                dialog: "\(prices.count) \(coins.count) \(guests?.count ?? -1) \(shop == nil)")
        }
    }

    private func money(_ amount: Double) -> ParameterValue {
        .structure(["amount": .double(amount), "currency": "EUR"])
    }

    @Test("Each element is a value of its own, and a set has each once")
    func containers() async throws {
        let system = TestSystem(intents: [Shopping.self])
        let run = try await system.perform(
            "Shopping",
            values: [
                "prices": ["5 EUR", money(5), "€2.50"], "coins": ["1", "1 EUR", "€2"],
                "guests": ["Ada", "grace@example.com"],
            ])
        #expect(run.dialog?.full == "3 2 2 true")
        #expect(run.card?.value?.title == "€5.00, €5.00 and €2.50")
        #expect(
            run.card?.value?.data
                == .array([
                    .structure(["amount": 5, "currency": "EUR"]),
                    .structure(["amount": 5, "currency": "EUR"]), money(2.5),
                ]))
        try await system.finish()
    }

    @Test("What is wrong with one of them is said of all of them")
    func wrongElement() async throws {
        let system = TestSystem(intents: [Shopping.self])
        let run = try await system.perform(
            "Shopping", values: ["prices": ["5", "10"], "coins": ["1"]])
        guard case .values(let fields)? = run.question?.kind else {
            Issue.record("It was performed: \(run.dialog?.full ?? "")")
            return
        }
        #expect(fields.map(\.error) == ["Choose a number from €0 to €9."])
        try await run.cancel()
        try await system.finish()
    }

    @Test("A value of an optional parameter may be left out, and none is data of it")
    func optional() {
        #expect(IntentPerson?(parameterValue: .null) == .some(nil))
        #expect(IntentPerson?.none._data == .null)
        let amounts: Set<IntentCurrencyAmount>? = [.init(amount: 1, currencyCode: "EUR")]
        #expect(Set<IntentCurrencyAmount>?(parameterValue: amounts._data) == amounts)
    }

    @Test(
        "A size is checked, whatever its bounds",
        arguments: [
            (IntentCollectionSize(exactly: 2), [0, 1, 3]), (2, [0, 1, 3]),
            (IntentCollectionSize(min: 1, max: 2), [0, 3]),
            (IntentCollectionSize(min: 0, max: 2), [3]),
            (IntentCollectionSize(min: 2, max: .max), [0, 1]),
        ] as [(IntentCollectionSize, [Int])])
    func sizes(size: IntentCollectionSize, refused: [Int]) {
        let parameter = IntentParameter<[IntentPerson]>(title: "Guests", size: size)
        let constraints = parameter.declaration.constraints
        #expect(parameter.declaration.size == size)
        for count in 0...3 {
            let guests = [IntentPerson](
                repeating: .init(handle: .init(phoneNumber: "1")), count: count)
            let violation = guests._violation(of: constraints)
            #expect((violation != nil) == refused.contains(count), "\(count)")
        }
    }
}

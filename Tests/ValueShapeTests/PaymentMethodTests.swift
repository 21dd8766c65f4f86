import AppIntents
import AppIntentsMetadata
import Foundation
import Testing

/// Ways to pay, and texts with attributes, as data and as text.
@Suite struct PaymentMethodTests {
    @Test("A way to pay survives as data, with its picture")
    func survives() throws {
        let visa = IntentPaymentMethod(
            type: .credit, name: "Visa", identificationHint: "4242",
            icon: .init(systemName: "creditcard"))
        let data = try JSONEncoder().encode(visa._data)
        let again = try #require(
            IntentPaymentMethod(
                parameterValue: JSONDecoder().decode(ParameterValue.self, from: data)))
        #expect(again.paymentType == .credit)
        #expect(again.name == "Visa")
        #expect(again.identificationHint == "4242")
        #expect(again.icon == .init(systemName: "creditcard"))
        let plain = try #require(
            IntentPaymentMethod(parameterValue: IntentPaymentMethod(type: .applePay)._data))
        #expect(plain.paymentType == .applePay)
        #expect(plain.name == nil)
    }

    @Test("A kind with a name is understood; what is no kind is refused")
    func typed() {
        let text = IntentPaymentMethod(parameterValue: "Debit My Bank")
        #expect(text?.paymentType == .debit)
        #expect(text?.name == "My Bank")
        for data: ParameterValue in [
            "", "gold", 1, [], .structure([:]), .structure(["name": "Visa"]),
            .structure(["type": "gold"]), .structure(["type": "credit", "pin": "1234"]),
            .structure(["type": "credit", "name": 7]),
            .string("credit " + String(repeating: "a", count: 1_000_000)),
        ] {
            #expect(IntentPaymentMethod(parameterValue: data) == nil)
        }
    }

    @Test("A way to pay is said by its name, or else by its kind in the language")
    func display() {
        let german = Locale(identifier: "de")
        let visa = IntentPaymentMethod(type: .credit, name: "Visa", identificationHint: "4242")
        #expect(visa.displayText(in: german) == "Visa")
        #expect(visa._representation(in: german).subtitle?.text(in: german) == "4242")
        #expect(IntentPaymentMethod(type: .savings).displayText(in: german) == "Sparkonto")
    }

    // MARK: - Texts with attributes

    @Test("A text keeps its attributes as data, and a person types its characters")
    func attributes() throws {
        var styled = AttributedString("Read this")
        let range = try #require(styled.range(of: "this"))
        styled[range].link = URL(string: "https://example.com")
        styled[range].languageIdentifier = "en"
        let data = try JSONEncoder().encode(styled._data)
        let again = try JSONDecoder().decode(ParameterValue.self, from: data)
        #expect(AttributedString(parameterValue: again) == styled)
        #expect(AttributedString("plain")._data == "plain")
        #expect(AttributedString(parameterValue: "plain") == AttributedString("plain"))
        #expect(styled.displayText(in: Locale(identifier: "en")) == "Read this")
        for data: ParameterValue in [
            true, [], .structure(["text": "x"]),
            .structure(["text": "x", "runs": [1]]),
            .structure(["text": "x", "runs": [.structure(["length": 2])]]),
            .structure(["text": "x", "runs": [.structure(["length": 1, "color": "red"])]]),
            .structure(["text": "x", "runs": [.structure(["length": -1])]]),
        ] {
            #expect(AttributedString(parameterValue: data) == nil)
        }
    }
}

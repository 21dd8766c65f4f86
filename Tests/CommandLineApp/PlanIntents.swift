import AppIntents
import CoreLocation
import Foundation
import GeoToolbox

/// Says which values it was given, of the kinds that have parts.
struct PlanIntent: AppIntent {
    static let title: LocalizedStringResource = "Plan"
    static let description = IntentDescription("Plans a meeting.")

    @Parameter(title: "Guest", mode: .email) var guest: IntentPerson
    @Parameter(title: "Price", currencyCodes: ["EUR", "USD"], inclusiveRange: (0, 100))
    var price: IntentCurrencyAmount
    @Parameter(title: "Place") var place: PlaceDescriptor?
    @Parameter(title: "City", displayStyle: .city) var city: CLPlacemark?
    @Parameter(title: "Repeat") var rule: Calendar.RecurrenceRule?
    @Parameter(title: "Payment") var payment: IntentPaymentMethod?
    @Parameter(title: "Note") var note: AttributedString?
    @Parameter(
        title: "Code",
        inputOptions: .init(
            keyboardType: .numberPad, capitalizationType: .none, autocorrect: false,
            smartQuotes: false, smartDashes: false))
    var code: String?
    @Parameter(title: "Light", displayName: .init(true: "On", false: "Off")) var light: Bool?

    func perform() async throws -> some ReturnsValue<String> & ProvidesDialog {
        var parts = [
            "guest=\(guest.handle.map { "\($0.value)" } ?? "none")",
            "price=\(price.amount) \(price.currencyCode)",
        ]
        if let place { parts.append("place=\(place)") }
        if let city = city?.locality { parts.append("city=\(city)") }
        if let rule { parts.append("rule=\(rule.frequency)/\(rule.interval)") }
        if let payment { parts.append("payment=\(payment.paymentType) \(payment.name ?? "")") }
        if let note { parts.append("note=\(String(note.characters))") }
        if let code { parts.append("code=\(code)") }
        if let light { parts.append("light=\(light)") }
        let said = parts.joined(separator: " ")
        return .result(value: said, dialog: "\(said)")
    }
}

/// Needs a switch with words of its own, and so many persons.
struct SeatIntent: AppIntent {
    static let title: LocalizedStringResource = "Seat"

    @Parameter(title: "Lamp", displayName: .init(true: "On", false: "Off")) var isLit: Bool
    @Parameter(title: "Guests", size: IntentCollectionSize(min: 2, max: 3))
    var guests: [IntentPerson]

    func perform() async throws -> some ReturnsValue<Int> {
        .result(value: isLit ? guests.count : -guests.count)
    }
}

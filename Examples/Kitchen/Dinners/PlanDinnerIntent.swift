import AppIntents
import Foundation

/// Plans a dinner: for whom, for how much money, how long it may take, and how often.
struct PlanDinnerIntent: AppIntent {
    static let title: LocalizedStringResource = "Plan Dinner"
    static let description = IntentDescription("Plans a dinner for a guest.")

    @Parameter(title: "Guest", description: "A name, an address, or both.")
    var guest: IntentPerson

    @Parameter(
        title: "Budget", currencyCodes: ["EUR", "USD", "JPY"], inclusiveRange: (1, 10_000))
    var budget: IntentCurrencyAmount

    @Parameter(title: "Time", defaultUnit: .minutes)
    var time: Duration

    @Parameter(title: "Repeat")
    var rule: Calendar.RecurrenceRule?

    static var parameterSummary: some ParameterSummary {
        Summary("Cook for \(\.$guest) with \(\.$budget)") {
            \.$time
            \.$rule
        }
    }

    func perform() async throws -> some ReturnsValue<IntentCurrencyAmount> & ProvidesDialog {
        let money = budget.amount.formatted(.currency(code: budget.currencyCode))
        let length = time.formatted(.units(allowed: [.hours, .minutes], width: .wide))
        let often = rule == nil ? "Once" : "Again and again"
        return .result(
            value: budget,
            dialog: "\(often), for \(guest.displayRepresentation.title): \(money), \(length).")
    }
}

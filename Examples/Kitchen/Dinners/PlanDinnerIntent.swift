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
        let locale = systemContext.locale
        let money = budget.amount.formatted(
            Decimal.FormatStyle.Currency(code: budget.currencyCode, locale: locale))
        let length = time.formatted(
            Duration.UnitsFormatStyle(allowedUnits: [.hours, .minutes], width: .wide)
                .locale(locale))
        let name = guest.displayRepresentation.title
        let dialog: IntentDialog =
            rule == nil
            ? "Once, for \(name): \(money), \(length)."
            : "Again and again, for \(name): \(money), \(length)."
        return .result(value: budget, dialog: dialog)
    }
}

import AppIntents
import Foundation
import SwiftUI

/// Notes a recipe: how much of it, how long it takes, and whose it is.
struct NoteRecipeIntent: AppIntent {
    static let title: LocalizedStringResource = "Note Recipe"
    static let description = IntentDescription("Notes a recipe and shows the note.")

    @Parameter(title: "Dish")
    var dish: String

    @Parameter(
        title: "Amount", description: "How much one pot of it is.", defaultUnit: .liters,
        supportsNegativeNumbers: false)
    var amount: Measurement<UnitVolume>

    @Parameter(title: "Time", defaultUnit: .minutes)
    var time: Duration

    @Parameter(title: "Cook", description: "The person who gave you the recipe.")
    var cook: PersonNameComponents

    static var parameterSummary: some ParameterSummary {
        Summary("Note the recipe of \(\.$dish)") {
            \.$amount
            \.$time
            \.$cook
        }
    }

    func perform() async throws
        -> some IntentResult & ReturnsValue<Measurement<UnitVolume>> & ShowsSnippetIntent
    {
        let note = RecipeNoteIntent()
        note.dish = dish
        note.amount = amount
        note.time = time
        note.cook = cook
        return .result(value: amount, snippetIntent: note)
    }
}

/// Shows a recipe's note.
struct RecipeNoteIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Recipe Note"

    @Parameter var dish: String
    @Parameter var amount: Measurement<UnitVolume>
    @Parameter var time: Duration
    @Parameter var cook: PersonNameComponents

    func perform() async throws -> some IntentResult & ShowsSnippetView {
        .result(view: RecipeNoteView(dish: dish, amount: amount, time: time, cook: cook))
    }
}

private struct RecipeNoteView: View {
    let dish: String
    let amount: Measurement<UnitVolume>
    let time: Duration
    let cook: PersonNameComponents

    @Environment(\.locale) private var locale

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(dish).font(.headline)
            Label(
                amount.formatted(
                    Measurement<UnitVolume>.FormatStyle(
                        width: .abbreviated, locale: locale, usage: .asProvided)),
                systemImage: "drop")
            Label(
                time.formatted(
                    Duration.UnitsFormatStyle(allowedUnits: [.hours, .minutes], width: .wide)
                        .locale(locale)),
                systemImage: "clock")
            Label(cookName, systemImage: "person")
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    /// The name in the order of the reader's language; Foundation on Linux formats no names.
    private var cookName: LocalizedStringResource {
        guard let given = cook.givenName, let family = cook.familyName else {
            return "\(cook.givenName ?? cook.familyName ?? "")"
        }
        return "\(given) \(family)"
    }
}

import AppIntents

// Intents as apps write them, with Apple's names only.

struct BrewTea: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
    static let intentClassName = "BrewTeaIntent"
    static let title: LocalizedStringResource = "Brew Tea"

    @Parameter(title: "Tea") var tea: String
    @Parameter(title: "Cups") var cups: Int
    @Parameter(title: "Sugar") var sugar: Bool?

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$tea, \.$cups)) { tea, cups in
            DisplayRepresentation(title: "\(cups) cups of \(tea)")
        }
        IntentPrediction(parameters: (\.$tea, \.$cups, \.$sugar)) { tea, cups, sugar in
            let sweetness = sugar == true ? "with sugar" : "without sugar"
            return DisplayRepresentation(
                title: "\(cups) cups of \(tea)", subtitle: "\(sweetness)")
        }
        IntentPrediction(parameters: \.$tea) { tea in
            DisplayRepresentation(title: "Some \(tea)")
        }
        IntentPrediction { DisplayRepresentation(title: "Tea, please") }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: cups) }
}

struct BoilWater: AppIntent, PredictableIntent {
    static let title: LocalizedStringResource = "Boil Water"

    static var predictionConfiguration: some IntentPredictionConfiguration<Self> {
        IntentPrediction(displayRepresentation: { DisplayRepresentation(title: "Boil water") })
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 100) }
}

struct SteepTea: DeprecatedAppIntent {
    static let title: LocalizedStringResource = "Steep Tea"
    static var deprecation: IntentDeprecation<BrewTea> {
        IntentDeprecation(message: "Tea is brewed now.", replacedBy: BrewTea.self)
    }

    func perform() async throws -> some IntentResult { .result() }
}

struct StirTea: DeprecatedAppIntent {
    static let title: LocalizedStringResource = "Stir Tea"
    static var deprecation: IntentDeprecation<Never> {
        IntentDeprecation(message: "Nobody stirs any more.")
    }

    func perform() async throws -> some IntentResult { .result() }
}

struct PourTea: DeprecatedAppIntent {
    static let title: LocalizedStringResource = "Pour Tea"
    static var deprecation: IntentDeprecation<BrewTea> { .init(replacedBy: BrewTea.self) }

    func perform() async throws -> some IntentResult { .result() }
}

@MainActor
final class TeaShelf {
    static let shared = TeaShelf()
    var teas = ["Assam", "Sencha"]
}

struct ClearShelf: UndoableIntent {
    static let title: LocalizedStringResource = "Clear Shelf"

    @MainActor
    func perform() async throws -> some IntentResult {
        let teas = TeaShelf.shared.teas
        TeaShelf.shared.teas = []
        undoManager?.registerUndo(withTarget: TeaShelf.shared) { shelf in
            shelf.teas = teas
        }
        undoManager?.setActionName("Clear Shelf")
        return .result()
    }
}

/// An intent that registers from outside the main actor, as the session on App Intents shows it.
struct RestockShelf: UndoableIntent {
    static let title: LocalizedStringResource = "Restock Shelf"

    func perform() async throws -> some IntentResult {
        await undoManager?.registerUndo(withTarget: TeaShelf.shared) { shelf in
            shelf.teas.removeLast()
        }
        return .result()
    }
}

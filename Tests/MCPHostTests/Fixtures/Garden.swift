import AppIntents
import Synchronization

/// Intents that are predicted, deprecated, migrated or undone.
enum Garden {
    static let intents: [any AppIntent.Type] = [Water.self, Sprinkle.self, Dig.self]

    final class Bed: Sendable {
        static let shared = Bed()
        private let dug = Mutex(false)
        var isDug: Bool { dug.withLock { $0 } }
        func fill() { dug.withLock { $0 = false } }
        func dig() { dug.withLock { $0 = true } }
    }

    struct Water: PredictableIntent, CustomIntentMigratedAppIntent {
        static let intentClassName = "WaterPlantIntent"
        static let title: LocalizedStringResource = "Water Plant"
        @Parameter(title: "Plant") var plant: String
        @Parameter(title: "Liters", default: 1) var liters: Int

        init() {}
        init(plant: String, liters: Int) {
            self.plant = plant
            self.liters = liters
        }

        static var predictionConfiguration: some IntentPredictionConfiguration {
            IntentPrediction(parameters: \.$plant) { DisplayRepresentation(title: "Water \($0)") }
        }

        func perform() async throws -> some IntentResult { .result() }
    }

    struct Sprinkle: DeprecatedAppIntent {
        static let title: LocalizedStringResource = "Sprinkle"
        static let description = IntentDescription("Wets it.")
        static var deprecation: IntentDeprecation<Water> {
            IntentDeprecation(message: "Plants are watered now.", replacedBy: Water.self)
        }
        func perform() async throws -> some IntentResult { .result() }
    }

    struct Dig: UndoableIntent {
        static let title: LocalizedStringResource = "Dig"

        @MainActor
        func perform() async throws -> some IntentResult {
            Self.dig(undoManager)
            undoManager?.setActionName("Dig")
            return .result()
        }

        @MainActor
        private static func dig(_ manager: UndoManager?) {
            Bed.shared.dig()
            manager?.registerUndo(withTarget: Bed.shared) { bed in
                bed.fill()
                manager?.registerUndo(withTarget: bed) { _ in dig(manager) }
            }
        }
    }
}

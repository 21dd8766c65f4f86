import AppIntents
import Synchronization

/// Is suggested with the dogs that were walked before.
struct WalkDogIntent: PredictableIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "WalkPetIntent"
    static let title: LocalizedStringResource = "Walk Dog"
    @Parameter(title: "Dog") var dog: String
    @Parameter(title: "Minutes") var minutes: Int?

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: \.$dog) { dog in
            DisplayRepresentation(title: "Walk \(dog)")
        }
    }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "\(dog) was walked.")
    }
}

/// Takes the place of nothing; `WalkDogIntent` takes its own.
struct LeadDogIntent: DeprecatedAppIntent {
    static let title: LocalizedStringResource = "Lead Dog"
    static var deprecation: IntentDeprecation<WalkDogIntent> {
        IntentDeprecation(message: "Dogs are walked now.", replacedBy: WalkDogIntent.self)
    }
    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 1) }
}

/// The dogs of this process.
final class Kennel: Sendable {
    static let shared = Kennel()
    let dogs = Mutex(["Rex", "Pip"])
    var names: String { dogs.withLock { $0.joined(separator: ", ") } }
}

/// Lets a dog go, and gets it back.
struct ReleaseDogIntent: UndoableIntent {
    static let title: LocalizedStringResource = "Release Dog"
    @Parameter(title: "Dog") var dog: String

    @MainActor
    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        Self.release(dog, undoManager)
        undoManager?.setActionName("Release \(dog)")
        return .result(value: Kennel.shared.names)
    }

    @MainActor
    private static func release(_ dog: String, _ manager: UndoManager?) {
        Kennel.shared.dogs.withLock { $0.removeAll { $0 == dog } }
        manager?.registerUndo(withTarget: Kennel.shared) { kennel in
            kennel.dogs.withLock { $0.append(dog) }
            manager?.registerUndo(withTarget: kennel) { _ in release(dog, manager) }
        }
    }
}

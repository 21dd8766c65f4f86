import AppIntents
import AppIntentsMetadata

extension Catalog {
    /// The app has an intent that can be predicted, so that there is something to learn from runs.
    package var learns: Bool { entries.contains { $0.type.traits.isPredictable } }
}

// As the traits, these ask a type for its protocols, which no other folder does (Decisions/0025).
extension AppIntent {
    /// The author's predictions of the intent, in order; none if it can't be predicted.
    static var predictions: [PredictionOutline] {
        cast(to: (any PredictableIntent.Type).self)?.predictionOutlines ?? []
    }

    /// Why the intent is deprecated; `nil` if it isn't.
    static var deprecation: AnyIntentDeprecation? {
        cast(to: (any DeprecatedAppIntent.Type).self)?.anyDeprecation
    }

    /// The name that the intent had before it became this one; `nil` if it had none.
    static var migratedName: String? {
        cast(to: (any CustomIntentMigratedAppIntent.Type).self)?.intentClassName
    }
}

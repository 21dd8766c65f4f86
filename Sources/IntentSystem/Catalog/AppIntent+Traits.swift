package import AppIntents
package import AppIntentsMetadata
import Synchronization

// This folder is the only place that asks an intent for its protocols (Decisions/0025).
extension AppIntent {
    /// The kinds to which the intent belongs, worked out when they are first asked for.
    package static var traits: IntentTraits {
        let type = ObjectIdentifier(Self.self)
        if let traits = known.withLock({ $0[type] }) { return traits }
        // Most intents are none, and each further question looks through the whole program.
        let isSystem = Self.self is any SystemIntent.Type
        let traits = IntentTraits(
            isSnippet: Self.self is any SnippetIntent.Type,
            setsValue: Self.self is any SetValueIntent.Type,
            opensTarget: isSystem && Self.self is any OpenIntent.Type,
            deletesEntities: isSystem && Self.self is any DeleteIntent.Type,
            findsEntities: Self.self is any SystemFindIntent.Type
                || Self.self is any SystemQueryIntent.Type,
            isUndoable: isSystem && Self.self is any UndoableIntent.Type,
            isPredictable: Self.self is any PredictableIntent.Type,
            goesOn: isSystem
                && (Self.self is any AudioPlaybackIntent.Type
                    || Self.self is any AudioRecordingIntent.Type
                    || Self.self is any LiveActivityIntent.Type || olderNames.goOn(Self.self)),
            hardware: isSystem ? hardware : nil)
        known.withLock { $0[type] = traits }
        return traits
    }

    private static var hardware: IntentHardware? {
        if Self.self is any CameraCaptureIntent.Type { return .camera }
        if Self.self is any StartWorkoutIntent.Type || Self.self is any PauseWorkoutIntent.Type
            || Self.self is any ResumeWorkoutIntent.Type
        {
            return .workout
        }
        if Self.self is any StartDiveIntent.Type { return .dive }
        return Self.self is any PushToTalkTransmissionIntent.Type ? .pushToTalk : nil
    }

    /// How a workout that is to be started looks; `nil` for any other intent.
    var displayedWorkout: DisplayRepresentation? {
        (self as? any StartWorkoutIntent)?.displayRepresentation
    }

    /// The schema that the intent follows; `nil` if it follows none.
    static var schema: SchemaName? {
        let schema = (Self.self as? any AssistantSchemaIntent.Type)?.schemaName
        return schema?.text.isEmpty == false ? schema : nil
    }

    /// Only assistants are offered the intent.
    static var isAssistantOnly: Bool {
        (Self.self as? any AssistantSchemaIntent.Type)?.isAssistantOnly ?? false
    }

    /// The intent may ask to go on beside other things while it runs.
    static var isLongRunning: Bool { Self.self is any LongRunningIntent.Type }

    /// The workouts that the intent's type suggests; none if it starts no workout.
    static var suggestedWorkouts: [any AppIntent] {
        (Self.self as? any StartWorkoutIntent.Type)?.keptSuggestions ?? []
    }

    /// The value that the intent opens; `nil` if it opens nothing.
    var openedTarget: (any AppValue)? {
        (self as? any OpenIntent)?.anyTarget
    }

    /// The things that the intent deletes; none if it deletes nothing.
    var deletedEntities: [any AppEntity] {
        (self as? any DeleteIntent)?.anyEntities ?? []
    }
}

/// The traits of every type that was asked before: a failed cast looks through the whole program, and
/// every run needs the traits.
private let known = Mutex<[ObjectIdentifier: IntentTraits]>([:])

/// Asks for protocols that have other names now, without the warning that is meant for authors.
private protocol OlderNamesReading: Sendable {
    func goOn<Intent: AppIntent>(_ type: Intent.Type) -> Bool
}

private struct OlderNames: OlderNamesReading {
    @available(*, deprecated)
    func goOn<Intent: AppIntent>(_ type: Intent.Type) -> Bool {
        type is any AudioStartingIntent.Type || type is any LiveActivityStartingIntent.Type
    }
}

private let olderNames: any OlderNamesReading = OlderNames()

extension OpenIntent {
    fileprivate var anyTarget: any AppValue { target }
}

extension AssistantSchemaIntent {
    fileprivate static var schemaName: SchemaName { SchemaName(Self.self) }
}

extension DeleteIntent {
    fileprivate var anyEntities: [any AppEntity] { entities }
}

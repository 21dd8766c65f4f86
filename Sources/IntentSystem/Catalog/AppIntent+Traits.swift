package import AppIntents
package import AppIntentsMetadata
import Synchronization

// This folder is the only place that asks an intent for its protocols (Decisions/0025).
extension AppIntent {
    /// The kinds to which the intent belongs, computed at first use.
    package static var traits: IntentTraits {
        let type = ObjectIdentifier(Self.self)
        if let traits = known.withLock({ $0[type] }) { return traits }
        let traits = IntentTraits(
            isSnippet: conforms(to: (any SnippetIntent.Type).self),
            setsValue: conforms(to: (any SetValueIntent.Type).self),
            opensTarget: conforms(to: (any OpenIntent.Type).self),
            leadsToContents: conforms(to: (any TargetContentProvidingIntent.Type).self),
            deletesEntities: conforms(to: (any DeleteIntent.Type).self),
            findsEntities: conforms(to: (any SystemFindIntent.Type).self)
                || conforms(to: (any SystemQueryIntent.Type).self),
            isUndoable: conforms(to: (any UndoableIntent.Type).self),
            isPredictable: conforms(to: (any PredictableIntent.Type).self),
            goesOn: conforms(to: (any AudioPlaybackIntent.Type).self)
                || conforms(to: (any AudioRecordingIntent.Type).self)
                || conforms(to: (any LiveActivityIntent.Type).self) || olderNames.goOn(Self.self),
            hardware: hardware)
        known.withLock { $0[type] = traits }
        return traits
    }

    private static var hardware: IntentHardware? {
        if conforms(to: (any CameraCaptureIntent.Type).self) { return .camera }
        if conforms(to: (any StartWorkoutIntent.Type).self)
            || conforms(to: (any PauseWorkoutIntent.Type).self)
            || conforms(to: (any ResumeWorkoutIntent.Type).self)
        {
            return .workout
        }
        if conforms(to: (any StartDiveIntent.Type).self) { return .dive }
        return conforms(to: (any PushToTalkTransmissionIntent.Type).self) ? .pushToTalk : nil
    }

    /// The display representation of the workout that the intent starts; `nil` for any other
    /// intent.
    var displayedWorkout: DisplayRepresentation? {
        (self as? any StartWorkoutIntent)?.displayRepresentation
    }

    /// The intent is offered to assistants only.
    static var isAssistantOnly: Bool {
        cast(to: (any AssistantSchemaIntent.Type).self)?.isAssistantOnly ?? false
    }

    /// The author promotes the intent to assistants.
    package static var isTool: Bool { conforms(to: (any ToolIntent.Type).self) }

    /// People find the intent in the search and by addresses.
    static var isOfferedToPeople: Bool { isDiscoverable && !isAssistantOnly }

    /// The intent may ask to continue beside other things while it runs.
    static var isLongRunning: Bool { conforms(to: (any LongRunningIntent.Type).self) }

    /// The workouts that the intent's type suggests; empty if it starts no workout.
    static var suggestedWorkouts: [any AppIntent] {
        cast(to: (any StartWorkoutIntent.Type).self)?.keptSuggestions ?? []
    }

    /// The value that the intent opens; `nil` if it opens nothing.
    var openedTarget: (any AppValue)? { (self as? any OpenIntent)?.anyTarget }

    /// The things that the intent deletes; empty if it deletes nothing.
    var deletedEntities: [any AppEntity] { (self as? any DeleteIntent)?.anyEntities ?? [] }
}

/// The traits of every type that was asked before, since every run needs them.
private let known = Mutex<[ObjectIdentifier: IntentTraits]>([:])

/// Reads protocols by their deprecated names, without the warning that is meant for authors.
protocol OlderNamesReading: Sendable {
    func goOn<Intent: AppIntent>(_ type: Intent.Type) -> Bool
    func areForegroundContinuable<Intent: AppIntent>(_ type: Intent.Type) -> Bool
}

private struct OlderNames: OlderNamesReading {
    @available(*, deprecated)
    func goOn<Intent: AppIntent>(_ type: Intent.Type) -> Bool {
        type.conforms(to: (any AudioStartingIntent.Type).self)
            || type.conforms(to: (any LiveActivityStartingIntent.Type).self)
    }

    @available(*, deprecated)
    func areForegroundContinuable<Intent: AppIntent>(_ type: Intent.Type) -> Bool {
        type.conforms(to: (any ForegroundContinuableIntent.Type).self)
    }
}

let olderNames: any OlderNamesReading = OlderNames()

extension OpenIntent {
    fileprivate var anyTarget: any AppValue { target }
}

extension DeleteIntent {
    fileprivate var anyEntities: [any AppEntity] { entities }
}

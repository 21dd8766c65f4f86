import Synchronization

/// An intent that starts a workout.
///
/// The system performs it if the app declares that it can follow a workout, and refuses it
/// otherwise. If it can, the system suggests the app's suggested workouts.
@_alwaysEmitConformanceMetadata
public protocol StartWorkoutIntent: InstanceDisplayRepresentable, SystemIntent {
    /// The type of the kinds of workout.
    associatedtype WorkoutStyle: AppValue

    /// The kind of workout to start.
    var workoutStyle: WorkoutStyle { get set }

    /// The workouts that a person is likely to want, with their parameters set.
    static var suggestedWorkouts: [Self] { get }
}

extension StartWorkoutIntent {
    /// By default, the app comes to the front.
    public static var openAppWhenRun: Bool { true }

    /// Creates the intent for a kind of workout.
    public init(style: WorkoutStyle) {
        self.init()
        workoutStyle = style
    }

    /// Makes the system read `suggestedWorkouts` again for the next suggestions.
    public static func invalidateSuggestedWorkouts() {
        suggestions.withLock { $0[ObjectIdentifier(Self.self)] = nil }
    }

    /// The suggested workouts, read once until they are invalidated.
    package static var keptSuggestions: [any StartWorkoutIntent] {
        let type = ObjectIdentifier(Self.self)
        if let kept = suggestions.withLock({ $0[type] }) { return kept }
        // Not inside the lock: this calls the author's code.
        let read = suggestedWorkouts
        suggestions.withLock { $0[type] = read }
        return read
    }
}

private let suggestions = Mutex<[ObjectIdentifier: [any StartWorkoutIntent]]>([:])

/// An intent that pauses the current workout.
@_alwaysEmitConformanceMetadata
public protocol PauseWorkoutIntent: SystemIntent {}

/// An intent that resumes a paused workout.
@_alwaysEmitConformanceMetadata
public protocol ResumeWorkoutIntent: SystemIntent {}

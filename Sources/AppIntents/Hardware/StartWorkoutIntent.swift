import Synchronization

/// An intent that starts a workout.
///
/// It is performed where the app says that it can follow a workout, and refused elsewhere. There, the
/// system suggests the workouts that the app suggests.
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
    /// By default, the app comes forward.
    public static var openAppWhenRun: Bool { true }

    /// Creates the intent for a kind of workout.
    public init(style: WorkoutStyle) {
        self.init()
        workoutStyle = style
    }

    /// Has `suggestedWorkouts` read again for the next suggestions.
    public static func invalidateSuggestedWorkouts() {
        suggestions.withLock { $0[ObjectIdentifier(Self.self)] = nil }
    }

    /// The suggested workouts, read once until they are invalidated.
    package static var keptSuggestions: [any StartWorkoutIntent] {
        let type = ObjectIdentifier(Self.self)
        if let kept = suggestions.withLock({ $0[type] }) { return kept }
        // Not inside the lock: it is the author's code.
        let read = suggestedWorkouts
        suggestions.withLock { $0[type] = read }
        return read
    }
}

private let suggestions = Mutex<[ObjectIdentifier: [any StartWorkoutIntent]]>([:])

/// An intent that pauses the workout that goes on.
@_alwaysEmitConformanceMetadata
public protocol PauseWorkoutIntent: SystemIntent {}

/// An intent that goes on with a paused workout.
@_alwaysEmitConformanceMetadata
public protocol ResumeWorkoutIntent: SystemIntent {}

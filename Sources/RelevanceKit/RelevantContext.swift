public import CoreLocation
import Foundation

/// A clue about the times or places at which a widget is useful.
///
/// Apple's page says that a clue that the system can't evaluate has no effect. Here the system
/// knows the time, and a person's location while their page reports it. It accepts clues about a
/// person's habits, sleep, workouts or headphones, but they never apply.
public struct RelevantContext: Sendable {
    /// The part that the system can compare with the present.
    package enum Clue: Sendable, Hashable, Codable {
        case moment(Date)
        case span(Date, Date)
        case place(latitude: Double, longitude: Double, radius: Double)
        /// The system has no way to evaluate it.
        case unknowable
    }

    package let clue: Clue

    /// Returns a clue that the widget is useful around a moment.
    public static func date(_ date: Date) -> RelevantContext {
        RelevantContext(clue: .moment(date))
    }

    /// Returns a clue that the widget is useful from one moment to another.
    public static func date(from startDate: Date, to endDate: Date) -> RelevantContext {
        // Times in the wrong order never apply, and don't stop the program.
        RelevantContext(clue: .span(startDate, endDate))
    }

    /// Returns a clue that the widget is useful while the person is in an area.
    ///
    /// Unspecified by Apple; an area outside the Earth, or without a finite radius, never applies.
    public static func location(_ region: CLRegion) -> RelevantContext {
        guard let circle = region as? CLCircularRegion, circle.radius.isFinite,
            CLLocationCoordinate2DIsValid(circle.center)
        else { return RelevantContext(clue: .unknowable) }
        return RelevantContext(
            clue: .place(
                latitude: circle.center.latitude, longitude: circle.center.longitude,
                radius: circle.radius))
    }

    /// Returns a clue that the widget is useful when the person is at a place that the system
    /// learned.
    public static func location(inferred location: RelevantContext.InferredLocation)
        -> RelevantContext
    {
        RelevantContext(clue: .unknowable)
    }

    /// Returns a clue that the widget is useful because of the person's fitness.
    public static func fitness(_ condition: RelevantContext.FitnessCondition) -> RelevantContext {
        RelevantContext(clue: .unknowable)
    }

    /// Returns a clue that the widget is useful because of the person's sleep.
    public static func sleep(_ condition: RelevantContext.SleepCondition) -> RelevantContext {
        RelevantContext(clue: .unknowable)
    }

    /// Returns a clue that the widget is useful while headphones are connected.
    public static func hardware(
        headphones: RelevantContext.HeadphonesCondition
    ) -> RelevantContext {
        RelevantContext(clue: .unknowable)
    }
}

extension RelevantContext.Clue {
    /// Returns whether a point is in the clue's area; `false` if it has none.
    package func includes(latitude: Double, longitude: Double) -> Bool {
        guard case .place(let middle, let middleLongitude, let radius) = self else { return false }
        return CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: middle, longitude: middleLongitude),
            radius: radius, identifier: ""
        ).contains(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
    }
}

extension RelevantContext {
    /// A place whose location the system learns.
    public struct InferredLocation: Sendable, Hashable {
        private let name: String
        /// The person's home.
        public static let home = InferredLocation(name: "home")
        /// The person's workplace.
        public static let work = InferredLocation(name: "work")
        /// The person's school.
        public static let school = InferredLocation(name: "school")
        /// The person's gym.
        public static let gym = InferredLocation(name: "gym")
        /// The way to work and back.
        public static let commute = InferredLocation(name: "commute")
    }

    /// A state of a person's fitness.
    public struct FitnessCondition: Sendable, Hashable {
        private let name: String
        /// The activity rings of the day are incomplete.
        public static let activityRingsIncomplete = FitnessCondition(name: "rings")
        /// A workout is active.
        public static let workoutActive = FitnessCondition(name: "workout")
    }

    /// A phase of a person's sleep schedule.
    public struct SleepCondition: Sendable, Hashable {
        private let name: String
        /// It is time to go to bed.
        public static let bedtime = SleepCondition(name: "bedtime")
        /// It is time to get up.
        public static let wakeup = SleepCondition(name: "wakeup")
    }

    /// A state of the headphones.
    public struct HeadphonesCondition: Sendable, Hashable {
        private let name: String
        /// The headphones are connected.
        public static let connected = HeadphonesCondition(name: "connected")
    }
}

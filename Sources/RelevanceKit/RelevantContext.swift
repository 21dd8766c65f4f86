public import CoreLocation
import Foundation

/// A clue about when a widget is of use.
///
/// Apple's page says that a clue about what the system can't know has no effect. Here the system knows the time, and
/// where a person is while their page tells it: what asks for a person's habits, sleep, workouts or headphones is taken,
/// and never fulfilled.
public struct RelevantContext: Sendable {
    /// The part that the system can compare with the present.
    package enum Clue: Sendable, Hashable, Codable {
        case moment(Date)
        case span(Date, Date)
        case place(latitude: Double, longitude: Double, radius: Double)
        /// The system has no way to know it.
        case unknowable
    }

    package let clue: Clue

    /// The widget is of use around a moment.
    public static func date(_ date: Date) -> RelevantContext {
        RelevantContext(clue: .moment(date))
    }

    /// The widget is of use from one moment to another.
    public static func date(from startDate: Date, to endDate: Date) -> RelevantContext {
        // Times that are the wrong way round are of no use, and end nothing.
        RelevantContext(clue: .span(startDate, endDate))
    }

    /// The widget is of use while the person is in an area.
    ///
    /// Unspecified by Apple; an area that is nowhere on the Earth, or has no end, is never fulfilled.
    public static func location(_ region: CLRegion) -> RelevantContext {
        guard let circle = region as? CLCircularRegion, circle.radius.isFinite,
            CLLocationCoordinate2DIsValid(circle.center)
        else { return RelevantContext(clue: .unknowable) }
        return RelevantContext(
            clue: .place(
                latitude: circle.center.latitude, longitude: circle.center.longitude,
                radius: circle.radius))
    }

    /// The widget is of use when the person is at a place that the system learned.
    public static func location(inferred location: RelevantContext.InferredLocation)
        -> RelevantContext
    {
        RelevantContext(clue: .unknowable)
    }

    /// The widget is of use because of the person's fitness.
    public static func fitness(_ condition: RelevantContext.FitnessCondition) -> RelevantContext {
        RelevantContext(clue: .unknowable)
    }

    /// The widget is of use because of the person's sleep.
    public static func sleep(_ condition: RelevantContext.SleepCondition) -> RelevantContext {
        RelevantContext(clue: .unknowable)
    }

    /// The widget is of use while headphones are connected.
    public static func hardware(
        headphones: RelevantContext.HeadphonesCondition
    ) -> RelevantContext {
        RelevantContext(clue: .unknowable)
    }
}

extension RelevantContext.Clue {
    /// Tells whether a point lies in the area that is meant; `false` if none is.
    package func includes(latitude: Double, longitude: Double) -> Bool {
        guard case .place(let middle, let middleLongitude, let radius) = self else { return false }
        return CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: middle, longitude: middleLongitude),
            radius: radius, identifier: ""
        ).contains(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
    }
}

extension RelevantContext {
    /// A place of which the system learns where it is.
    public struct InferredLocation: Sendable, Hashable {
        private let name: String
        /// The person's home.
        public static let home = InferredLocation(name: "home")
        /// Where the person works.
        public static let work = InferredLocation(name: "work")
        /// Where the person learns.
        public static let school = InferredLocation(name: "school")
        /// Where the person trains.
        public static let gym = InferredLocation(name: "gym")
        /// The way to work and back.
        public static let commute = InferredLocation(name: "commute")
    }

    /// A state of a person's fitness.
    public struct FitnessCondition: Sendable, Hashable {
        private let name: String
        /// The rings of the day are not closed.
        public static let activityRingsIncomplete = FitnessCondition(name: "rings")
        /// A workout goes on.
        public static let workoutActive = FitnessCondition(name: "workout")
    }

    /// A time of a person's sleep.
    public struct SleepCondition: Sendable, Hashable {
        private let name: String
        /// It is time to go to bed.
        public static let bedtime = SleepCondition(name: "bedtime")
        /// It is time to get up.
        public static let wakeup = SleepCondition(name: "wakeup")
    }

    /// A state of headphones.
    public struct HeadphonesCondition: Sendable, Hashable {
        private let name: String
        /// They are connected.
        public static let connected = HeadphonesCondition(name: "connected")
    }
}

public import Foundation

/// The domain of the errors of `CoreLocation`.
public let kCLErrorDomain = "kCLErrorDomain"

/// An error of `CoreLocation`; a location manager here has only `denied`, a geocoder `network`,
/// `geocodeFoundNoResult` and `geocodeCanceled`.
public struct CLError: CustomNSError, Hashable, Sendable {
    /// The reasons for errors.
    public enum Code: Int, Error, Sendable {
        /// The location isn't known at present.
        case locationUnknown = 0
        /// The person shares no location.
        case denied = 1
        /// The network failed.
        case network = 2
        /// The heading isn't known.
        case headingFailure = 3
        /// The person denied the monitoring of regions.
        case regionMonitoringDenied = 4
        /// A region can't be monitored.
        case regionMonitoringFailure = 5
        /// The monitoring of regions begins later.
        case regionMonitoringSetupDelayed = 6
        /// An event of a region comes later.
        case regionMonitoringResponseDelayed = 7
        /// There is no place of the name or at the location.
        case geocodeFoundNoResult = 8
        /// The place was found in part.
        case geocodeFoundPartialResult = 9
        /// The search for a place was cancelled.
        case geocodeCanceled = 10
        /// Deferred updates failed.
        case deferredFailed = 11
        /// Nothing is updated that could be deferred.
        case deferredNotUpdatingLocation = 12
        /// The accuracy is too low for deferred updates.
        case deferredAccuracyTooLow = 13
        /// Updates with a distance filter can't be deferred.
        case deferredDistanceFiltered = 14
        /// The deferred updates were cancelled.
        case deferredCanceled = 15
        /// Distances of beacons can't be measured.
        case rangingUnavailable = 16
        /// The measurement of a beacon's distance failed.
        case rangingFailure = 17
        /// The person declined a question.
        case promptDeclined = 18
    }

    public static let errorDomain = kCLErrorDomain
    /// The person shares no location.
    public static var denied: Code { .denied }
    /// The location isn't known at present.
    public static var locationUnknown: Code { .locationUnknown }
    /// The network failed.
    public static var network: Code { .network }
    /// There is no place of the name or at the location.
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    /// The search for a place was cancelled.
    public static var geocodeCanceled: Code { .geocodeCanceled }

    /// The reason.
    public let code: Code

    /// Creates an error with a reason.
    public init(_ code: Code) {
        self.code = code
    }

    public var errorCode: Int { code.rawValue }
}

extension CLError.Code {
    /// Returns whether an error has the reason.
    public static func ~= (code: Self, error: any Error) -> Bool {
        (error as? CLError)?.code == code
    }
}

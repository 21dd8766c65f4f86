/// The permission of an app to know the location of the person.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// There is no person to decide: the code belongs to no run.
    case notDetermined = 0
    /// A policy prevents it; there is none here.
    case restricted = 1
    /// The person shares no location.
    case denied = 2
    /// The app may always know it; people share it only while their page is open.
    case authorizedAlways = 3
    /// The person shares their location.
    case authorizedWhenInUse = 4
}

/// The accuracy of the locations that an app may know.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// As accurate as the person's device.
    case fullAccuracy = 0
    /// Rounded to a few kilometers.
    case reducedAccuracy = 1
}

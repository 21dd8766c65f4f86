/// Who must have proved to be the owner of the device before an intent runs.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
    /// No authentication: the intent also runs on a locked device.
    case alwaysAllowed

    /// The person, here or on an authenticated companion device.
    case requiresAuthentication

    /// The person, on this very device.
    case requiresLocalDeviceAuthentication
}

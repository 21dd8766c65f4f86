/// Who must have proved to be the owner of the device before an intent runs.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
    /// No authentication: the intent also runs on a locked device.
    case alwaysAllowed

    /// The person, here or on an authenticated companion device.
    case requiresAuthentication

    /// The person, on this very device.
    case requiresLocalDeviceAuthentication
}

extension IntentAuthenticationPolicy {
    /// The policy, or another that demands more.
    func orStricter(_ other: IntentAuthenticationPolicy) -> IntentAuthenticationPolicy {
        let order: [IntentAuthenticationPolicy] = [
            .requiresLocalDeviceAuthentication, .requiresAuthentication,
        ]
        return order.first { $0 == self || $0 == other } ?? .alwaysAllowed
    }
}

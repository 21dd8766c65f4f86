/// The authentication that an intent requires before it runs.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
    /// No authentication: the intent also runs on a locked device.
    case alwaysAllowed

    /// Authentication of the person, here or on a companion device.
    case requiresAuthentication

    /// Authentication of the person on this device.
    case requiresLocalDeviceAuthentication
}

extension IntentAuthenticationPolicy {
    /// Returns the policy, or the other one if that demands more.
    func orStricter(_ other: IntentAuthenticationPolicy) -> IntentAuthenticationPolicy {
        let order: [IntentAuthenticationPolicy] = [
            .requiresLocalDeviceAuthentication, .requiresAuthentication,
        ]
        return order.first { $0 == self || $0 == other } ?? .alwaysAllowed
    }
}

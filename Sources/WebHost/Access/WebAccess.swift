import HTTPTypes

/// Who is let in to a web host.
public struct WebAccess: Sendable {
    /// The token that lets people in, and the key of all cookies.
    ///
    /// The default is a new one for each process, so that cookies end with it.
    public var token: AccessToken = .random()

    /// `true` to ask for the token; without, everyone who can reach the host may use it.
    public var requiresToken: Bool = true

    /// The proxy that says who a person is, if there is one.
    public var proxy: TrustedProxy?

    /// Creates the default: no access without the token.
    public init() {}
}

/// A proxy in front of a host that has asked people who they are.
public struct TrustedProxy: Sendable, Hashable {
    /// The header field in which it names the person.
    public let header: String
    /// Where its requests come from; the same field in any other request means nothing.
    public let addresses: [AddressRange]

    /// Creates a description of a proxy; `nil` if the header can't be one.
    public init?(header: String, addresses: [AddressRange]) {
        guard HTTPField.Name(header) != nil else { return nil }
        self.header = header
        self.addresses = addresses
    }
}

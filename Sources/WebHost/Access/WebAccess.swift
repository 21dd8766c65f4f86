import HTTPTypes

/// The rules by which a web host gives access.
public struct WebAccess: Sendable {
    /// The token that gives access, and the key of all cookies.
    ///
    /// The default is a random one for each process, so cookies end with the process.
    public var token: AccessToken = .random()

    /// `true` to require the token; with `false`, everyone who can reach the host has access.
    public var requiresToken: Bool = true

    /// The proxy that identifies people, if there is one.
    public var proxy: TrustedProxy?

    /// Creates access by the token alone, without a proxy.
    public init() {}
}

/// A proxy in front of the host that has authenticated people.
public struct TrustedProxy: Sendable, Hashable {
    /// The header field in which it names the person.
    public let header: String
    /// The addresses from which its requests come; the field is ignored in any other request.
    public let addresses: [AddressRange]

    /// Creates a description of a proxy; `nil` if the header can't be one.
    public init?(header: String, addresses: [AddressRange]) {
        guard HTTPField.Name(header) != nil else { return nil }
        self.header = header
        self.addresses = addresses
    }
}

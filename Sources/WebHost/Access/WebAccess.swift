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
    /// The header field in which it names the person's groups, with commas between them; `nil` if people
    /// are in no groups.
    public let groupsHeader: String?
    /// The addresses from which its requests come; the fields are ignored in any other request.
    public let addresses: [AddressRange]

    /// Creates a description of a proxy; `nil` if a header can't be one, or if both are the same.
    public init?(header: String, groupsHeader: String? = nil, addresses: [AddressRange]) {
        guard let name = HTTPField.Name(header) else { return nil }
        if let groupsHeader {
            guard let groups = HTTPField.Name(groupsHeader), groups != name else { return nil }
        }
        self.header = header
        self.groupsHeader = groupsHeader
        self.addresses = addresses
    }
}

/// The way between a client and the server, apart from what it says over it.
package enum Transport: Sendable, Hashable {
    /// Pipes, both of whose ends belong to one account of one machine.
    case pipes
    case http(EndpointAddress)
}

/// The address of an endpoint as the client of one request wrote it.
package struct EndpointAddress: Sendable, Hashable {
    var isSecure: Bool
    /// The host, with the port.
    var authority: String
    /// The path, with the query if there was one.
    var target: String

    package init(isSecure: Bool = false, authority: String, target: String) {
        self.isSecure = isSecure
        self.authority = authority
        self.target = target
    }

    /// The whole address, such as `http://localhost:8080/mcp`; made for those who want it only,
    /// since each call has one.
    package var text: String {
        "\(isSecure ? "https" : "http")://\(authority)\(target.prefix { $0 != "?" })"
    }
}

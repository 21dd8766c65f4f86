/// The transport between a client and the server, without the messages.
package enum Transport: Sendable, Hashable {
    /// Pipes whose ends both belong to one account of one machine.
    case pipes
    case http(EndpointAddress)
}

/// The address of an endpoint as one request's client wrote it.
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

    /// The complete address, such as `http://localhost:8080/mcp`; computed on demand, because each
    /// call has one.
    package var text: String {
        "\(isSecure ? "https" : "http")://\(authority)\(target.prefix { $0 != "?" })"
    }
}

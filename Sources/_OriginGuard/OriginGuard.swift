/// Refuses requests from foreign pages, by the host that a request names and the page that it comes
/// from.
///
/// A page of another site can make a browser send requests here, and its own name server can even
/// make its name resolve to this machine. Checking `Host` prevents the second, checking `Origin`
/// the first. Programs that aren't browsers send no `Origin`, and are accepted.
package struct OriginGuard: Sendable {
    /// A reason to refuse a request.
    package enum Refusal: Error, Hashable, Sendable {
        /// It names a host that isn't the server's.
        case foreignHost(String)
        /// It comes from another site's page.
        case foreignOrigin(String)
    }

    /// The names that are accepted with the server's port.
    private let names: Set<String>
    /// The names that are accepted as they were configured.
    private let hosts: Set<String>
    private let origins: Set<String>
    private let requiresHTTPS: Bool
    /// The server's port, 0 until the system has chosen it; `nil` if it isn't known, and any port is accepted.
    private let port: (@Sendable () -> Int)?

    /// Creates the guard of a server at an address.
    ///
    /// `hosts` are further names of the server; a name with a port is accepted with that port only.
    /// `origins` are further origins whose pages may send requests.
    package init(
        address: String = "", hosts: [String] = [], origins: [String] = [],
        requiresHTTPS: Bool = false, port: (@Sendable () -> Int)? = nil
    ) {
        self.hosts = Set(hosts.map { $0.lowercased() })
        var names = self.hosts.union(["localhost", "127.0.0.1", "[::1]"])
        let address = address.lowercased()
        // These stand for every address of the machine, and aren't names of it.
        if !["0.0.0.0", "::", ""].contains(address) {
            names.insert(address.contains(":") ? "[\(address)]" : address)
        }
        self.names = names
        self.origins = Set(origins.map { $0.lowercased() })
        self.requiresHTTPS = requiresHTTPS
        self.port = port
    }

    /// Returns the reason to refuse a request with these headers, if there is one.
    package func refusal(host: String?, origin: String?) -> Refusal? {
        guard let host = host?.lowercased(), isOurs(host) else {
            return .foreignHost(host?.lowercased() ?? "")
        }
        guard let origin = origin?.lowercased() else { return nil }
        let isOwn = origin == "https://\(host)" || (!requiresHTTPS && origin == "http://\(host)")
        return isOwn || origins.contains(origin) ? nil : .foreignOrigin(origin)
    }

    /// Returns `true` for the origin of a foreign page that may send requests.
    package func allowsForeign(origin: String) -> Bool {
        origins.contains(origin.lowercased())
    }

    private func isOurs(_ host: String) -> Bool {
        if hosts.contains(host) { return true }
        let (name, given) = Self.parts(of: host)
        guard names.contains(name) else { return false }
        guard let port = port?() else { return true }
        // Browsers omit the port that the scheme implies.
        return given.map { $0 == "\(port)" } ?? (port == 80)
    }

    /// Returns the name, and the port if there is one.
    private static func parts(of host: String) -> (name: String, port: Substring?) {
        // By bytes, since this happens for every request.
        let bytes = host.utf8
        let end =
            bytes.first == UInt8(ascii: "[")
            ? bytes.firstIndex(of: UInt8(ascii: "]")).map(bytes.index(after:))
            : bytes.firstIndex(of: UInt8(ascii: ":"))
        guard let end, end < host.endIndex else { return (host, nil) }
        return (String(host[..<end]), host[bytes.index(after: end)...])
    }
}

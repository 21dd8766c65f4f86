/// Keeps foreign pages out: by the name that a request asks for, and by the page that it comes
/// from.
///
/// A page of another site can make a browser send requests here, and with a name server of its own
/// it can even make its own name mean this machine. Checking `Host` stops the second, `Origin` the
/// first.
final class OriginGuard: Sendable {
    /// Names that are good with our own port.
    private let names: Set<String>
    /// Names that are good as they were configured.
    private let hosts: Set<String>
    private let origins: Set<String>
    private let requiresHTTPS: Bool
    /// Nobody is let in before it is known.
    private let port: ListeningPort

    init(configuration: WebHostConfiguration, port: ListeningPort) {
        self.port = port
        hosts = Set(configuration.allowedHosts.map { $0.lowercased() })
        var names = hosts.union(["localhost", "127.0.0.1", "[::1]"])
        let host = configuration.host.lowercased()
        // These mean every address of the machine and name none.
        if !["0.0.0.0", "::", ""].contains(host) {
            names.insert(host.contains(":") ? "[\(host)]" : host)
        }
        self.names = names
        origins = Set(configuration.allowedOrigins.map { $0.lowercased() })
        requiresHTTPS = configuration.isSecure
    }

    /// What is wrong with a request's `Host` and `Origin`, if anything.
    func refusal(host: String?, origin: String?) -> WebError? {
        guard let host = host?.lowercased(), isOurs(host) else {
            return .foreign(
                "This server doesn't answer under the name “\((host ?? "").prefix(80))”.")
        }
        guard let origin = origin?.lowercased() else { return nil }
        let isOwn =
            origin == "https://\(host)" || (!requiresHTTPS && origin == "http://\(host)")
        guard isOwn || origins.contains(origin) else {
            return .foreign("Pages of “\(origin.prefix(80))” may not use this server.")
        }
        return nil
    }

    private func isOurs(_ host: String) -> Bool {
        if hosts.contains(host) { return true }
        let port = port.number
        let suffix = ":\(port)"
        if host.hasSuffix(suffix) {
            return names.contains(String(host.dropLast(suffix.utf8.count)))
        }
        // Browsers leave out the port that a scheme implies.
        return port == 80 && names.contains(host)
    }
}

import HTTPTypes

/// Keeps the pages of other sites out, by the name that a request asks for and by where it comes
/// from.
struct HostGuard: Sendable {
    private static let localNames: Set<String> = ["localhost", "127.0.0.1", "[::1]"]
    private let hosts: Set<String>
    private let origins: Set<String>

    init(_ configuration: MCPHTTPConfiguration) {
        hosts = Set(configuration.allowedHosts.map { $0.lowercased() })
        origins = Set(configuration.allowedOrigins.map { $0.lowercased() })
    }

    /// Why a request is refused, if it is.
    func refusal(host: String?, origin: String?) -> MCPError? {
        let host = host?.lowercased() ?? ""
        guard hosts.contains(host) || isKnown(Self.name(of: host)) else {
            return .foreignHost(host)
        }
        guard let origin = origin?.lowercased() else { return nil }
        guard origin == "http://\(host)" || origin == "https://\(host)" || origins.contains(origin)
        else { return .foreignOrigin(origin) }
        return nil
    }

    private func isKnown(_ name: Substring) -> Bool {
        Self.localNames.contains(String(name)) || hosts.contains(String(name))
    }

    /// The host without its port.
    private static func name(of host: String) -> Substring {
        if host.hasPrefix("["), let end = host.firstIndex(of: "]") { return host[...end] }
        return host.prefix { $0 != ":" }
    }
}

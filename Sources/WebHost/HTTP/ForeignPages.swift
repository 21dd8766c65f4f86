import HTTPTypes
import Hummingbird
import _OriginGuard

/// The answers that a browser wants before a page of another, allowed origin may use the server
/// (Cross-Origin Resource Sharing).
struct ForeignPages: Sendable {
    let guardian: OriginGuard

    /// The answer to a browser that asks whether a page may send a request; `nil` for other requests.
    ///
    /// Such a question carries neither token nor cookie, so it is answered before anyone is let in.
    func permission(for request: Request) -> Response? {
        guard request.method == .options, origin(of: request) != nil,
            Self.requestMethod.map({ request.headers[$0] != nil }) == true
        else { return nil }
        var headers: HTTPFields = [.cacheControl: "no-store"]
        for (name, value) in [
            (Self.allowMethods, "GET, HEAD, POST, DELETE"),
            (
                Self.allowHeaders,
                """
                Authorization, Content-Type, Last-Event-ID, Mcp-Method, Mcp-Name, Mcp-Protocol-Version, \
                Mcp-Session-Id
                """
            ),
            (Self.maxAge, "600"),
        ] {
            if let name { headers[name] = value }
        }
        return Response(status: .noContent, headers: headers)
    }

    /// Lets the page read the response.
    func add(to headers: inout HTTPFields, for request: Request) {
        guard let origin = origin(of: request) else { return }
        for (name, value) in [
            (Self.allowOrigin, origin), (Self.allowCredentials, "true"),
            (Self.exposeHeaders, "Mcp-Session-Id, Retry-After, WWW-Authenticate"),
        ] {
            if let name { headers[name] = value }
        }
        headers[.vary] = [headers[.vary], "Origin"].compactMap(\.self).joined(separator: ", ")
    }

    /// The origin of an allowed foreign page that sent a request.
    private func origin(of request: Request) -> String? {
        request.headers[.origin].flatMap { guardian.allowsForeign(origin: $0) ? $0 : nil }
    }

    private static let requestMethod = HTTPField.Name("Access-Control-Request-Method")
    private static let allowMethods = HTTPField.Name("Access-Control-Allow-Methods")
    private static let allowHeaders = HTTPField.Name("Access-Control-Allow-Headers")
    private static let allowOrigin = HTTPField.Name("Access-Control-Allow-Origin")
    private static let allowCredentials = HTTPField.Name("Access-Control-Allow-Credentials")
    private static let exposeHeaders = HTTPField.Name("Access-Control-Expose-Headers")
    private static let maxAge = HTTPField.Name("Access-Control-Max-Age")
}

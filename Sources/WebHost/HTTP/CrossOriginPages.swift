import HTTPTypes
import Hummingbird
import _OriginGuard

/// The responses that a browser requires before a page of another, allowed origin may use the
/// server (Cross-Origin Resource Sharing).
struct CrossOriginPages: Sendable {
    let guardian: OriginGuard

    /// Returns the response to a preflight request of a browser; `nil` for other requests.
    ///
    /// A preflight request has neither token nor cookie, so it is answered without access.
    func permission(for request: Request) -> Response? {
        guard request.method == .options, origin(of: request) != nil,
            request.headers[.accessControlRequestMethod] != nil
        else { return nil }
        return Response(
            status: .noContent,
            headers: [
                .accessControlAllowMethods: "GET, HEAD, POST, DELETE",
                .accessControlAllowHeaders: """
                Authorization, Content-Type, Last-Event-ID, Mcp-Method, Mcp-Name, Mcp-Protocol-Version, \
                Mcp-Session-Id
                """, .accessControlMaxAge: "600",
            ])
    }

    /// Allows the page to read the response.
    func add(to headers: inout HTTPFields, for request: Request) {
        guard let origin = origin(of: request) else { return }
        headers[.accessControlAllowOrigin] = origin
        headers[.accessControlAllowCredentials] = "true"
        headers[.accessControlExposeHeaders] = "Mcp-Session-Id, Retry-After, WWW-Authenticate"
        headers[.vary] = [headers[.vary], "Origin"].compactMap(\.self).joined(separator: ", ")
    }

    /// Returns the origin of an allowed foreign page that sent a request.
    private func origin(of request: Request) -> String? {
        request.headers[.origin].flatMap { guardian.allowsForeign(origin: $0) ? $0 : nil }
    }
}

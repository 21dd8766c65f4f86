import HTTPTypes
import Hummingbird
import _OriginGuard

/// The answers that a browser wants before a page of another, allowed origin may use the server
/// (Cross-Origin Resource Sharing).
struct CrossOriginPages: Sendable {
    let guardian: OriginGuard

    /// The answer to a browser that asks whether a page may send a request; `nil` for other requests.
    ///
    /// Such a question carries neither token nor cookie, so it is answered before anyone is let in.
    func permission(for request: Request) -> Response? {
        guard request.method == .options, origin(of: request) != nil,
            request.headers[.accessControlRequestMethod] != nil
        else { return nil }
        return Response(
            status: .noContent,
            headers: [
                .cacheControl: "no-store", .accessControlAllowMethods: "GET, HEAD, POST, DELETE",
                .accessControlAllowHeaders: """
                Authorization, Content-Type, Last-Event-ID, Mcp-Method, Mcp-Name, Mcp-Protocol-Version, \
                Mcp-Session-Id
                """, .accessControlMaxAge: "600",
            ])
    }

    /// Lets the page read the response.
    func add(to headers: inout HTTPFields, for request: Request) {
        guard let origin = origin(of: request) else { return }
        headers[.accessControlAllowOrigin] = origin
        headers[.accessControlAllowCredentials] = "true"
        headers[.accessControlExposeHeaders] = "Mcp-Session-Id, Retry-After, WWW-Authenticate"
        headers[.vary] = [headers[.vary], "Origin"].compactMap(\.self).joined(separator: ", ")
    }

    /// The origin of an allowed foreign page that sent a request.
    private func origin(of request: Request) -> String? {
        request.headers[.origin].flatMap { guardian.allowsForeign(origin: $0) ? $0 : nil }
    }
}

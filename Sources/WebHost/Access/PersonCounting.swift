import HTTPTypes
import Hummingbird
import IntentSystem

/// The middleware that counts the requests of each person by which something is done or searched.
///
/// An action is counted when it is read, through a page's socket or at `/session/actions`, and a message of
/// an assistant by the assistants' host.
struct PersonCounting: RouterMiddleware {
    typealias Context = WebRequestContext

    /// Signing in and out, and locking, which have limits of their own, actions, which are counted when they are read, and
    /// the measuring of a card that is shown, which changes nothing.
    private static let uncounted: Set<String> = [
        WebPaths.access, WebPaths.unlock, WebPaths.lock, WebPaths.signOut, WebPaths.actions,
        WebPaths.layout,
    ]
    /// The addresses that search, and so may cost the app something.
    private static let searches: Set<String> = [WebPaths.options, WebPaths.search]

    let system: IntentSystem

    func handle(
        _ request: Request, context: WebRequestContext,
        next: (Request, WebRequestContext) async throws -> Response
    ) async throws -> Response {
        if let person = context.client?.person, let kind = Self.kind(of: request) {
            try system.count(kind, of: person, through: .page)
        }
        return try await next(request, context)
    }

    /// Returns the name of a request for the audit; `nil` if it isn't counted.
    private static func kind(of request: Request) -> String? {
        // As routes find it: further slashes change no address.
        let path = "/" + request.uri.path.split(separator: "/").joined(separator: "/")
        switch request.method {
        case .get, .head: return searches.contains(path) ? "search" : nil
        case .post:
            if uncounted.contains(path) || path == "/mcp" || path.hasPrefix("/mcp/") { return nil }
            return path == WebPaths.files ? "upload" : "change"
        default: return nil
        }
    }
}

import HTTPTypes
import Hummingbird
import Logging

/// The outermost layer: turns errors into responses and adds what every response says.
struct ResponseHeaders: RouterMiddleware {
    typealias Context = WebRequestContext

    /// Nothing but our own files; what a card draws can't load or run anything else.
    static let contentSecurityPolicy =
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

    let guardian: OriginGuard
    let date = HTTPDate()

    func handle(
        _ request: Request, context: WebRequestContext,
        next: (Request, WebRequestContext) async throws -> Response
    ) async throws -> Response {
        var response: Response
        do {
            let refusal = guardian.refusal(
                host: request.head.authority, origin: request.headers[.origin])
            if let refusal { throw refusal }
            response = try await next(request, context)
        } catch let error as WebError {
            context.logger.debug("Refused", metadata: ["code": "\(error.code)"])
            response = error.response
        } catch let error as HTTPError where error.status == .notFound {
            response = missing(request).response
        } catch {
            context.logger.error("A request failed", metadata: ["error": "\(error)"])
            response = WebError.failed.response
        }
        add(to: &response.headers)
        if request.headers[.connection] == "close" { response.headers[.connection] = "close" }
        return response
    }

    /// What every response says beside its own fields.
    private static let common: HTTPFields = {
        var fields: HTTPFields = [
            .xContentTypeOptions: "nosniff", .crossOriginResourcePolicy: "same-origin",
        ]
        let others = [
            "Referrer-Policy": "no-referrer", "Cross-Origin-Opener-Policy": "same-origin",
            "Permissions-Policy": "geolocation=(self), camera=(), microphone=()",
        ]
        for (name, value) in others {
            if let name = HTTPField.Name(name) { fields[name] = value }
        }
        return fields
    }()

    private func add(to headers: inout HTTPFields) {
        headers.append(contentsOf: Self.common)
        headers[.date] = date.now()
        if headers[.contentSecurityPolicy] == nil {
            headers[.contentSecurityPolicy] = Self.contentSecurityPolicy
        }
    }

    /// Tells a wrong method from a wrong address.
    private func missing(_ request: Request) -> WebError {
        let path = request.uri.path
        let allowed: String
        if path == WebPaths.actions || path == WebPaths.files || path == WebPaths.layout {
            allowed = "POST"
        } else if path.hasPrefix(WebPaths.files + "/") {
            allowed = "GET, HEAD, DELETE"
        } else if WebPaths.readable.contains(path)
            || path.hasPrefix("/assets/") || path.hasPrefix("/symbols/")
        {
            allowed = "GET, HEAD"
        } else {
            return .notFound
        }
        guard !allowed.contains(request.method.rawValue) else { return .notFound }
        return WebError(
            status: .methodNotAllowed, code: "method",
            message: "This address takes \(allowed) only.", headers: [.allow: allowed])
    }
}

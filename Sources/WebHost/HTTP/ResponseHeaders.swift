import HTTPTypes
import Hummingbird
import IntentSystem
import Logging
import SwiftUI
import _OriginGuard

/// The outermost layer: turns errors into responses and adds what every response says.
struct ResponseHeaders: RouterMiddleware {
    typealias Context = WebRequestContext

    /// Nothing but our own files, and pictures from the hosts that the app names; what a card draws can't
    /// load or run anything else.
    private static func contentSecurityPolicy(_ pictures: PictureHosts) -> String {
        let sources = (["'self'", "data:"] + pictures.origins).joined(separator: " ")
        return "default-src 'none'; script-src 'self'; style-src 'self'; img-src \(sources); "
            + "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    }

    let guardian: OriginGuard
    let access: AccessControl
    let accessPage: AccessPage
    private let contentSecurityPolicy: String
    private let date = HTTPDate()

    init(
        guardian: OriginGuard, access: AccessControl, accessPage: AccessPage, pictures: PictureHosts
    ) {
        self.guardian = guardian
        self.access = access
        self.accessPage = accessPage
        contentSecurityPolicy = Self.contentSecurityPolicy(pictures)
    }

    private var crossOriginPages: CrossOriginPages { CrossOriginPages(guardian: guardian) }

    func handle(
        _ request: Request, context: WebRequestContext,
        next: (Request, WebRequestContext) async throws -> Response
    ) async throws -> Response {
        var response: Response
        do {
            try check(request)
            if let permission = crossOriginPages.permission(for: request) {
                response = permission
            } else {
                response = try await answer(request, context: context, next: next)
            }
        } catch is SlowBody {
            response = WebError.slowBody.response
        } catch let error as WebError {
            context.logger.debug("Refused", metadata: ["code": "\(error.code)"])
            response = error.response
        } catch is SessionLimitReached {
            response = WebError.tooManySessions.response
        } catch let error as HTTPError where error.status == .notFound {
            response = missing(request).response
        } catch {
            context.logger.error("A request failed", metadata: ["error": "\(error)"])
            response = WebError.failed.response
        }
        add(to: &response.headers)
        crossOriginPages.add(to: &response.headers, for: request)
        if request.headers[.connection] == "close" { response.headers[.connection] = "close" }
        return response
    }

    /// Refuses a request of a foreign page, and one with a body that no route would read.
    private func check(_ request: Request) throws {
        // Of several, the first one is the authority, and the others stay.
        if request.headers[.hostOfRequest] != nil { throw WebError.twoHosts }
        let origin = request.headers[.origin]
        let refusal = guardian.refusal(host: request.head.authority, origin: origin)
        if let refusal { throw WebError(refusal) }
        // An image or a script of a foreign page comes without an origin; a link may be followed.
        if origin == nil, FetchMetadata.isForeign(request), !FetchMetadata.isNavigation(request) {
            throw WebError.crossSite
        }
        guard request.method == .get || request.method == .head else { return }
        let length = request.headers[.contentLength] ?? "0"
        if length != "0" || request.headers[.transferEncoding] != nil {
            throw WebError.unwantedBody
        }
    }

    /// Answers those who are let in, and the others where it says how to get in.
    private func answer(
        _ request: Request, context: WebRequestContext,
        next: (Request, WebRequestContext) async throws -> Response
    ) async throws -> Response {
        var context = context
        context.client = access.client(
            of: request.headers, from: context.channel.remoteAddress)
        if context.client == nil, !AccessRoutes.open.contains(request.uri.path) {
            // A client that looks for a server of tokens is told that there is none.
            if request.uri.path.hasPrefix("/.well-known/") { throw WebError.notFound }
            let wantsPage = request.headers[.accept]?.contains("text/html") ?? false
            guard wantsPage else { throw WebError.notLetIn }
            // Coming from here, the browser sends the cookie that it may have.
            if FetchMetadata.isForeign(request), FetchMetadata.isVisit(request) {
                return AccessPage.again(request)
            }
            return accessPage.response(to: request, isWrong: false)
        }
        return try await next(request, context)
    }

    /// The fields of every response beside its own.
    private static let common: HTTPFields = [
        .xContentTypeOptions: "nosniff", .crossOriginResourcePolicy: "same-origin",
        .crossOriginOpenerPolicy: "same-origin",
        .permissionsPolicy: "geolocation=(self), camera=(), microphone=()",
    ]

    private func add(to headers: inout HTTPFields) {
        headers.append(contentsOf: Self.common)
        headers[.date] = date.now()
        if headers[.referrerPolicy] == nil { headers[.referrerPolicy] = "no-referrer" }
        if headers[.contentSecurityPolicy] == nil {
            headers[.contentSecurityPolicy] = contentSecurityPolicy
        }
    }

    /// Tells a wrong method from a wrong address.
    private func missing(_ request: Request) -> WebError {
        let path = request.uri.path
        let allowed: String
        if [WebPaths.actions, WebPaths.files, WebPaths.layout, WebPaths.access].contains(path) {
            allowed = "POST"
        } else if path.hasPrefix(WebPaths.files + "/") {
            allowed = "GET, HEAD, DELETE"
        } else if WebPaths.readable.contains(path)
            || path.hasPrefix("/assets/") || path.hasPrefix("/symbols/")
            || path.hasPrefix(WebPaths.fonts + "/")
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

import HTTPTypes
import Hummingbird
import IntentSystem
import Logging
import SurfaceKit
import SwiftUI
import _OriginGuard
import _Telemetry

/// The outermost middleware, which turns errors into responses and adds the common header fields.
struct ResponseHeaders: RouterMiddleware {
    typealias Context = WebRequestContext

    /// Returns the policy that allows our files, and pictures from the hosts named by the app; a
    /// card can't load or run anything else.
    private static func contentSecurityPolicy(_ pictures: PictureHosts) -> String {
        let sources = (["'self'", "data:"] + pictures.origins).joined(separator: " ")
        return "default-src 'none'; script-src 'self'; style-src 'self'; img-src \(sources); "
            + "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
            + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    }

    let guardian: OriginGuard
    let access: AccessControl
    let accessPage: AccessPage
    let problems: ProblemPage
    let readiness: Readiness
    /// Returns whether the routes at a path decide themselves whom they answer.
    private let answersStrangers: @Sendable (String) -> Bool
    /// The fields of responses that don't have their own: most are of a person, and of this moment.
    private let defaults: [HTTPField]
    /// The fields common to all responses.
    private let common: HTTPFields
    private let date = HTTPDate()

    init(
        guardian: OriginGuard, access: AccessControl, accessPage: AccessPage,
        problems: ProblemPage, pictures: PictureHosts, hearsPeople: Bool, readiness: Readiness,
        answersStrangers: @escaping @Sendable (String) -> Bool
    ) {
        self.answersStrangers = answersStrangers
        self.readiness = readiness
        self.guardian = guardian
        self.access = access
        self.accessPage = accessPage
        self.problems = problems
        defaults = [
            HTTPField(name: .cacheControl, value: "no-store"),
            HTTPField(name: .referrerPolicy, value: "no-referrer"),
            HTTPField(
                name: .contentSecurityPolicy, value: Self.contentSecurityPolicy(pictures)),
        ]
        var common: HTTPFields = [
            .xContentTypeOptions: "nosniff", .crossOriginResourcePolicy: "same-origin",
            .crossOriginOpenerPolicy: "same-origin",
            .permissionsPolicy:
                "geolocation=(self), camera=(), microphone=(\(hearsPeople ? "self" : ""))",
        ]
        if access.cookie.isSecure { common[.strictTransportSecurity] = "max-age=31536000" }
        self.common = common
    }

    private var crossOriginPages: CrossOriginPages { CrossOriginPages(guardian: guardian) }

    func handle(
        _ request: Request, context: WebRequestContext,
        next: (Request, WebRequestContext) async throws -> Response
    ) async throws -> Response {
        let began = Telemetry.beginning
        let response = await Telemetry.span(
            .request,
            in: .carried(by: { [headers = request.headers] name in
                HTTPField.Name(name).flatMap { headers[$0] }
            }),
            ["http.request.method": Self.knownMethod(request.method)]
        ) {
            await completeResponse(to: request, context: context, next: next)
        }
        if let began {
            // The address would have people's values; the pattern that it matched has none.
            // The router's own word for an address without a route is no pattern.
            let route = context.endpointPath.flatMap { $0 == "NotFound" ? nil : $0 } ?? "none"
            Telemetry.count(.requests, route, "\(response.status.code)")
            Telemetry.record(since: began, as: .requestTime, route)
        }
        return response
    }

    /// Returns a method's name; a client may send any word for it.
    private static func knownMethod(_ method: HTTPRequest.Method) -> String {
        let known: [HTTPRequest.Method] = [.get, .head, .post, .put, .patch, .delete, .options]
        return known.contains(method) ? method.rawValue : Telemetry.others
    }

    nonisolated(nonsending) private func completeResponse(
        to request: Request, context: WebRequestContext,
        next: (Request, WebRequestContext) async throws -> Response
    ) async -> Response {
        var response: Response
        do {
            try check(request)
            if let permission = crossOriginPages.permission(for: request) {
                response = permission
            } else {
                response = try await answer(request, context: context, next: next)
            }
        } catch is SlowBody {
            response = self.response(to: request, .slowBody)
        } catch let error as WebError {
            context.logger.debug("Refused", metadata: ["code": "\(error.code)"])
            response = self.response(to: request, error)
        } catch is SessionLimitReached {
            response = self.response(to: request, .tooManySessions)
        } catch let reached as PersonLimitReached {
            context.logger.debug("Refused", metadata: ["code": "limited"])
            response = self.response(
                to: request, WebError(reached, in: LanguageTag.locale(of: request)))
        } catch let error as NotKept {
            response = self.response(
                to: request, WebError(error, in: LanguageTag.locale(of: request)))
        } catch let error as HTTPError where error.status == .notFound {
            context.logger.debug("Refused", metadata: ["code": "\(WebError.notFound.code)"])
            response = self.response(to: request, .notFound)
        } catch {
            context.logger.error("A request failed", metadata: ["error": "\(error)"])
            response = self.response(to: request, .failed)
        }
        add(to: &response.headers)
        crossOriginPages.add(to: &response.headers, for: request)
        if request.headers[.connection] == "close" || readiness.isLeaving {
            response.headers[.connection] = "close"
        }
        // A client would read the body of an error as its next response.
        return request.method == .head ? response.createHeadResponse() : response
    }

    /// Returns an error as a page for a person, or as JSON for a program.
    private func response(to request: Request, _ error: WebError) -> Response {
        ProblemPage.isWanted(by: request)
            ? problems.response(to: request, error) : error.response
    }

    /// Refuses a request from a foreign page, and a request whose body no route would read.
    private func check(_ request: Request) throws {
        // The first of several fields becomes the authority, and the others stay here.
        if request.headers[.hostOfRequest] != nil { throw WebError.twoHosts }
        let origin = request.headers[.origin]
        let refusal = guardian.refusal(host: request.head.authority, origin: origin)
        if let refusal { throw WebError(refusal) }
        // Images, scripts and frames of a foreign page are requested without an origin; a link may be
        // followed.
        if origin == nil, FetchMetadata.isOfForeignPage(request), !FetchMetadata.isVisit(request) {
            throw WebError.crossSite
        }
        guard request.method == .get || request.method == .head else { return }
        let length = request.headers[.contentLength] ?? "0"
        if length != "0" || request.headers[.transferEncoding] != nil {
            throw WebError.unwantedBody
        }
    }

    /// Answers clients with access, and other clients on the routes that give access.
    nonisolated(nonsending) private func answer(
        _ request: Request, context: WebRequestContext,
        next: (Request, WebRequestContext) async throws -> Response
    ) async throws -> Response {
        var context = context
        do {
            context.client = try await access.client(
                of: request.headers, from: context.channel.remoteAddress)
        } catch {
            guard AccessRoutes.openToAll.contains(request.uri.path) else { throw WebError(error) }
        }
        if let entrance = access.entrance(of: context.client, request) { return entrance }
        if context.client == nil, !isOpen(request.uri.path) {
            // A client that looks for an authorization server learns that there is none.
            if request.uri.path.hasPrefix("/.well-known/") { throw WebError.notFound }
            guard ProblemPage.isWanted(by: request) else {
                throw access.pages == nil ? WebError.notLetIn : .notSignedIn
            }
            if let pages = access.pages {
                let destination = LocalAddress.of(
                    request.uri.string, without: AccessRoutes.token)
                return .seeOther(pages.entrance(to: destination))
            }
            // When it comes from this host, the browser sends the cookie that it may have.
            if FetchMetadata.isForeign(request), FetchMetadata.isVisit(request) {
                return AccessPage.again(request)
            }
            let isWrong = QueryItems(target: request.uri.string)[AccessRoutes.token] != nil
            return accessPage.response(to: request, isWrong: isWrong)
        }
        return try await next(request, context)
    }

    /// Returns whether a path is answered for clients without access.
    private func isOpen(_ path: String) -> Bool {
        if AccessRoutes.openToAll.contains(path) || answersStrangers(path) { return true }
        return access.pages == nil && AccessRoutes.open.contains(path)
    }

    private func add(to headers: inout HTTPFields) {
        headers.reserveCapacity(headers.count + common.count + defaults.count + 1)
        headers.append(contentsOf: common)
        headers.append(HTTPField(name: .date, value: date.now()))
        for field in defaults where !headers.contains(field.name) { headers.append(field) }
    }
}

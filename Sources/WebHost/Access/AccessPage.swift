import Foundation
import HTTPTypes
import Hummingbird
import SurfaceKit
import _Localization

/// The page that says how to get in, to people who weren't let in.
struct AccessPage: Sendable {
    /// A form of its own, sent to the host itself.
    static let policy =
        "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; "
        + "form-action 'self'; frame-ancestors 'none'"

    /// The document in parts, between which stands what differs.
    private let document: String
    private let appName: String

    /// Reads the file from beside the program; throws `WebHostError` if it is missing.
    init(files: StaticFiles, appName: String) throws {
        document = try files.document("access.html")
        self.appName = Markup.escaped(appName)
    }

    /// The page; `isWrong` says that what was given isn't the token.
    func response(to request: Request, isWrong: Bool) -> Response {
        let text = PageWords.document(
            document, in: LanguageTag.ofPage(request), argument: appName,
            parts: ["invalid": isWrong ? "true" : "false", "hidden": isWrong ? "" : "hidden"])
        var response = Response.html(
            text, status: .unauthorized, headers: [.contentSecurityPolicy: Self.policy])
        response.headers[.wwwAuthenticate] = WebError.challenge
        // A form that is sent with no referrer at all has no origin either, and would be foreign.
        response.headers[.referrerPolicy] = "strict-origin"
        return response
    }

    /// The same page once more, for a request without a session that comes by another site's link; `nil` for others.
    static func detour(_ request: Request, _ context: WebRequestContext) -> Response? {
        let isForeign = context.client?.session == nil && FetchMetadata.isForeign(request)
        return isForeign ? again(request) : nil
    }

    /// Sends a browser to the page once more, from a page of this host.
    ///
    /// A browser that follows another site's link keeps the cookie back. Coming from here, it sends
    /// it; so no link takes a session from a person.
    static func again(_ request: Request) -> Response {
        // An address that begins otherwise might lead away from here.
        let isLink =
            LinkRoutes.prefixes.contains { request.uri.string.hasPrefix($0) }
            || [WebPaths.unlock, WebPaths.focus].contains(request.uri.path)
        let address = isLink ? Markup.escaped(request.uri.string) : "/"
        return .html(
            """
            <!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=\(address)">
            <title>…</title>
            """, headers: [.contentSecurityPolicy: policy])
    }
}

import Foundation
import HTTPTypes
import Hummingbird
import SurfaceKit
import _Localization

/// The page that asks for the token, for people who have no access yet.
struct AccessPage: Sendable {
    /// The policy, which allows the page's form, sent to this host.
    static let policy =
        "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; "
        + "form-action 'self'; frame-ancestors 'none'"

    /// The document in parts, between which the variable text is inserted.
    private let document: String
    private let appName: String

    /// Reads the file beside the program; throws `WebHostError` if it is missing.
    init(files: StaticFiles, appName: String) throws {
        document = try files.document("access.html")
        self.appName = Markup.escaped(appName)
    }

    /// Returns the page; with `isWrong`, it states that the text that was entered isn't the token.
    ///
    /// Its form leads to `destination`, the address of the request unless told otherwise.
    func response(
        to request: Request, isWrong: Bool, destination: String? = nil
    ) -> Response {
        let destination =
            destination ?? LocalAddress.of(request.uri.string, without: AccessRoutes.token)
        let text = PageWords.document(
            document, in: LanguageTag.ofPage(request), argument: appName,
            parts: [
                "invalid": isWrong ? "true" : "false", "hidden": isWrong ? "" : "hidden",
                "destination": Markup.escaped(destination),
            ])
        var response = Response.html(
            text, status: .unauthorized, headers: [.contentSecurityPolicy: Self.policy])
        response.headers[.wwwAuthenticate] = WebError.challenge
        // A form that is sent without any referrer has no origin either, and would be refused as
        // foreign.
        response.headers[.referrerPolicy] = "strict-origin"
        return response
    }

    /// Returns a page that reloads the address, for a request without a session that another site's
    /// link caused; `nil` for other requests.
    static func detour(_ request: Request, _ context: WebRequestContext) -> Response? {
        let isForeign = context.client?.session == nil && FetchMetadata.isForeign(request)
        return isForeign ? again(request) : nil
    }

    /// Reloads the address from a page of this host.
    ///
    /// A browser that follows another site's link doesn't send the cookie. Coming from this host,
    /// it does, so no link costs a person their session.
    static func again(_ request: Request) -> Response {
        let address = Markup.escaped(LocalAddress.of(request.uri.string))
        return .html(
            """
            <!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=\(address)">
            <title>…</title>
            """, headers: [.contentSecurityPolicy: policy])
    }
}

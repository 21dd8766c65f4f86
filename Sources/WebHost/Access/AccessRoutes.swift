import Foundation
import HTTPTypes
import Hummingbird
import IntentSystem
import SurfaceKit

/// The routes that give access: the printed address with its token, and the form of the access
/// page.
struct AccessRoutes: WebRoutes {
    /// The addresses that are answered without access.
    static let open: Set<String> = [
        "/", WebPaths.health, WebPaths.access, WebPaths.accessStylesheet,
    ]

    /// The maximum size of a form with a token, or with the whole address.
    private static let maximumFormBytes = 4096

    let access: AccessControl
    let page: AccessPage
    /// The app's page, for clients with access.
    let mainPage: MainPage

    func add(to router: Router<WebRequestContext>) {
        router.get("/") { request, context in root(request, context) }
        router.post(RouterPath(WebPaths.access)) { request, context in
            try await takeForm(request, context)
        }
    }

    private func root(_ request: Request, _ context: WebRequestContext) -> Response {
        if let token = QueryItems(target: request.uri.string)["token"] {
            return enter(with: token, request, context.client)
        }
        let client = context.client
        if let detour = AccessPage.detour(request, context) { return detour }
        guard let client else { return page.response(to: request, isWrong: false) }
        let page = mainPage.body(in: LanguageTag.ofPage(request))
        var headers: HTTPFields = [.vary: "Accept-Language"]
        headers[.setCookie] = access.cookie.field(for: .random(), unlessOf: client)
        return page.response(to: request, headers: headers)
    }

    /// Exchanges a token for a cookie, and removes it from the address.
    ///
    /// A client that has a cookie already keeps it and its session.
    private func enter(
        with token: String, _ request: Request, _ client: AuthorizedClient?
    ) -> Response {
        guard client != nil || access.isToken(token) else {
            return page.response(to: request, isWrong: true)
        }
        return .seeOther("/", setting: access.cookie.field(for: .random(), unlessOf: client))
    }

    private func takeForm(
        _ request: Request, _ context: WebRequestContext
    ) async throws -> Response {
        let given = try await request.form(atMost: Self.maximumFormBytes)["token"] ?? ""
        let text = given.trimmingCharacters(in: .whitespacesAndNewlines)
        // The host prints an address, so people copy the address.
        return enter(with: QueryItems(target: text)["token"] ?? text, request, context.client)
    }
}

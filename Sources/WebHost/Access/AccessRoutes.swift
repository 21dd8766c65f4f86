import Foundation
import HTTPTypes
import Hummingbird
import IntentSystem
import SurfaceKit

/// The routes that give access: the printed address with its token, and the form of the access page.
struct AccessRoutes: WebRoutes {
    /// The addresses that are answered without access.
    ///
    /// Browsers may ask for the icons of an installed app without its cookie.
    static let open = openToAll.union(["/", WebPaths.access])

    /// The addresses that are answered even if a proxy names no person.
    static let openToAll = Set(
        [WebPaths.health, WebPaths.ready, WebPaths.accessStylesheet] + StaticFiles.iconPaths)

    /// The maximum size of a form with a token or the whole address, and the address of a page.
    private static let maximumFormBytes = 8192

    /// The name of the token in a query and in the form.
    static let token = "token"

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
        if let detour = AccessPage.detour(request, context) { return detour }
        guard context.client != nil else {
            let isWrong = QueryItems(target: request.uri.string)[Self.token] != nil
            return page.response(to: request, isWrong: isWrong)
        }
        return mainPage.response(to: request, context, access.cookie)
    }

    private func takeForm(
        _ request: Request, _ context: WebRequestContext
    ) async throws -> Response {
        let form = try await request.form(atMost: Self.maximumFormBytes)
        let text = (form[Self.token] ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
        // The host prints an address, so people copy the address.
        let token = QueryItems(target: text)[Self.token] ?? text
        let destination = LocalAddress.of(form["destination"] ?? "/")
        guard context.client != nil || access.isToken(token) else {
            return page.response(to: request, isWrong: true, destination: destination)
        }
        return access.entrance(of: context.client, to: destination)
    }
}

extension AccessControl {
    /// Exchanges a token in any address for a cookie, and removes it from the address; `nil` for a
    /// request without one.
    ///
    /// A client that has a cookie already keeps it and its session. An intent may have a parameter of
    /// this name, so other values don't count outside of the app's first address.
    func entrance(of client: AuthorizedClient?, _ request: Request) -> Response? {
        guard request.method == .get || request.method == .head,
            let given = QueryItems(target: request.uri.string)[AccessRoutes.token],
            isToken(given) || client != nil && request.uri.path == "/"
        else { return nil }
        return entrance(
            of: client, to: LocalAddress.of(request.uri.string, without: AccessRoutes.token))
    }

    fileprivate func entrance(of client: AuthorizedClient?, to destination: String) -> Response {
        .seeOther(destination, setting: cookie.field(for: .random(), unlessOf: client))
    }
}

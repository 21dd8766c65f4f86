import Foundation
import HTTPTypes
import Hummingbird
import IntentSystem
import SurfaceKit

/// Links into the app: `/open/TYPE/ID` opens an entity, `/run/INTENT?PARAMETER=VALUE` offers an
/// action that is performed once the person confirms it, `/card` has a card that only its session knows.
///
/// Each of them has the app's page, which then goes to its own address. Only a person's navigation
/// reaches them: no picture, frame or script of any page does.
struct LinkRoutes: WebRoutes {
    let system: IntentSystem
    let cookie: SessionCookie
    let mainPage: MainPage
    let problems: ProblemPage

    func add(to router: Router<WebRequestContext>) {
        for path in ["/open/:type/:id", "/run/:intent"] {
            router.get(RouterPath(path)) { request, context in
                try response(to: request, context) {
                    AppLink(at: request.uri.string, in: system) != nil
                }
            }
        }
        router.get("/card") { request, context in
            try response(to: request, context) { true }
        }
    }

    private func response(
        to request: Request, _ context: WebRequestContext, _ leadsSomewhere: () -> Bool
    ) throws -> Response {
        guard request.method == .get, FetchMetadata.isVisit(request) else { throw WebError.noVisit }
        if let detour = AccessPage.detour(request, context) { return detour }
        guard leadsSomewhere() else { return problems.response(to: request) }
        return mainPage.response(to: request, context, cookie)
    }
}

extension WebError {
    fileprivate static let noVisit = WebError(
        status: .forbidden, code: "no_visit",
        message: "This address is for people: open it in a browser’s window.")
}

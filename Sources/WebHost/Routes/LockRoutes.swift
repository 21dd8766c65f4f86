import HTTPTypes
import Hummingbird
import IntentSystem
import Logging
import SurfaceKit

/// The forms that unlock and lock the app for the person of a session.
struct LockRoutes: WebRoutes {
    /// The maximum size of a form with a passphrase whose bytes are all percent-encoded.
    private static let maximumFormBytes = 4096

    let system: IntentSystem
    let cookie: SessionCookie
    let page: LockPage
    let logger: Logger

    func add(to router: Router<WebRequestContext>) {
        router.get(RouterPath(WebPaths.unlock)) { request, context in
            guard let session = context.client?.session else {
                // A browser doesn't send the cookie when it follows another site's link; a new
                // browser has none yet.
                if FetchMetadata.isForeign(request) { return AccessPage.again(request) }
                let session = SessionID.random()
                var response = page.response(to: request, lock: system.lock, session: session)
                response.headers[.setCookie] = cookie.field(for: session)
                return response
            }
            return page.response(to: request, lock: system.lock, session: session)
        }
        router.post(RouterPath(WebPaths.unlock)) { request, context -> Response in
            guard let session = context.client?.session else { return .seeOther(WebPaths.unlock) }
            return try await unlock(request, session)
        }
        router.post(RouterPath(WebPaths.lock)) { _, context -> Response in
            if let session = context.client?.session { system.lock.lock(.session(session)) }
            return .seeOther(WebPaths.unlock)
        }
    }

    private func unlock(_ request: Request, _ session: SessionID) async throws -> Response {
        let form = try await request.form(atMost: Self.maximumFormBytes)
        let given = form["passphrase"] ?? ""
        // The hash is slow, and the connection's thread serves others meanwhile.
        let attempt = await withTaskExecutorPreference(globalConcurrentExecutor) {
            await Self.attempt(given, system.lock, session)
        }
        switch attempt {
        case .unlocked, .noPassphrase: return .seeOther("/")
        case .unusable(let reason): logger.error("The passphrase can't be tried: \(reason)")
        case .wrong, .wait: break
        }
        return page.response(to: request, lock: system.lock, session: session, after: attempt)
    }

    @concurrent
    private static func attempt(
        _ passphrase: String, _ lock: SystemLock, _ session: SessionID
    ) async -> SystemLock.Attempt {
        lock.unlock(passphrase, for: .session(session))
    }
}

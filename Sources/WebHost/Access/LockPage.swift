import Foundation
import HTTPTypes
import Hummingbird
import IntentSystem
import SurfaceKit

/// The page on which a person enters the app's passphrase, or locks the app.
struct LockPage: Sendable {
    private let document: String
    private let appName: String

    /// Reads the file beside the program; throws `WebHostError` if it is missing.
    init(files: StaticFiles, appName: String) throws {
        document = try files.document("unlock.html")
        self.appName = Markup.escaped(appName)
    }

    /// Returns the page for a session, with the result of a failed attempt if there was one.
    func response(
        to request: Request, lock: SystemLock, session: SessionID,
        after attempt: SystemLock.Attempt? = nil
    ) -> Response {
        let isHeld = lock.isUnlocked(for: .session(session))
        let isLocked = lock.isSet && !isHeld
        var wait: Duration?
        var isUnusable = false
        switch attempt {
        case .wait(let time): wait = time
        case .unusable: isUnusable = true
        default: break
        }
        let shown = { (isShown: Bool) in isShown ? "" : "hidden" }
        let text = PageWords.document(
            document, in: LanguageTag.ofPage(request), argument: appName,
            parts: [
                "locked": shown(isLocked), "open": shown(!isLocked), "held": shown(isHeld),
                "wrong": shown(attempt == .wrong), "wait": shown(wait != nil),
                "unusable": shown(isUnusable), "invalid": attempt == .wrong ? "true" : "false",
            ])
        let status: HTTPResponse.Status =
            if wait != nil {
                .tooManyRequests
            } else if isUnusable {
                .serviceUnavailable
            } else {
                attempt == .wrong ? .forbidden : .ok
            }
        var response = Response.html(
            text, status: status, headers: [.contentSecurityPolicy: AccessPage.policy])
        if let wait { response.headers[.retryAfter] = "\(max(1, wait.components.seconds))" }
        response.headers[.referrerPolicy] = "strict-origin"
        return response
    }
}

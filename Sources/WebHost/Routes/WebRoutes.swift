package import Hummingbird

/// A group of addresses that the host answers.
package protocol WebRoutes: Sendable {
    func add(to router: Router<WebRequestContext>)
}

/// The addresses that several places use.
enum WebPaths {
    static let socket = "/session/socket"
    static let voice = "/session/voice"
    static let events = "/session/events"
    static let actions = "/session/actions"
    static let options = "/session/options"
    static let files = "/session/files"
    static let access = "/access"
    static let accessStylesheet = "/access.css"
    static let health = "/health"
    static let ready = "/ready"
    static let metrics = "/metrics"
    static let unlock = "/unlock"
    static let lock = "/lock"
    static let focus = "/focus"
    static let help = "/help"
    static let settings = "/settings"
    static let search = "/search"
    static let layout = "/session/layout"
    static let fonts = "/fonts"
    static let manifest = "/manifest.webmanifest"
    static let worker = "/worker.js"
}

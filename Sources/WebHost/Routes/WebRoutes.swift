package import Hummingbird

/// A group of addresses that the host answers.
package protocol WebRoutes: Sendable {
    func add(to router: Router<WebRequestContext>)

    /// Returns whether the routes answer a sender at a path whom the host doesn't know; by default they
    /// don't.
    func answersStrangers(at path: String) -> Bool
}

extension WebRoutes {
    package func answersStrangers(at path: String) -> Bool { false }
}

/// The addresses that several places use.
package enum WebPaths {
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
    package static let signIn = "/sign-in"
    package static let signOut = "/sign-out"
    package static let signedOut = "/signed-out"
    /// The address to which a provider sends the browser back.
    package static let signInReturn = "/sign-in/return"
    static let help = "/help"
    static let settings = "/settings"
    static let search = "/search"
    static let layout = "/session/layout"
    static let fonts = "/fonts"
    static let manifest = "/manifest.webmanifest"
    static let worker = "/worker.js"
}

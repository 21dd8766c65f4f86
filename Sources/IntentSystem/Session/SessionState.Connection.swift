import Foundation

/// The name of one surface of a session: a tab of a browser, a terminal.
public struct ConnectionID: Sendable, Hashable {
    let number: Int
}

extension SessionState {
    /// A surface that shows the session.
    struct Connection: Sendable {
        let id: ConnectionID
        var environment: PresentationEnvironment {
            didSet { locale = environment.locale }
        }
        private(set) var locale: Locale
        /// The content that the surface has.
        var shown: Shown?
        /// The number of the surface's newest visit that was carried out; `nil` for a surface without
        /// addresses.
        var visit: Int?

        init(id: ConnectionID, environment: PresentationEnvironment) {
            self.id = id
            self.environment = environment
            locale = environment.locale
        }

        /// A card and its generation.
        struct Shown: Sendable, Equatable {
            let card: Int
            let generation: Int
        }
    }
}

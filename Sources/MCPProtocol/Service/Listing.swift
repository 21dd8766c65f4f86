/// A complete list, which the server divides into pages.
package struct Listing<Element: Sendable>: Sendable {
    package var elements: [Element]
    package var caching: Caching

    package init(_ elements: [Element], caching: Caching = .none) {
        self.elements = elements
        self.caching = caching
    }
}

/// The time for which a result may be cached, and the clients for which it is valid.
package struct Caching: Sendable, Equatable {
    package enum Scope: String, Sendable {
        /// The result is equal for all clients.
        case `public`
        /// The result is for the client that made the request.
        case `private`
    }

    package var lifetime: Duration
    package var scope: Scope

    package init(lifetime: Duration, scope: Scope) {
        self.lifetime = lifetime
        self.scope = scope
    }

    /// A result that is stale at once.
    package static let none = Caching(lifetime: .zero, scope: .private)
}

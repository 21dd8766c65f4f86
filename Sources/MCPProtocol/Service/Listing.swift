/// A whole list; the server cuts it into pages.
package struct Listing<Element: Sendable>: Sendable {
    package var elements: [Element]
    package var caching: Caching

    package init(_ elements: [Element], caching: Caching = .none) {
        self.elements = elements
        self.caching = caching
    }
}

/// For how long and for whom an answer may be kept.
package struct Caching: Sendable, Equatable {
    package enum Scope: String, Sendable {
        /// The answer is the same for everybody.
        case `public`
        /// The answer is for who asked.
        case `private`
    }

    package var lifetime: Duration
    package var scope: Scope

    package init(lifetime: Duration, scope: Scope) {
        self.lifetime = lifetime
        self.scope = scope
    }

    /// Stale at once.
    package static let none = Caching(lifetime: .zero, scope: .private)
}

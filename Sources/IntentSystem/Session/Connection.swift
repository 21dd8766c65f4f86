/// The name of one surface of a session: a tab of a browser, a terminal.
public struct ConnectionID: Sendable, Hashable {
    let number: Int
}

/// A surface that shows a session.
struct Connection {
    var environment: PresentationEnvironment
    let sink: @Sendable (PresentationEvent) -> Void
    /// The content that the surface has: a card and its generation.
    var shown: (card: Int, generation: Int)?
}

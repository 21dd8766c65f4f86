/// An event that a client may follow.
enum Event: Sendable {
    case change(ServiceEvent)
    case task(TaskSnapshot)
}

/// A client that follows events, until it disconnects or the server closes.
struct Listener: Sendable {
    var hear: @Sendable (Event) -> Void
    /// Called once when the server closes.
    var leave: @Sendable () -> Void
}

extension Registry<Listener> {
    func deliver(_ event: Event) {
        for listener in elements { listener.hear(event) }
    }
}

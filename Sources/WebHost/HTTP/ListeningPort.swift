import Synchronization

/// The port at which a host listens; 0 until it does.
final class ListeningPort: Sendable {
    private let port = Atomic(0)

    var number: Int { port.load(ordering: .relaxed) }

    func opened(_ number: Int) {
        port.store(number, ordering: .relaxed)
    }
}

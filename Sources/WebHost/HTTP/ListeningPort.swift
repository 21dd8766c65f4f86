import Synchronization

/// The port at which a host listens; 0 until the system has chosen one, if it is asked to.
final class ListeningPort: Sendable {
    private let port: Atomic<Int>

    /// Creates the port that a host asks for: connections that wait at an inherited socket are served
    /// before anyone is told that the host listens.
    init(_ number: Int = 0) {
        port = Atomic(number)
    }

    var number: Int { port.load(ordering: .relaxed) }

    func opened(_ number: Int) {
        port.store(number, ordering: .relaxed)
    }
}

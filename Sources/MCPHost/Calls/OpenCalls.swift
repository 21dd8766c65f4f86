import IntentSystem
import MCPProtocol
import Synchronization
import _Time

/// A call that waits for its client to come back under a handle.
protocol PendingCall: Sendable {
    /// The name under which the client comes back; it cannot be guessed.
    var handle: String { get }

    /// How many bytes of arguments it holds.
    var heldBytes: Int { get }

    /// Gives the call up: what is performed is cancelled, a question too.
    func close() async
}

/// The calls that wait for a client to come back: with an answer, or to a card.
///
/// Each waits for a while after it was last used, and is then closed as a session without a
/// connection is. None has to go for another: at the limit the newest is refused.
final class OpenCalls<Call: PendingCall>: Sendable {
    private struct Entry {
        let call: Call
        let owner: String
        var deadline: Deadline?
    }

    private struct State {
        /// By handle.
        var entries: [String: Entry] = [:]
        var heldBytes = 0

        mutating func remove(_ handle: String) -> Entry? {
            guard let entry = entries.removeValue(forKey: handle) else { return nil }
            heldBytes -= entry.call.heldBytes
            return entry
        }
    }

    private let deadlines: DeadlineQueue
    private let pendingCallTimeout: Duration
    private let limit: Int
    private let byteLimit: Int
    private let state = Mutex(State())

    init(_ system: IntentSystem, _ configuration: MCPHostConfiguration) {
        deadlines = system.deadlines
        pendingCallTimeout = configuration.pendingCallTimeout
        limit = configuration.maximumOpenCalls
        byteLimit = configuration.maximumOpenBytes
    }

    /// How many wait.
    var count: Int { state.withLock { $0.entries.count } }

    /// Keeps a call; gives the one that is kept under its handle, which may be another that came
    /// first, and `nil` if too many wait already, or those that do hold too much.
    func keep(_ call: Call, for owner: String) -> Call? {
        let handle = call.handle
        let kept = state.withLock { state -> Call? in
            if let entry = state.entries[handle] { return entry.owner == owner ? entry.call : nil }
            guard state.entries.count < limit, state.heldBytes + call.heldBytes <= byteLimit else {
                return nil
            }
            state.entries[handle] = Entry(call: call, owner: owner)
            state.heldBytes += call.heldBytes
            return call
        }
        if kept != nil { renew(handle) }
        return kept
    }

    /// The call with a handle, if it is the owner's; it starts to wait anew.
    func find(_ handle: String, of owner: String) -> Call? {
        let call = state.withLock { state in
            state.entries[handle].flatMap { $0.owner == owner ? $0.call : nil }
        }
        if call != nil { renew(handle) }
        return call
    }

    /// The call with a handle, which no other caller finds from now on; `nil` as owner is any.
    func take(_ handle: String, of owner: String?) -> Call? {
        let entry = state.withLock { state -> Entry? in
            guard let entry = state.entries[handle], owner == nil || entry.owner == owner else {
                return nil
            }
            return state.remove(handle)
        }
        if let deadline = entry?.deadline { deadlines.cancel(deadline) }
        return entry?.call
    }

    /// Closes all.
    func closeAll() async {
        let all = state.withLock { state in
            defer { state = State() }
            return Array(state.entries.values)
        }
        for entry in all {
            if let deadline = entry.deadline { deadlines.cancel(deadline) }
            await entry.call.close()
        }
    }

    private func renew(_ handle: String) {
        let new = deadlines.schedule(after: pendingCallTimeout) { [weak self] in
            self?.expire(handle)
        }
        let old = state.withLock { state -> Deadline? in
            // Without an entry any more, the deadline itself is what has to go.
            guard let old = state.entries[handle] else { return new }
            state.entries[handle]?.deadline = new
            return old.deadline
        }
        if let old { deadlines.cancel(old) }
    }

    private func expire(_ handle: String) {
        guard let entry = state.withLock({ $0.remove(handle) }) else { return }
        Task.detached { await entry.call.close() }
    }
}

extension Principal {
    /// A text that no two principals share.
    var owner: String {
        switch self {
        case .local: "local"
        case .subject(let subject): "subject:\(subject)"
        }
    }
}

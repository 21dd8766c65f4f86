import IntentSystem
import MCPProtocol
import Synchronization
import _Time

/// A call that waits for its client to return under a handle.
protocol PendingCall: Sendable {
    /// The name under which the client returns; it can't be guessed.
    var handle: String { get }

    /// The number of bytes of arguments that it holds.
    var heldBytes: Int { get }

    /// Closes the call: its runs and its question are cancelled.
    func close() async
}

/// The calls that wait for a client to return, with an answer or to use a card.
///
/// Each waits for a limited time after its last use, and is then closed like a session without a
/// connection. At the limit, the newest call is refused, so no waiting call is lost.
final class OpenCalls<Call: PendingCall>: Sendable {
    private struct Entry {
        let call: Call
        let owner: String
        /// The end of the waiting time, and the time at which that is.
        var deadline: Deadline?
        var due = Duration.zero
    }

    private struct State {
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

    var count: Int { state.withLock { $0.entries.count } }

    /// Keeps a call; returns the call that is kept under its handle, possibly one that was kept
    /// earlier, and `nil` if the limit for the number or the size of waiting calls is reached.
    func keep(_ call: Call, for owner: String) -> Call? {
        let handle = call.handle
        return renewing(handle, of: owner) { state in
            guard state.entries[handle] == nil else { return }
            guard state.entries.count < limit, state.heldBytes + call.heldBytes <= byteLimit else {
                return
            }
            state.entries[handle] = Entry(call: call, owner: owner)
            state.heldBytes += call.heldBytes
        }
    }

    /// Returns the call with a handle, if it belongs to the owner; its waiting time begins again.
    func find(_ handle: String, of owner: String) -> Call? {
        renewing(handle, of: owner) { _ in }
    }

    /// Returns the call with a handle and removes it, so that no other caller finds it; `nil` as
    /// owner is any.
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

    /// Prepares the state, and returns the call with a handle, if it belongs to the owner; its waiting time begins
    /// again.
    private func renewing(
        _ handle: String, of owner: String, _ prepare: (inout State) -> Void
    ) -> Call? {
        let (call, former) = state.withLock { state -> (Call?, Deadline?) in
            prepare(&state)
            guard let entry = state.entries[handle], entry.owner == owner else { return (nil, nil) }
            state.entries[handle]?.due = deadlines.now + pendingCallTimeout
            state.entries[handle]?.deadline = deadlines.schedule(after: pendingCallTimeout) {
                [weak self] in self?.expire(handle)
            }
            return (entry.call, entry.deadline)
        }
        if let former { deadlines.cancel(former) }
        return call
    }

    /// Closes a call whose waiting time is over: it may have begun again since its former end was due.
    func expire(_ handle: String) {
        let now = deadlines.now
        let entry = state.withLock { state -> Entry? in
            guard let entry = state.entries[handle], entry.due <= now else { return nil }
            return state.remove(handle)
        }
        guard let entry else { return }
        Task.detached { await entry.call.close() }
    }
}

extension Principal {
    /// A text that is unique to the principal.
    var owner: String {
        switch self {
        case .local: "local"
        case .subject(let subject): "subject:\(subject)"
        }
    }
}

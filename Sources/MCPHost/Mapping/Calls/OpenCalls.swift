import IntentSystem
import MCPProtocol
import Synchronization
import _Time

/// The calls that wait for a client to come back: with an answer, or to a card.
///
/// Each waits for a while after it was last used, and is then closed as a session without a
/// surface is. None has to go for another: at the limit the newest is refused.
final class OpenCalls: Sendable {
    private struct Entry {
        let surface: Surface
        let owner: String
        var deadline: Deadline?
    }

    private let deadlines: DeadlineQueue
    private let pendingCallTimeout: Duration
    private let limit: Int
    /// By handle.
    private let entries = Mutex<[String: Entry]>([:])

    init(deadlines: DeadlineQueue, pendingCallTimeout: Duration, limit: Int) {
        self.deadlines = deadlines
        self.pendingCallTimeout = pendingCallTimeout
        self.limit = limit
    }

    /// How many wait.
    var count: Int { entries.withLock { $0.count } }

    /// Keeps a call; gives the one that is kept under its handle, which may be another that came
    /// first, and `nil` if too many wait already.
    func keep(_ surface: Surface, for owner: String) -> Surface? {
        let handle = surface.handle
        let kept = entries.withLock { entries -> Surface? in
            if let entry = entries[handle] { return entry.owner == owner ? entry.surface : nil }
            guard entries.count < limit else { return nil }
            entries[handle] = Entry(surface: surface, owner: owner)
            return surface
        }
        if kept != nil { renew(handle) }
        return kept
    }

    /// The call with a handle, if it is the owner's; it starts to wait anew.
    func find(_ handle: String, of owner: String) -> Surface? {
        let surface = entries.withLock { entries in
            entries[handle].flatMap { $0.owner == owner ? $0.surface : nil }
        }
        if surface != nil { renew(handle) }
        return surface
    }

    /// The call with a handle, which from now on nobody else finds; `nil` as owner is whoever it is.
    func take(_ handle: String, of owner: String?) -> Surface? {
        let entry = entries.withLock { entries -> Entry? in
            guard let entry = entries[handle], owner == nil || entry.owner == owner else {
                return nil
            }
            return entries.removeValue(forKey: handle)
        }
        if let deadline = entry?.deadline { deadlines.cancel(deadline) }
        return entry?.surface
    }

    /// Closes all.
    func closeAll() async {
        let all = entries.withLock { entries in
            defer { entries = [:] }
            return Array(entries.values)
        }
        for entry in all {
            if let deadline = entry.deadline { deadlines.cancel(deadline) }
            await entry.surface.close()
        }
    }

    private func renew(_ handle: String) {
        let new = deadlines.schedule(after: pendingCallTimeout) { [weak self] in
            self?.expire(handle)
        }
        let old = entries.withLock { entries -> Deadline? in
            // Without an entry any more, the deadline itself is what has to go.
            guard let old = entries[handle] else { return new }
            entries[handle]?.deadline = new
            return old.deadline
        }
        if let old { deadlines.cancel(old) }
    }

    private func expire(_ handle: String) {
        guard let entry = entries.withLock({ $0.removeValue(forKey: handle) }) else { return }
        Task.detached { await entry.surface.close() }
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

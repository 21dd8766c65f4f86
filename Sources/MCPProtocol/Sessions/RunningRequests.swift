import Synchronization

/// The unanswered requests of one connection or session.
final class RunningRequests: Sendable {
    private struct Entry {
        var cancel: (@Sendable () -> Void)?
        var isCancelled = false
        var isStream = false
    }

    private let limit: Int
    private let entries = Mutex<[RequestID: Entry]>([:])

    init(limit: Int) {
        self.limit = limit
    }

    /// Adds a request, which the caller must end.
    ///
    /// A stream is a request without a natural end.
    func begin(_ id: RequestID, isStream: Bool = false) throws(MCPError) {
        let error: MCPError? = entries.withLock { entries in
            guard entries[id] == nil else { return .duplicateID }
            guard entries.count < limit else { return .tooManyRequests(limit: limit) }
            entries[id] = Entry(isStream: isStream)
            return nil
        }
        if let error { throw error }
    }

    /// Sets the function that stops the work on a request, which may have ended meanwhile.
    func onCancel(_ id: RequestID, _ cancel: @escaping @Sendable () -> Void) {
        let isCancelled = entries.withLock { entries in
            guard entries[id] != nil else { return false }
            entries[id]?.cancel = cancel
            return entries[id]?.isCancelled == true
        }
        if isCancelled { cancel() }
    }

    /// Stops a request, if it is still being answered.
    func cancel(_ id: RequestID) {
        let cancel = entries.withLock { entries in
            guard entries[id] != nil else { return nil as (@Sendable () -> Void)? }
            entries[id]?.isCancelled = true
            return entries[id]?.cancel
        }
        cancel?()
    }

    /// Removes a request and returns `true` if its response may be sent.
    func end(_ id: RequestID) -> Bool {
        entries.withLock { $0.removeValue(forKey: id)?.isCancelled == false }
    }

    var isEmpty: Bool { entries.withLock(\.isEmpty) }

    func cancelAll() {
        cancel { _ in true }
    }

    /// Stops the requests that would continue as long as a client listens.
    func cancelStreams() {
        cancel(where: \.isStream)
    }

    private func cancel(where isMeant: (Entry) -> Bool) {
        let cancels = entries.withLock { entries in
            let meant = entries.filter { isMeant($0.value) }
            for id in meant.keys { entries[id]?.isCancelled = true }
            return meant.values.compactMap(\.cancel)
        }
        for cancel in cancels { cancel() }
    }
}

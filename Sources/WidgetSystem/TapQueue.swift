import IntentSystem
import Synchronization

/// A queue that performs the taps of one person on one widget or control in order, as a card does.
final class TapQueue: Sendable {
    struct Place: Hashable, Sendable {
        let person: Person
        let kind: String
    }

    private let limit: Int
    /// The waiting taps, in order, for each place with a running tap.
    private let waiting = Mutex<[Place: [CheckedContinuation<Void, Never>]]>([:])

    init(limits: Limits) {
        limit = limits.waitingTaps
    }

    /// Performs a tap after the previous ones; `nil` if too many are waiting already.
    func inTurn<Result>(
        at place: Place, _ perform: () async -> Result
    ) async -> Result? {
        var mayPerform = true
        await withCheckedContinuation { continuation in
            let isNext = waiting.withLock { waiting in
                guard let others = waiting[place] else {
                    waiting[place] = []
                    return true
                }
                guard others.count < limit else {
                    mayPerform = false
                    return true
                }
                waiting[place]?.append(continuation)
                return false
            }
            if isNext { continuation.resume() }
        }
        guard mayPerform else { return nil }
        let result = await perform()
        let next = waiting.withLock { waiting -> CheckedContinuation<Void, Never>? in
            guard waiting[place]?.isEmpty == false else {
                waiting[place] = nil
                return nil
            }
            return waiting[place]?.removeFirst()
        }
        next?.resume()
        return result
    }
}

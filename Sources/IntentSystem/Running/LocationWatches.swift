import CoreLocation
import Synchronization

/// The runs that follow the location of their person.
final class LocationWatches: Sendable {
    private struct Watch: Sendable {
        weak let run: ActiveRun?
        let continuation: AsyncStream<CLLocation?>.Continuation

        /// The run hasn't ended.
        var isOpen: Bool { run?.hasEnded == false }
    }

    private struct State: Sendable {
        var last = 0
        var watches: [Int: Watch] = [:]

        /// Removes the watches of runs that have ended, and returns them.
        mutating func removeEnded() -> [Watch] {
            let ended = watches.filter { !$0.value.isOpen }
            for number in ended.keys { watches[number] = nil }
            return Array(ended.values)
        }
    }

    private let state = Mutex(State())

    /// Returns each location that the run's person shares from now on, and `nil` when they stop;
    /// it ends after the run, with the next watch or location.
    func changes(for run: ActiveRun) -> AsyncStream<CLLocation?> {
        let (changes, continuation) = AsyncStream.makeStream(
            of: CLLocation?.self, bufferingPolicy: .bufferingNewest(1))
        let (number, ended) = state.withLock { state in
            let ended = state.removeEnded()
            state.last += 1
            state.watches[state.last] = Watch(run: run, continuation: continuation)
            return (state.last, ended)
        }
        continuation.onTermination = { [weak self] _ in
            _ = self?.state.withLock { $0.watches.removeValue(forKey: number) }
        }
        end(ended)
        return changes
    }

    /// Tells the runs of a person that the person's location has changed.
    func tell(_ person: Person) {
        let (open, ended) = state.withLock { state in
            let ended = state.removeEnded()
            return (Array(state.watches.values), ended)
        }
        for watch in open {
            guard let run = watch.run, run.delegate.person == person else { continue }
            watch.continuation.yield(run.place)
        }
        end(ended)
    }

    /// Called without the lock, because the end of a stream removes its watch.
    private func end(_ watches: [Watch]) {
        for watch in watches { watch.continuation.finish() }
    }
}

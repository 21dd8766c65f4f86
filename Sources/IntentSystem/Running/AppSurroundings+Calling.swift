package import AppIntents
import CoreSpotlight

extension AppSurroundings {
    /// Calls an app's code in some surroundings; without any, just calls it.
    package static func with<Success>(
        _ surroundings: AppSurroundings?, _ work: () async throws -> Success
    ) async rethrows -> Success {
        guard let surroundings else { return try await work() }
        return try await $current.withValue(surroundings) {
            try await SearchableItems.$observer.withValue({ surroundings.note(.init($0)) }) {
                try await work()
            }
        }
    }
}

extension ObservedWrite {
    fileprivate init(_ change: SearchableItems.ObservedChange) {
        switch change {
        case .added(let identifiers): self = .indexed(identifiers)
        case .removed: self = .removedFromIndex
        }
    }
}

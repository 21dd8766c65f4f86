package import AppIntentsMetadata
import Foundation
import Synchronization

/// An intent as it was when the app donated it.
package struct Donation: Sendable {
    package let identifier: IntentDonationIdentifier
    package let type: any AppIntent.Type
    /// The values of its parameters, by name; none for those without.
    package let values: [String: ParameterValue]
    package let date: Date

    /// Reads an intent's values now: its parameters may change later.
    package init(
        of intent: any AppIntent, identifier: IntentDonationIdentifier = .init(),
        date: Date = Date()
    ) {
        self.identifier = identifier
        self.date = date
        type = Swift.type(of: intent)
        values = Self.values(of: IntentContents(of: intent))
    }

    /// The values that are known, by the names of their parameters.
    package static func values(of contents: IntentContents) -> [String: ParameterValue] {
        var values: [String: ParameterValue] = [:]
        values.reserveCapacity(contents.parameters.count)
        for named in contents.parameters where values[named.name] == nil {
            values[named.name] = named.parameter.currentValue?.parameterValue
        }
        return values
    }
}

/// A system that keeps donations.
package protocol DonationKeeping: AnyObject, Sendable {
    /// Takes a donation; `false` if the intent is not one of its own.
    func keep(_ donation: Donation) -> Bool

    /// Forgets donations, and returns the identifiers of those that it had.
    func forget(_ predicate: IntentDonationMatchingPredicate.Kind) -> [IntentDonationIdentifier]

    /// Returns when all that it took or forgot is written down.
    func donationsWritten() async throws
}

/// The way from an app's donations to the system that keeps them.
///
/// An app may donate before any system has started: what none took waits for the next ones.
package final class Donations: Sendable {
    /// The process's own.
    package static let shared = Donations()

    /// How many donations wait for a system; the oldest go first.
    package static let maximumWaiting = 100

    private struct State {
        var keepers: [Weak] = []
        var waiting: [Donation] = []
    }

    private struct Weak: Sendable {
        weak var keeper: (any DonationKeeping)?
    }

    private let state = Mutex(State())

    package init() {}

    private var keepers: [any DonationKeeping] {
        state.withLock { $0.keepers.compactMap(\.keeper) }
    }

    /// Adds a system, which takes what waits for it; it goes when it is released.
    package func add(_ keeper: any DonationKeeping) {
        let waiting = state.withLock { state in
            state.keepers.removeAll { $0.keeper == nil }
            state.keepers.append(Weak(keeper: keeper))
            return state.waiting
        }
        let taken = Set(waiting.filter { keeper.keep($0) }.map(\.identifier))
        if taken.isEmpty { return }
        state.withLock { $0.waiting.removeAll { taken.contains($0.identifier) } }
    }

    /// Gives the systems an intent as it is now.
    package func add(_ intent: any AppIntent) -> IntentDonationIdentifier {
        let donation = Donation(of: intent)
        var isTaken = false
        for keeper in keepers where keeper.keep(donation) { isTaken = true }
        if !isTaken {
            state.withLock { state in
                state.waiting.append(donation)
                state.waiting.removeFirst(max(0, state.waiting.count - Self.maximumWaiting))
            }
        }
        return donation.identifier
    }

    func delete(
        matching predicate: IntentDonationMatchingPredicate
    ) -> [IntentDonationIdentifier] {
        let waiting = state.withLock { state in
            let (gone, left) = (
                state.waiting.filter { predicate.kind.includes($0) },
                state.waiting.filter { !predicate.kind.includes($0) }
            )
            state.waiting = left
            return gone.map(\.identifier)
        }
        // Several systems of a process keep the same donation.
        var seen: Set<IntentDonationIdentifier> = []
        return (waiting + keepers.flatMap { $0.forget(predicate.kind) }).filter {
            seen.insert($0).inserted
        }
    }

    func written() async throws {
        for keeper in keepers { try await keeper.donationsWritten() }
    }
}

extension IntentDonationMatchingPredicate.Kind {
    /// Tells whether a donation is meant.
    fileprivate func includes(_ donation: Donation) -> Bool {
        switch self {
        case .donations(let identifiers): identifiers.contains(donation.identifier)
        case .entities(let entities): donation.names { entities.contains($0) }
        case .intent(let wanted, let entity):
            donation.type == wanted
                && (entity.map { entity in donation.names { $0 == entity } } ?? true)
        }
    }
}

extension Donation {
    /// Tells whether the values hold an entity that is wanted.
    fileprivate func names(_ isWanted: (EntityName) -> Bool) -> Bool {
        var isFound = false
        for value in values.values { value.visitEntities { isFound = isFound || isWanted($0) } }
        return isFound
    }
}

package import AppIntentsMetadata
import Foundation
import Synchronization

/// An intent as it was when the app donated it.
package struct Donation: Sendable {
    package let identifier: IntentDonationIdentifier
    package let type: any AppIntent.Type
    /// The values of its parameters by name; parameters without a value are absent.
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

    /// Returns the known values, by the names of their parameters.
    package static func values(of contents: IntentContents) -> [String: ParameterValue] {
        var values: [String: ParameterValue] = [:]
        values.reserveCapacity(contents.parameters.count)
        for named in contents.parameters where values[named.name] == nil {
            values[named.name] = named.parameter.currentValue?.parameterValue
        }
        return values
    }
}

/// A system that stores donations.
package protocol DonationKeeping: AnyObject, Sendable {
    /// Stores a donation; `false` if the system doesn't have the intent.
    func keep(_ donation: Donation) -> Bool

    /// Deletes the matching donations, and returns their identifiers.
    func forget(_ predicate: IntentDonationMatchingPredicate.Kind) -> [IntentDonationIdentifier]

    /// Returns when every change so far is written to disk.
    func donationsWritten() async throws
}

/// The connection between an app's donations and the systems that store them.
///
/// An app may donate before any system has started: donations that no system took wait for the next one.
package final class Donations: Sendable {
    /// The instance of the process.
    package static let shared = Donations()

    /// The limit of donations that wait for a system; the oldest are dropped first.
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

    /// Adds a system, which takes the waiting donations and is held weakly.
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

    /// Donates an intent with its present values to the systems.
    package func add(_ intent: any AppIntent) -> IntentDonationIdentifier {
        let donation = Donation(of: intent)
        AppSurroundings.current?.note(.donation("\(type(of: intent))"))
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
        AppSurroundings.current?.note(.deletedDonations)
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
    /// Returns whether the predicate matches a donation.
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
    /// Returns whether the values hold a wanted entity.
    fileprivate func names(_ isWanted: (EntityName) -> Bool) -> Bool {
        var isFound = false
        for value in values.values { value.visitEntities { isFound = isFound || isWanted($0) } }
        return isFound
    }
}

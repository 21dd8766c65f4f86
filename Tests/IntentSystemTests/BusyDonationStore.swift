import Foundation
import IntentSystem
import Synchronization

/// Keeps records in memory, on a disk that a test keeps busy.
final class BusyDonationStore: DonationStore {
    let records = Mutex<[DonationRecord]>([])
    /// A test that holds it keeps the disk busy.
    let disk = Mutex(())
    /// The most records that one change added, or removed.
    let largestChange = Mutex(0)
    /// Writing fails.
    let isFull = Mutex(false)
    /// What happens during the next change.
    let whileWriting = Mutex<(@Sendable () -> Void)?>(nil)

    struct Full: Error {}

    func donations() throws -> [DonationRecord] { records.withLock { $0 } }

    func change(adding added: [DonationRecord], removing identifiers: [UUID]) throws {
        disk.withLock { _ in }
        whileWriting.withLock { work in
            defer { work = nil }
            return work
        }?()
        if isFull.withLock({ $0 }) { throw Full() }
        largestChange.withLock { $0 = max($0, added.count, identifiers.count) }
        let gone = Set(identifiers)
        records.withLock { $0 = $0.filter { !gone.contains($0.id) } + added }
    }
}

import AppIntents
import Foundation
import IntentSystem
import IntentTestKit
import SwiftUI
import Synchronization

/// Intents of each policy, a passphrase in memory, and a hash that costs nothing.
enum LockCards {
    static let all: [any AppIntent.Type] = [
        Free.self, Guarded.self, Local.self, Slow.self, Tray.self, Book.self, Seal.self,
        Dial.self,
    ]

    struct Free: AppIntent {
        static let title: LocalizedStringResource = "Free"
        func perform() async throws -> some ProvidesDialog { .result(dialog: "Free.") }
    }

    struct Guarded: AppIntent {
        static let title: LocalizedStringResource = "Guarded"
        static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
        func perform() async throws -> some ProvidesDialog { .result(dialog: "Guarded.") }
    }

    struct Local: AppIntent {
        static let title: LocalizedStringResource = "Local"
        static let authenticationPolicy: IntentAuthenticationPolicy =
            .requiresLocalDeviceAuthentication
        func perform() async throws -> some ProvidesDialog { .result(dialog: "Local.") }
    }

    /// Asks before an action that must not be performed after the app is locked.
    struct Slow: DeleteIntent {
        static let title: LocalizedStringResource = "Slow"
        static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
        @Parameter(title: "Things") var entities: [Thing]
        @Parameter(title: "Lab") var lab: String
        func perform() async throws -> some IntentResult {
            TestFixture.named(lab).note("deleted")
            return .result()
        }
    }

    struct Thing: AppEntity {
        struct All: EntityQuery {
            func entities(for identifiers: [String]) async throws -> [Thing] {
                identifiers.map(Thing.init)
            }
        }
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Thing"
        static let defaultQuery = All()
        let id: String
        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(title: "\(id)")
        }
    }

    /// Notes an action and its undo.
    struct Book: UndoableIntent {
        static let title: LocalizedStringResource = "Book"
        static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
        @Parameter(title: "Lab") var lab: String

        @MainActor
        func perform() async throws -> some IntentResult {
            let lab = TestFixture.named(lab)
            lab.note("booked")
            undoManager?.registerUndo(withTarget: lab) { [undoManager] lab in
                lab.note("taken back")
                undoManager?.registerUndo(withTarget: lab) { $0.note("booked") }
            }
            return .result()
        }
    }

    /// Notes an action at a terminal only, and its undo.
    struct Seal: UndoableIntent {
        static let title: LocalizedStringResource = "Seal"
        static let authenticationPolicy: IntentAuthenticationPolicy =
            .requiresLocalDeviceAuthentication
        @Parameter(title: "Lab") var lab: String

        @MainActor
        func perform() async throws -> some IntentResult {
            let lab = TestFixture.named(lab)
            lab.note("sealed")
            undoManager?.registerUndo(withTarget: lab) { $0.note("taken back") }
            return .result()
        }
    }

    /// A card that is guarded itself, and renews itself.
    struct Dial: SnippetIntent {
        static let title: LocalizedStringResource = "Dial"
        static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
        static let isDiscoverable = true
        @Parameter(title: "Lab") var lab: String
        init() {}
        init(lab: TestFixture) { self.lab = lab.name }
        func perform() async throws -> some ShowsSnippetView {
            .result(view: Text("Secret \(TestFixture.named(lab).notes.count)"))
        }
    }

    /// A card whose button is guarded.
    struct Tray: SnippetIntent {
        static let title: LocalizedStringResource = "Tray"
        func perform() async throws -> some ShowsSnippetView {
            .result(view: Button("Guarded", intent: Guarded()))
        }
    }

    /// A keeper whose writing can fail, and which is counted.
    final class Keeper: LockKeeping {
        struct Full: Error, CustomStringConvertible { let description = "the disk is full" }
        let contents = Mutex<LockRecord?>(nil)
        let isFull = Mutex(false)

        func record() throws -> LockRecord? { contents.withLock { $0 } }
        func keep(_ record: LockRecord?) throws {
            if isFull.withLock({ $0 }) { throw Full() }
            contents.withLock { $0 = record }
        }
    }

    struct Damaged: LockKeeping {
        struct Unreadable: Error, CustomStringConvertible { let description = "it is damaged" }
        func record() throws -> LockRecord? { throw Unreadable() }
        func keep(_ record: LockRecord?) throws {}
    }

    /// Counts how often it was asked.
    final class Hash: PassphraseHashing {
        let count = Mutex(0)
        func hash(_ passphrase: String, salt: [UInt8], rounds: Int) throws -> [UInt8] {
            count.withLock { $0 += 1 }
            return salt + passphrase.utf8.reversed()
        }
        func newRecord(_ passphrase: String) throws -> LockRecord {
            LockRecord(salt: [7], hash: [7] + passphrase.utf8.reversed(), rounds: 2)
        }
    }
}

/// A lock with a passphrase, and the clocks by which it measures.
struct LockBench {
    let keeper = LockCards.Keeper()
    let hash = LockCards.Hash()
    let clock = TestClock()
    let date = DateBox()

    /// A date that a test sets.
    final class DateBox: Sendable {
        private let seconds = Mutex(1_000_000.0)
        var value: Date {
            get { Date(timeIntervalSince1970: seconds.withLock { $0 }) }
            set { seconds.withLock { $0 = newValue.timeIntervalSince1970 } }
        }
    }

    init(_ passphrase: String? = "open sesame") throws {
        if let passphrase { try keeper.keep(try hash.newRecord(passphrase)) }
    }

    /// The lock as a new process finds it.
    func lock() -> SystemLock {
        SystemLock(
            keeper: keeper, hashing: hash, idle: .seconds(300), clock: clock,
            date: { [date] in date.value })
    }
}

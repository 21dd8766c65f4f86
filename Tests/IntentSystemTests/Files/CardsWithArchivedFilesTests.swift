import AppIntentsMetadata
import Dispatch
import Foundation
import IntentTestKit
import Logging
import Testing
import _Time

@testable import IntentSystem

/// The saving of cards whose files an archive keeps.
@Suite(.timeLimit(.minutes(1)))
struct CardsWithArchivedFilesTests {
    /// A store whose writes begin when the test lets them.
    private final class HeldStore: SessionStore {
        let isRemote: Bool
        let cards = MemoryStore()
        /// The number of writes that wait, or have waited.
        let writes = WaitableMutex(0)
        let gate = DispatchSemaphore(value: 0)

        init(isRemote: Bool) { self.isRemote = isRemote }

        func card(of session: SessionID) async throws -> StoredCard? {
            try await cards.card(of: session)
        }

        func save(_ new: [SessionID: StoredCard?]) throws {
            writes.withLock { $0 += 1 }
            gate.wait()
            try cards.save(new)
        }
    }

    private let archive = MemoryArchive()
    private let fixture = FileFixture()

    private func saving(_ store: HeldStore, _ files: BlobStore) -> SessionSaving {
        SessionSaving(
            store: store, files: files, deadlines: files.deadlines,
            log: Logger(label: "cards-test", factory: { _ in SwiftLogNoOpLogHandler() }))
    }

    private func card(naming file: FileReference) -> StoredCard {
        StoredCard(title: "Note", value: PresentedValue(data: .file(file), title: file.name))
    }

    @Test(
        "A card that is written late doesn't take the file of the card after it",
        arguments: [true, false])
    func late(isNew: Bool) async throws {
        let store = HeldStore(isRemote: true)
        let files = fixture.store(archive: archive)
        let file = try files.take("text", fixture.announcement())
        let saving = saving(store, files)
        // The archive may have the file of a card before.
        if !isNew { try await files.archived?.keep([file], for: fixture.owner) }
        saving.save(StoredCard(title: "Question"), for: fixture.owner)
        await store.writes.wait { $0 == 1 }
        saving.save(card(naming: file), for: fixture.owner)
        await saving.state.wait { [owner = fixture.owner] in $0.waiting[owner] != nil }
        for _ in 0..<2 { store.gate.signal() }
        await saving.flush()
        try await files.archived?.removed()
        #expect(try await store.card(of: fixture.owner)?.files == [file])
        #expect(archive.names.count == 2)
        // The file goes with its card.
        store.gate.signal()
        saving.save(nil, for: fixture.owner)
        await saving.flush()
        try await files.archived?.removed()
        #expect(archive.names == [])
    }

    @Test("A card that is about to be written and the one that waits both keep their files")
    func both() async throws {
        let store = HeldStore(isRemote: true)
        let files = fixture.store(archive: archive)
        let saving = saving(store, files)
        let first = try files.take("one", fixture.announcement())
        let second = try files.take("two", fixture.announcement())
        try await files.archived?.keep([first], for: fixture.owner)
        saving.save(StoredCard(title: "Question"), for: fixture.owner)
        await store.writes.wait { $0 == 1 }
        saving.save(card(naming: first), for: fixture.owner)
        archive.hold()
        saving.save(card(naming: second), for: fixture.owner)
        await archive.waiting(1)
        store.gate.signal()
        await store.writes.wait { $0 == 2 }
        store.gate.signal()
        archive.isAway = true
        archive.letGo()
        await saving.flush()
        // The archive has refused the file of the last card, so the one before it holds.
        archive.isAway = false
        try await files.archived?.removed()
        #expect(try await store.card(of: fixture.owner)?.files == [first])
        #expect(archive.names.count == 2)
    }

    @Test("A file that an archive refuses is in the folder, if the cards are on this machine")
    func refused() async throws {
        let store = HeldStore(isRemote: false)
        let files = fixture.store(archive: archive)
        let file = try files.take("text", fixture.announcement())
        let saving = saving(store, files)
        archive.isAway = true
        store.gate.signal()
        saving.save(card(naming: file), for: fixture.owner)
        await saving.flush()
        #expect(archive.names == [])
        // The process begins anew, and the archive is still away.
        let again = fixture.store(archive: archive)
        let found = try #require(try await again.storedFile(file.id, of: fixture.owner))
        #expect(try found.contents?.load() == Data("text".utf8))
    }
}

import AppIntents
import AppIntentsMetadata
import Foundation
import IntentTestKit
import Testing

@testable import IntentSystem

/// Cards with files that an archive keeps, which the nodes of an app share.
@Suite(.timeLimit(.minutes(2)))
struct ArchiveFlowTests {
    /// A store that another program keeps.
    private final class RemoteStore: SessionStore {
        let cards = MemoryStore()
        var isRemote: Bool { true }
        func card(of session: SessionID) async throws -> StoredCard? {
            try await cards.card(of: session)
        }
        func save(_ new: [SessionID: StoredCard?]) throws { try cards.save(new) }
    }

    private let archive = MemoryArchive()
    private let store = RemoteStore()
    private let note = IntentFile(data: Data("remember".utf8), filename: "note.txt")

    private func node() -> TestSystem {
        TestSystem.$archive.withValue(archive) {
            TestSystem(
                intents: FileCards.all, store: store,
                filesDirectory: FileManager.default.temporaryDirectory
                    .appending(path: "archive-flow-\(UUID().uuidString)"))
        }
    }

    @Test("A card and its file go on at another node, and are removed with the card")
    func another() async throws {
        let first = node()
        let run = try await first.perform(FileCards.ShowNote(note: note))
        await first.system.flush()
        #expect(run.text == "remember")
        #expect(archive.names.count == 2)
        let second = node()
        let again = try await second.person()
        #expect(again.text == "remember")
        try await again.done()
        await second.system.flush()
        try await second.system.files.archived?.removed()
        #expect(archive.names == [])
        try await first.finish()
        try await second.finish()
    }

    @Test("Nobody is told of a card before its file is kept and it is written down")
    func waits() async throws {
        let system = node()
        archive.hold()
        let run = try await system.perform(FileCards.ShowNote(note: note))
        #expect(run.session.visibleCard != nil)
        #expect(run.card == nil)
        #expect(store.cards.isEmpty)
        #expect(system.system.saving.pending == [run.session.id])
        archive.letGo()
        await system.system.flush()
        #expect(run.text == "remember")
        #expect(!store.cards.isEmpty)
        #expect(system.system.saving.pending == [])
        try await run.done()
        try await system.finish()
    }

    @Test("A newer card counts, and not the one whose file was still on its way")
    func newer() async throws {
        let system = node()
        archive.hold()
        let run = try await system.perform(FileCards.ShowNote(note: note))
        let card = try #require(run.session.visibleCard)
        try await run.send(.done(card: card.id))
        await system.system.flush()
        #expect(system.system.saving.pending == [])
        #expect(store.cards.isEmpty)
        _ = try await system.perform(
            FileCards.ShowNote(
                note: IntentFile(data: Data("newer".utf8), filename: "newer.txt")))
        archive.letGo()
        await system.system.flush()
        let kept = try await store.card(of: run.session.id)
        #expect(kept?.files.map(\.name) == ["newer.txt"])
        #expect(run.text == "newer")
        try await system.finish()
    }

    @Test("While the archive is away, a card with a file isn't written down")
    func away() async throws {
        let system = node()
        archive.isAway = true
        let run = try await system.perform(FileCards.ShowNote(note: note))
        await system.system.saving.written(run.session.id)
        #expect(run.text == "remember")
        #expect(store.cards.isEmpty)
        #expect(system.system.saving.pending == [])
        archive.isAway = false
        try await run.done()
        try await system.finish()
    }

    @Test("A file that was away when its card came is given once it is back")
    func later() async throws {
        let first = node()
        let run = try await first.perform(FileCards.Shorten())
        await first.system.flush()
        try await run.answer(files: ["text": note])
        await first.system.flush()
        guard case .file(let file)? = run.card?.value?.data else {
            Issue.record("The result is no file")
            return
        }
        archive.isAway = true
        let second = node()
        let again = try await second.person()
        let shown = try #require(again.session.shownFile(file.id))
        #expect(shown.contents == nil)
        await #expect(throws: ExportFailure.self) {
            try await second.system.exported(shown, of: again.session.id)
        }
        archive.isAway = false
        let given = try await second.system.exported(shown, of: again.session.id)
        #expect(try given.contents?.load() == Data("rem".utf8))
        try await again.done()
        try await first.finish()
        try await second.finish()
    }
}

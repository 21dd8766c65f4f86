import Foundation
import IntentStore
import IntentSystem
import Synchronization
import Testing

/// The boards of persons in their file.
@Suite struct SQLiteBoardStoreTests {
    private let folder: URL
    private var file: URL { folder.appending(path: "boards.sqlite") }

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appending(path: "boards-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func board(_ kinds: String...) -> BoardContents {
        var board = BoardContents()
        board.widgets = kinds.enumerated().map { place, kind in
            PlacedWidget(id: place + 1, kind: kind, family: "systemSmall")
        }
        board.nextWidget = kinds.count + 1
        return board
    }

    @Test("A board is there for another process, each person's own")
    func saves() throws {
        let store = try SQLiteBoardStore(at: file)
        #expect(try store.board(of: "owner") == nil)
        try store.save(board("room"), of: "owner")
        try store.save(board("room", "hours"), of: "session a")
        try store.save(board("hours"), of: "owner")
        let again = try SQLiteBoardStore(at: file)
        #expect(try again.board(of: "owner") == board("hours"))
        #expect(try again.board(of: "session a") == board("room", "hours"))
    }

    @Test("Boards that nobody changed for long are forgotten, apart from the owner's")
    func forgets() throws {
        let store = try SQLiteBoardStore(at: file)
        try store.save(board("room"), of: "owner")
        try store.save(board("room"), of: "session a")
        try store.forget(before: Date(timeIntervalSinceNow: -60), but: "owner")
        #expect(try store.board(of: "session a") != nil)
        try store.forget(before: Date(timeIntervalSinceNow: 60), but: "owner")
        #expect(try store.board(of: "session a") == nil)
        #expect(try store.board(of: "owner") == board("room"))
    }

    @Test("A board that is set aside makes room for another, and is forgotten no sooner than that")
    func setsAside() throws {
        let store = try SQLiteBoardStore(at: file)
        for kinds in [board("room"), board("hours")] {
            try store.save(kinds, of: "owner")
            try store.setAside("owner")
            #expect(try store.board(of: "owner") == nil)
        }
        try store.save(board("room", "hours"), of: "owner")
        try store.forget(before: Date(timeIntervalSinceNow: 60), but: "owner")
        #expect(try store.board(of: "owner") == board("room", "hours"))
        #expect(try store.board(of: "owner.aside-1") == board("room"))
        #expect(try store.board(of: "owner.aside-2") == board("hours"))
    }

    @Test("A file that can't be used is set aside, and the notice says what is lost")
    func damaged() throws {
        try Data("no database".utf8).write(to: file)
        let notices = Mutex<[String]>([])
        let store = try SQLiteBoardStore(at: file) { notice in
            notices.withLock { $0.append(notice.description) }
        }
        try store.save(board("room"), of: "owner")
        #expect(try store.board(of: "owner") == board("room"))
        #expect(
            notices.withLock { $0 } == [
                """
                People’s widgets are as they were in the beginning, because \(file.path) can’t be used: \
                it is damaged; a new one was begun, and what was there is now \(file.path).aside-1, which you may \
                delete.
                """
            ])
        let rights = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
        #expect(rights as? Int == 0o600)
    }
}

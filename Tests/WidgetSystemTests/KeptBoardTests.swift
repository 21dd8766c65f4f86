import AppIntents
import Foundation
import IntentSystem
import IntentTestKit
import Logging
import Synchronization
import Testing
import WidgetKit
import WidgetSystem

extension BoardSuites {
    /// Bad input: stores that are full, closed, or hold the board of a later version.
    @Suite struct KeptBoardTests {
        private let person = Person.session(SessionID("me"))
        private let log = TestLog()

        private func board(_ store: any BoardStore) -> WidgetBoard {
            WidgetBoard(
                IntentSystem(
                    appName: "Lamps", catalog: Catalog(intents: [RoomIntent.self, DoorIntent.self])
                ) {
                    $0.boards = store
                    $0.log = Logger(label: "test", factory: { [log] _ in log })
                },
                catalog: WidgetCatalog(
                    widgets: [RoomWidget.self, HourWidget.self], controls: [DoorControl.self]))
        }

        @Test("A board of a later version is left alone until it is changed, and set aside then")
        func laterVersion() async throws {
            let store = MemoryStore()
            var later = BoardContents()
            later.format = BoardContents.presentFormat + 1
            later.widgets = []
            try store.save(later, of: "session me")
            let board = board(store)
            #expect(await board.placedWidgets(of: person).count == 2)
            #expect(try store.board(of: "session me") == later)
            #expect(log.messages.contains { $0.contains("by a later version of this program") })
            #expect(try await board.remove(1, for: person) == .done(1))
            #expect(try store.board(of: "session me")?.widgets?.map(\.kind) == ["hours"])
            #expect(try store.board(of: "session me.aside") == later)
            // The next change sets nothing aside.
            #expect(try await board.add("room", .systemSmall, for: person) == .done(3))
            #expect(try store.board(of: "session me.aside") == later)
        }

        @Test("A change that isn't written down doesn't count, and the next one is tried again")
        func fullStore() async throws {
            let store = MemoryStore()
            let board = board(store)
            #expect(try await board.remove(1, for: person) == .done(1))
            store.isFull = true
            let version = board.changes.version
            await #expect(throws: NotKept()) { try await board.remove(2, for: person) }
            await #expect(throws: NotKept()) {
                try await board.add("room", .systemSmall, for: person)
            }
            #expect(throws: NotKept()) {
                try board.system.configurations.keep(
                    Recipe(of: DoorIntent()), at: .control("door"), for: person)
            }
            #expect(await board.placedWidgets(of: person).map(\.kind) == ["hours"])
            #expect(board.changes.version == version)
            #expect(
                log.messages.filter {
                    $0.contains("The widgets of a person could not be written down: ")
                }.count == 3)
            store.isFull = false
            #expect(try await board.add("room", .systemSmall, for: person) == .done(3))
            #expect(
                await self.board(store).placedWidgets(of: person).map(\.kind) == ["hours", "room"])
        }

        @Test("A board that can't be read is not replaced, and is there as soon as it can be")
        func unreadableStore() async throws {
            final class Failing: BoardStore {
                struct Closed: Error {}
                let kept = MemoryStore()
                let isClosed = Mutex(true)
                func board(of person: String) throws -> BoardContents? {
                    if isClosed.withLock({ $0 }) { throw Closed() }
                    return try kept.board(of: person)
                }
                func save(_ board: BoardContents, of person: String) throws {
                    try kept.save(board, of: person)
                }
                func setAside(_ person: String) throws { try kept.setAside(person) }
            }
            let store = Failing()
            var own = BoardContents()
            own.widgets = [PlacedWidget(id: 7, kind: "hours", family: "systemLarge")]
            try store.kept.save(own, of: "session me")
            let board = board(store)
            #expect(await board.placedWidgets(of: person).map(\.id) == [1, 2])
            await #expect(throws: NotKept()) { try await board.remove(1, for: person) }
            #expect(try store.kept.board(of: "session me") == own)
            store.isClosed.withLock { $0 = false }
            #expect(await board.placedWidgets(of: person).map(\.id) == [7])
        }
    }
}

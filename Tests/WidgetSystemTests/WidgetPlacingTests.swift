import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem
import IntentTestKit
import Logging
import SwiftUI
import Testing
import WidgetKit
import WidgetSystem

extension BoardSuites {
    /// The widgets that a person places, and what becomes of them in a later process.
    @Suite struct WidgetPlacingTests {
        private let person = Person.session(SessionID("me"))
        private let environment = PresentationEnvironment()
        private let log = TestLog()

        private func board(
            _ store: (any BoardStore)? = nil, limits: Limits = Limits(),
            widgets: [any Widget.Type] = [RoomWidget.self, HourWidget.self],
            controls: [any ControlWidget.Type] = [DoorControl.self]
        ) -> WidgetBoard {
            WidgetBoard(
                IntentSystem(
                    appName: "Lamps", catalog: Catalog(intents: [RoomIntent.self, DoorIntent.self])
                ) {
                    $0.limits = limits
                    $0.boards = store
                    $0.log = Logger(label: "test", factory: { [log] _ in log })
                },
                catalog: WidgetCatalog(widgets: widgets, controls: controls))
        }

        private func words(_ widget: ShownWidget?) -> String {
            switch widget?.content {
            case .view(let tree, _): tree.nodes.map(\.accessibleName).joined(separator: " ")
            case .problem(let problem): problem.rawValue
            case nil: "none"
            }
        }

        private func words(_ board: WidgetBoard) async -> [String] {
            var words: [String] = []
            for placed in await board.placedWidgets(of: person) {
                words.append(
                    self.words(await board.widget(placed.id, for: person, in: environment)))
            }
            return words
        }

        private func room(_ name: String) -> Recipe {
            let intent = RoomIntent()
            intent.room = name
            return Recipe(of: intent)
        }

        // MARK: - Arranging

        @Test(
            "A person has one widget of each kind until they change something, whatever others do")
        @MainActor func beginning() throws {
            let board = board()
            #expect(board.placedWidgets(of: person).map(\.kind) == ["room", "hours"])
            #expect(try board.remove(1, for: person) == .done(1))
            #expect(board.placedWidgets(of: person).map(\.kind) == ["hours"])
            #expect(board.placedWidgets(of: .owner).map(\.kind) == ["room", "hours"])
        }

        @Test("Widgets are added, moved and removed; a number is never used again")
        @MainActor func arranging() throws {
            let board = board()
            #expect(try board.add("room", .systemMedium, for: person) == .done(3))
            #expect(try board.move(3, .earlier, for: person) == .done(3))
            #expect(board.placedWidgets(of: person).map(\.id) == [1, 3, 2])
            #expect(try board.move(3, .earlier, for: person) == .done(3))
            // At the end it stays.
            #expect(try board.move(3, .earlier, for: person) == .done(3))
            #expect(board.placedWidgets(of: person).map(\.id) == [3, 1, 2])
            #expect(try board.move(1, .later, for: person) == .done(1))
            #expect(board.placedWidgets(of: person).map(\.id) == [3, 2, 1])
            #expect(try board.resize(3, to: .systemSmall, for: person) == .done(3))
            #expect(board.placedWidgets(of: person).first?.family == "systemSmall")
            #expect(try board.remove(3, for: person) == .done(3))
            #expect(try board.add("hours", .systemLarge, for: person) == .done(4))
            #expect(board.placedWidgets(of: person).map(\.id) == [2, 1, 4])
        }

        @Test("Unknown widgets, families that a kind has not, and too many widgets are refused")
        @MainActor func refusals() throws {
            var limits = Limits()
            limits.placedWidgets = 3
            let board = board(limits: limits)
            #expect(try board.add("room", .systemLarge, for: person) == .unknown)
            #expect(try board.add("none", .systemSmall, for: person) == .unknown)
            #expect(try board.add("room", .systemSmall, recommendation: 7, for: person) == .unknown)
            #expect(try board.remove(9, for: person) == .unknown)
            #expect(try board.move(9, .later, for: person) == .unknown)
            #expect(try board.resize(1, to: .systemExtraLarge, for: person) == .unknown)
            #expect(try board.recommend(0, to: 9, for: person) == .unknown)
            #expect(try board.add("room", .systemSmall, for: person) == .done(3))
            #expect(try board.add("room", .systemSmall, for: person) == .full)
            #expect(board.placedWidgets(of: person).count == 3)
        }

        // MARK: - Configurations

        @Test("Two widgets of a kind have configurations of their own, also for the app that asks")
        func ownConfigurations() async throws {
            let board = board(widgets: [RoomWidget.self])
            #expect(
                try await board.add("room", .systemSmall, recommendation: 0, for: person)
                    == .done(2))
            #expect(await words(board) == ["unconfigured", "Attic"])
            try await board.adoptWidgets(of: person)
            try board.system.configurations.keep(room("Cellar"), at: .widget(1), for: person)
            #expect(await words(board) == ["Cellar", "Attic"])
            let infos = try await WidgetCenter.shared.currentConfigurations().filter {
                $0.kind == "room"
            }
            #expect(
                infos.compactMap { $0.widgetConfigurationIntent(of: RoomIntent.self)?.room }
                    == ["Cellar", "Attic"])
            #expect(Set(infos.map(\.id)).count == 2)
            let told: [WidgetInfo] = try await withCheckedThrowingContinuation { continuation in
                WidgetCenter.shared.getCurrentConfigurations { continuation.resume(with: $0) }
            }
            #expect(told.filter { $0.kind == "room" }.map(\.id) == infos.map(\.id))
            #expect(try await board.remove(2, for: person) == .done(2))
            #expect(board.shownWidgets.map(\.id) == ["1"])
        }

        @Test("The form of a widget configures that one, and offers what it had before")
        func form() async throws {
            let system = TestSystem(intents: [RoomIntent.self])
            let board = WidgetBoard(
                system.system, catalog: WidgetCatalog(widgets: [RoomWidget.self]))
            let run = try await system.person("me")
            #expect(try await board.add("room", .systemSmall, for: person) == .done(2))
            let link = await AppLink(
                configuring: .widget(2), with: RoomIntent.self, for: person, in: system.system)
            run.session.follow(link)
            await run.settle()
            try await run.answer(["room": .string("Kitchen"), "isLoud": .bool(true)])
            #expect(await words(board) == ["unconfigured", "Kitchen"])
            _ = run.text
            try await run.done()
            let again = await AppLink(
                configuring: .widget(2), with: RoomIntent.self, for: person, in: system.system)
            run.session.follow(again)
            await run.settle()
            guard case .values(let fields)? = run.question?.kind else {
                Issue.record("\(String(describing: run.question))")
                return
            }
            #expect(fields.map(\.value) == [.string("Kitchen"), .bool(true)])
            try await run.cancel()
            try await system.finish()
        }

        // MARK: - A later process

        @Test("A later process has the widgets, their order, families and configurations")
        func restart() async throws {
            let store = MemoryStore()
            let before = board(store)
            #expect(
                try await before.add("room", .systemMedium, recommendation: 0, for: person)
                    == .done(3))
            #expect(try await before.move(3, .earlier, for: person) == .done(3))
            let door = DoorIntent()
            door.door = "Back Door"
            try before.system.configurations.keep(
                Recipe(of: door), at: .control("door"), for: person)
            let after = board(store)
            let placed = await after.placedWidgets(of: person)
            #expect(placed.map(\.id) == [1, 3, 2])
            #expect(placed.map(\.family) == ["systemSmall", "systemMedium", "systemSmall"])
            #expect(await words(after).prefix(2) == ["unconfigured", "Attic"])
            #expect(await after.control("door", for: person, in: environment)?.title == "Back Door")
        }

        @Test("What the app no longer has is said, and can be configured anew")
        func vanished() async throws {
            let store = MemoryStore()
            let before = board(store)
            #expect(
                try await before.add("room", .systemSmall, recommendation: 0, for: person)
                    == .done(3))
            // A later version of the app configures its rooms by another intent, and has no hours.
            let after = WidgetBoard(
                IntentSystem(appName: "Lamps", catalog: Catalog(intents: [ShelfIntent.self])) {
                    $0.boards = store
                    $0.log = Logger(label: "test", factory: { [log] _ in log })
                },
                catalog: WidgetCatalog(widgets: [ShelfWidget.self]))
            #expect(await words(after) == ["Any Shelf", "withdrawn", "outdated"])
            try after.system.configurations.keep(
                Recipe(type: ShelfIntent.self, values: [.string("Top")]), at: .widget(3),
                for: person)
            #expect(await words(after) == ["Any Shelf", "withdrawn", "Top"])
            // The board of the earlier version hasn't changed.
            let kept = try store.board(of: "session me")?.widgets
            #expect(kept?.map(\.kind) == ["room", "hours", "room"])
        }

        @Test("A configuration whose entity vanished is outdated, and its form begins without it")
        func vanishedEntity() async throws {
            let board = board(widgets: [PlantWidget.self])
            try await board.adoptWidgets(of: person)
            let gone = Recipe(
                type: PlantIntent.self, values: [.entity(type: "PlantEntity", id: "gone")])
            try board.system.configurations.keep(gone, at: .widget(1), for: person)
            #expect(await words(board) == ["outdated"])
            let there = Recipe(
                type: PlantIntent.self, values: [.entity(type: "PlantEntity", id: "fern")])
            try board.system.configurations.keep(there, at: .widget(1), for: person)
            #expect(await words(board) == ["Fern"])
        }

        // MARK: - The gallery

        @Test("The gallery shows snapshots as previews, with recommended configurations")
        func gallery() async {
            let board = board()
            let attic = await board.snapshot(
                ofWidget: "room", .systemSmall, recommendation: 0, for: person, in: environment)
            #expect(words(attic) == "Attic")
            // A parameter that must be given and isn't: the redacted look.
            let unset = await board.snapshot(
                ofWidget: "room", .systemSmall, for: person, in: environment)
            #expect(words(unset) == "Placeholder")
            let hours = await board.snapshot(
                ofWidget: "hours", .systemLarge, for: person, in: environment)
            #expect(words(hours) == "Preview systemLarge Lamp")
            #expect(
                await board.snapshot(ofWidget: "room", .systemLarge, for: person, in: environment)
                    == nil)
        }
    }
}

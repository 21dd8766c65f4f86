import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem
import IntentTestKit
import Logging
import SwiftUI
import Synchronization
import Testing
import WidgetKit
import WidgetSystem

/// The time of a board, which a test moves.
final class BoardTime: Sendable {
    private let seconds = Mutex(0.0)

    var now: Date { Date(timeIntervalSinceReferenceDate: seconds.withLock { $0 }) }
    func move(to seconds: Double) { self.seconds.withLock { $0 = seconds } }
}

extension BoardSuites {
    /// What people see of widgets and controls, and what becomes of a tap.
    @Suite struct WidgetBoardTests {
        private let time = BoardTime()
        private let clock = TestClock()
        private let person = Person.session(SessionID("me"))
        private let environment = PresentationEnvironment()

        private func board(
            widgets: [any Widget.Type] = [], controls: [any ControlWidget.Type] = [],
            bundles: [any WidgetBundle.Type] = [], limits: Limits = Limits(), home: URL? = nil
        ) -> WidgetBoard {
            let system = IntentSystem(
                appName: "Lamps",
                catalog: Catalog(
                    intents: [
                        SetLampIntent.self, AskingIntent.self, RoomIntent.self, ShowLampIntent.self,
                        LightUpIntent.self, DimIntent.self,
                    ])
            ) {
                $0.limits = limits
                $0.clock = clock
                $0.log = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
                $0.home = home
            }
            return WidgetBoard(
                system,
                catalog: WidgetCatalog(widgets: widgets, controls: controls, bundles: bundles),
                now: { [time] in time.now })
        }

        private func words(_ widget: ShownWidget?) -> String? {
            guard case .view(let tree, _)? = widget?.content else { return nil }
            return tree.nodes.map(\.accessibleName).joined(separator: " ")
        }

        // MARK: - Finding

        @Test("Widgets and controls are found in the process without being registered")
        @MainActor func discovery() {
            let board = WidgetBoard(
                board().system, catalog: WidgetCatalog(.modules(["WidgetSystemTests"])))
            #expect(board.widgetKinds(in: environment).map(\.kind) == ["room", "hours"])
            #expect(board.controlPreviews(in: environment).map(\.kind) == ["lamp"])
        }

        @Test("The list has controls with their intents, and widgets with their families")
        @MainActor func listing() {
            let board = board(
                widgets: [RoomWidget.self], controls: [LampControl.self, DoorControl.self])
            let system = board.system
            #expect(
                board.catalog.listing(of: system.metadata, system.catalog).lines == [
                    "Control lamp: Lamp Switch → SetLampIntent", "Control door: Door",
                    "Widget room: Room (systemSmall, systemMedium)",
                ])
        }

        @Test(
            "Without a bundle, all widgets are offered; names and families are the configuration's")
        @MainActor func kinds() {
            let kinds = board(widgets: [RoomWidget.self, HourWidget.self]).widgetKinds(
                in: environment)
            #expect(kinds.map(\.name) == ["Room", "Lamps"])
            #expect(kinds.map(\.about) == ["A room.", ""])
            #expect(kinds[0].families == [.systemSmall, .systemMedium])
            #expect(
                kinds[1].families == [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge])
            #expect(kinds.map(\.isConfigurable) == [true, false])
            #expect(kinds[0].recommendations == ["The Attic"])
        }

        @Test(
            "Code that asks for the room in a widget gets all of its family's",
            arguments: WidgetFamily.drawn)
        @MainActor func room(family: WidgetFamily) {
            let view = GeometryReader { room in
                Text(verbatim: "\(Int(room.size.width)) by \(Int(room.size.height))")
            }
            var resolved = ViewResolver.resolve(
                VStack { view }.frame(maxWidth: .infinity, maxHeight: .infinity))
            resolved.settle(in: family, EnvironmentValues())
            let size = family.displaySize
            let words = resolved.tree.nodes.map(\.accessibleName).joined(separator: " ")
            #expect(words == "\(Int(size.width)) by \(Int(size.height))")
        }

        // MARK: - Controls

        @Test("A toggle has its title, the look of both states, its status and its hint")
        func toggle() async throws {
            Lamp.shared.isOn = true
            let board = board(controls: [LampControl.self])
            let control = try #require(
                await board.control("lamp", for: person, in: environment))
            #expect(control.title == "Lamp")
            #expect(control.isOn == true)
            #expect(control.on.value == "Bright" && control.off.value == "Dark")
            #expect(control.on.icon != control.off.icon)
            #expect(control.about == "Switches the lamp.")
            #expect(control.status == "Lamp bright")
            #expect(control.hint == "Switch the lamp")
            #expect(!control.isDisabled && control.problem == nil)
            #expect(board.shownControls.map(\.kind) == ["lamp"])
        }

        @Test(
            "DIS-6 a tap on a toggle sets the value and says the intent's words, but shows no snippet"
        )
        func flip() async {
            Lamp.shared.isOn = false
            let board = board(controls: [LampControl.self])
            let version = board.changes.version
            let outcome = await board.use(
                control: "lamp", wanted: true, for: person, in: environment)
            #expect(outcome == .done("The lamp is on."))
            #expect(await board.control("lamp", for: person, in: environment)?.isOn == true)
            #expect(board.changes.version > version)
            #expect(board.system.sessionCount == 0)
        }

        @Test("An intent that asks is refused with words that say where it can ask")
        func asking() async {
            let board = board(controls: [AskControl.self])
            let outcome = await board.use(control: "ask", wanted: nil, for: person, in: environment)
            #expect(
                outcome == .failed("This asks something first. Please start it from the search."))
        }

        @Test("A provider that was brief is asked on the caller's executor, others on the pool")
        func executorOfProvider() async throws {
            let board = board(controls: [WhereControl.self])
            func wasHere() async -> Bool? {
                let executor = WhereControl.Provider.executor
                return await withTaskExecutorPreference(executor) {
                    await board.control("where", for: person, in: environment, executor: executor)
                }?.isOn
            }
            #expect(await wasHere() == false)
            for _ in 0..<100 { board.providerDurations.note("where", took: .zero) }
            #expect(await wasHere() == true)
            board.providerDurations.note("where", took: .seconds(1))
            #expect(await wasHere() == false)
        }

        @Test("FGD-1 a control that opens the app leads to its page, which performs it in front")
        func opening() async {
            let board = board(controls: [ShowLampControl.self])
            let outcome = await board.use(
                control: "show", wanted: nil, for: person, in: environment)
            #expect(outcome == .opens(.card(Recipe(of: ShowLampIntent())), nil))
        }

        @Test("DLG-7 what a control's intent opens is left to the page, after the intent's words")
        func following() async {
            Lamp.shared.isOn = false
            let board = board(controls: [LightUpControl.self])
            let outcome = await board.use(
                control: "light", wanted: nil, for: person, in: environment)
            #expect(outcome == .opens(.card(Recipe(of: ShowLampIntent())), "It is lit."))
            #expect(Lamp.shared.isOn)
        }

        @Test("FGD-1 an intent that comes to the front at its end leads to the app's own address")
        func comingToFront() async throws {
            let home = try #require(URL(string: "https://lamps.example/"))
            let board = board(controls: [DimControl.self], home: home)
            let outcome = await board.use(control: "dim", wanted: nil, for: person, in: environment)
            #expect(outcome == .opens(.address(home), "It is dim."))
        }

        @Test("FGD-1 an assistant is behind the app, so a control that opens it is refused")
        func openingForAssistant() async {
            let board = board(controls: [ShowLampControl.self])
            let outcome = await board.use(
                control: "show", wanted: nil, for: .owner, in: environment,
                startedBy: .assistant)
            #expect(
                outcome
                    == .failed(
                        """
                        “Show Lamp” needs Lamps in front. Continue on its page or at a terminal.
                        """))
        }

        @Test("FGD-1 a person at a terminal has the app before them")
        func openingAtTerminal() async {
            let board = board(controls: [ShowLampControl.self])
            let outcome = await board.use(
                control: "show", wanted: nil, for: .command(UUID()), in: environment)
            #expect(outcome == .done("This is the lamp."))
        }

        @Test(
            "A control whose provider fails shows its sample, disabled; the others are not held up")
        func brokenProvider() async {
            let controls = await board(controls: [BrokenControl.self, LampControl.self])
                .controls(for: person, in: environment)
            #expect(controls.map(\.title) == ["Sample", "Lamp"])
            #expect(controls[0].problem == .failed && controls[0].isDisabled)
            #expect(controls[1].problem == nil)
        }

        @Test("A control that needs configuring says so, by its name, until a person has done it")
        func unconfiguredControl() async throws {
            let board = board(controls: [DoorControl.self])
            #expect(await board.controlPreviews(in: environment).map(\.title) == ["Door"])
            let before = await board.control("door", for: person, in: environment)
            #expect(before?.problem == .unconfigured && before?.isDisabled == true)
            let door = DoorIntent()
            door.door = "Back Door"
            try board.system.configurations.keep(
                Recipe(of: door), at: .control("door"), for: person)
            let after = await board.control("door", for: person, in: environment)
            #expect(after?.title == "Back Door" && after?.problem == nil)
            #expect(after?.off.value == "Closed" && after?.on.value == "Opening")
            #expect(
                board.shownControls.first?.configurationIntent(of: DoorIntent.self)?.door
                    == "Back Door")
        }

        // MARK: - Widgets

        @Test(
            "The entry of the present is shown, and the next is announced; a clock may jump both ways"
        )
        func timeline() async throws {
            let board = board(widgets: [HourWidget.self])
            func shown() async -> ShownWidget? {
                await board.widget("hours", .systemMedium, for: person, in: environment)
            }
            time.move(to: 10)
            let asked = Lamp.shared.asked
            let first = await shown()
            #expect(words(first) == "Hour 0 systemMedium Lamp")
            #expect(first?.renewal == .seconds(3590))
            time.move(to: 3600)
            #expect(words(await shown()) == "Hour 1 systemMedium Lamp")
            time.move(to: 1e9)
            let last = await shown()
            #expect(words(last) == "Hour 2 systemMedium Lamp")
            #expect(last?.renewal == nil)
            #expect(Lamp.shared.asked == asked + 1)
            // The clock was set back, so the provider is asked again.
            time.move(to: -1e9)
            #expect(words(await shown()) == "Hour 0 systemMedium Lamp")
            #expect(Lamp.shared.asked == asked + 2)
        }

        @Test("A thousand reloads are one question to the provider, when somebody looks")
        func reloads() async {
            let board = board(widgets: [HourWidget.self])
            _ = await board.widget("hours", .systemSmall, for: person, in: environment)
            let asked = Lamp.shared.asked
            for _ in 0..<1000 { WidgetCenter.shared.reloadTimelines(ofKind: "hours") }
            WidgetCenter.shared.reloadTimelines(ofKind: "other")
            #expect(Lamp.shared.asked == asked)
            _ = await board.widget("hours", .systemSmall, for: person, in: environment)
            _ = await board.widget("hours", .systemSmall, for: person, in: environment)
            #expect(Lamp.shared.asked == asked + 1)
        }

        @Test("A page that waits is told of a reload")
        func change() async {
            let board = board(controls: [LampControl.self])
            let version = board.changes.version
            async let next = board.changes.next(after: version, atMost: .seconds(3600))
            ControlCenter.shared.reloadControls(ofKind: "lamp")
            #expect(await next == version + 1)
        }

        @Test(
            "A tap on a widget's toggle performs its intent once, and the provider is asked again")
        func tap() async throws {
            Lamp.shared.isOn = false
            let board = board(widgets: [HourWidget.self])
            let shown = try #require(
                await board.widget("hours", .systemSmall, for: person, in: environment))
            let asked = Lamp.shared.asked
            let outcome = await board.tap(
                0, of: shown.drawing, wanted: true, for: person, in: environment)
            #expect(outcome == .done("The lamp is on."))
            #expect(Lamp.shared.isOn)
            _ = await board.widget("hours", .systemSmall, for: person, in: environment)
            #expect(Lamp.shared.asked == asked + 1)
            // Another person's drawing, a drawing that never was, and an action that it has not.
            for (action, drawing, person) in [
                (0, shown.drawing, Person.owner), (0, 4711, person), (7, shown.drawing, person),
            ] {
                let outcome = await board.tap(
                    action, of: drawing, wanted: false, for: person, in: environment)
                #expect(outcome == .stale)
            }
            #expect(Lamp.shared.isOn)
        }

        @Test("Of a million entries those are kept that matter, whatever their order")
        func longTimeline() async throws {
            var limits = Limits()
            limits.timelineEntries = 10
            limits.providerDuration = .seconds(3600)
            let board = board(widgets: [LongWidget.self], limits: limits)
            time.move(to: 999_000.5)
            let shown = await board.widget("long", .systemSmall, for: person, in: environment)
            #expect(words(shown) == "999000")
            #expect(shown?.renewal == .seconds(0.5))
            time.move(to: 999_009.5)
            #expect(
                words(await board.widget("long", .systemSmall, for: person, in: environment))
                    == "999009")
        }

        @Test("A provider that never answers is given up, and asked again after a while")
        func silence() async throws {
            let board = board(widgets: [SilentWidget.self])
            async let silent = board.widget("silent", .systemSmall, for: person, in: environment)
            try await clock.waitForSleeper()
            clock.advance(by: .seconds(11))
            let shown = await silent
            guard case .problem(.failed)? = shown?.content else {
                Issue.record("\(String(describing: shown))")
                return
            }
            #expect(shown?.renewal == .seconds(60))
            await MainActor.run {
                #expect(
                    words(board.placeholder(ofWidget: "silent", .systemSmall, in: environment))
                        != nil)
            }
        }

        @Test("An empty timeline says so, and is not asked for in a loop")
        func emptyTimeline() async {
            let board = board(widgets: [EmptyWidget.self])
            let shown = await board.widget("empty", .systemSmall, for: person, in: environment)
            guard case .problem(.empty)? = shown?.content else {
                Issue.record("\(String(describing: shown))")
                return
            }
            #expect(shown?.renewal == .seconds(60))
        }

        // MARK: - Configuring

        @Test("A widget without a needed parameter asks to be set up; a recommendation does it")
        func recommendation() async throws {
            let board = board(widgets: [RoomWidget.self])
            let before = await board.widget("room", .systemSmall, for: person, in: environment)
            guard case .problem(.unconfigured)? = before?.content else {
                Issue.record("\(String(describing: before))")
                return
            }
            #expect(try await board.recommend(0, to: 1, for: person) == .done(1))
            #expect(try await board.recommend(1, to: 1, for: person) == .unknown)
            let after = await board.widget(1, for: person, in: environment)
            #expect(words(after) == "Attic")
            #expect(after?.url == URL(string: "https://example.org/room"))
            guard case .view(_, let background)? = after?.content else { return }
            #expect(!background.isEmpty)
            let other = await board.widget(1, for: .owner, in: environment)
            guard case .problem(.unconfigured)? = other?.content else {
                Issue.record("Another person's widget has the room.")
                return
            }
            let infos = board.shownWidgets
            #expect(infos.map(\.id) == ["1"])
            #expect(infos.first?.widgetConfigurationIntent(of: RoomIntent.self)?.room == "Attic")
        }

        @Test("The form of the intent configures the widget; the intent itself is offered nowhere")
        func form() async throws {
            let system = TestSystem(intents: [RoomIntent.self])
            let board = WidgetBoard(
                system.system, catalog: WidgetCatalog(widgets: [RoomWidget.self]))
            #expect(system.system.metadata.intents.isEmpty)
            let run = try await system.perform(
                "RoomIntent", values: ["room": .string("Kitchen")])
            #expect(run.error == nil && run.dialog?.full == "Done: Choose a Room")
            let kept = [Person.session(SessionID("test")), .owner].map {
                system.system.configurations.given(for: .beginnings, of: RoomIntent.self, by: $0)
            }
            let recipe = Recipe(
                type: RoomIntent.self, values: [.string("Kitchen"), .bool(false)])
            #expect(kept == [.recipe(recipe), .none])
            #expect(board.changes.version == 1)
            try await system.finish()
        }

        // MARK: - Many taps

        @Test("Taps on a control are performed one after another, none is dropped, up to a bound")
        func queue() async throws {
            var limits = Limits()
            limits.waitingTaps = 2
            let lab = SlowControl.lab
            let board = board(controls: [SlowControl.self], limits: limits)
            let (outcomes, continuation) = AsyncStream.makeStream(of: BoardOutcome.self)
            func tap(_ person: Person) {
                Task { [environment] in
                    continuation.yield(
                        await board.use(control: "slow", wanted: nil, for: person, in: environment))
                }
            }
            tap(person)
            #expect(try await lab.wait(forNote: "begun 1"))
            for _ in 0..<3 { tap(person) }
            var ended = outcomes.makeAsyncIterator()
            // One runs and two wait: of the three, one is refused.
            #expect(await ended.next() == .busy)
            // Another person waits for nobody.
            tap(.owner)
            #expect(try await lab.wait(forNote: "begun 2"))
            #expect(lab.notes == ["begun 1", "begun 2"])
            await lab.leave("slow")
            for _ in 0..<4 { #expect(await ended.next() == .done(nil)) }
            #expect(lab.notes.suffix(2) == ["begun 3", "begun 4"])
            #expect(lab[number: "most"] == 2)
        }

        // MARK: - Relevance

        @Test("The most relevant widget is read first, for as long as its relevance lasts")
        func relevance() async {
            let board = board(widgets: [EmptyWidget.self, RelevantWidget.self])
            func kinds() async -> [String] {
                await board.widgetReports(for: person, in: environment).map(\.kind)
            }
            time.move(to: 60)
            #expect(await kinds() == ["relevant", "empty"])
            time.move(to: 1800)
            #expect(await kinds() == ["empty", "relevant"])
            // The board has the person's order.
            #expect(await board.placedWidgets(of: person).map(\.kind) == ["empty", "relevant"])
        }

        @Test("A timeline that is past and wants another at its end is not asked for in a loop")
        func pastTimeline() async {
            let board = board(widgets: [PastWidget.self])
            func shown() async -> ShownWidget? {
                await board.widget("past", .systemSmall, for: person, in: environment)
            }
            time.move(to: 10_000)
            let asked = Lamp.shared.asked
            for _ in 0..<3 {
                let shown = await shown()
                #expect(words(shown) == "Second")
                #expect(shown?.renewal == .seconds(60))
            }
            time.move(to: 10_059)
            #expect(await shown()?.renewal == .seconds(1))
            #expect(Lamp.shared.asked == asked + 1)
            time.move(to: 10_060)
            #expect(await shown()?.renewal == .seconds(60))
            #expect(Lamp.shared.asked == asked + 2)
        }

        @Test("Of the policies, a date is when the provider is asked again, and never is never")
        func policies() async {
            let board = board(widgets: [PolicyWidget.self])
            func shown() async -> ShownWidget? {
                await board.widget("policy", .systemSmall, for: person, in: environment)
            }
            time.move(to: 0)
            let asked = Lamp.shared.asked
            #expect(await shown()?.renewal == .seconds(600))
            time.move(to: 599)
            _ = await shown()
            #expect(Lamp.shared.asked == asked + 1)
            time.move(to: 600)
            _ = await shown()
            #expect(Lamp.shared.asked == asked + 2)
        }
    }
}

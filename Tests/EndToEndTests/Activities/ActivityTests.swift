import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import IntentSystem
import IntentTestKit
import Testing

/// Runs that continue beside the person's other actions: EXE-5, EXE-6, EXE-7.
@Suite(.timeLimit(.minutes(3)))
struct ActivityTests {
    private let list = "ShowRunningActionsIntent"

    @Test("EXE-5 work in the background goes on while the person does something else")
    func goesOn() async throws {
        let system = TestSystem(intents: [BesideWork.SyncPhotos.self, GreetPerson.self])
        let run = try await system.person()
        run.session.perform(BesideWork.SyncPhotos())
        await BesideWork.work.entered.wait()
        try await run.send(.perform(intent: "GreetPerson", values: [:]))
        #expect(
            run.screen == """
                  Greet Person
                  “Hello.”
                  [Done]
                  (running: Sync Photos, 25 %, 2 min left)
                """)
        #expect(BesideWork.work.journal.entries == [])

        try await run.send(.perform(intent: list, values: [:]))
        #expect(
            run.screen == """
                  Running Actions
                  | Sync Photos
                  | 2 min left
                  | [Stop “Sync Photos”]
                  [Done]
                  (running: Sync Photos, 25 %, 2 min left)
                """)
        BesideWork.work.finish()
        try await run.wait { $0.tray.contains { $0.kind == .ready } }
        #expect(run.presentation?.tray.map(\.words) == ["4 photos."])
        try await run.wait { _ in run.screen.contains("Nothing is running.") }
        #expect(BesideWork.work.journal.entries == ["finished"])
        #expect(
            system.messages == [
                """
                notice: SyncPhotos asked for a graphics processor in the background (requiresGPU); there \
                is none to grant, so it has those of the process.
                """
            ])
        try await system.finish()
    }

    @Test("EXE-6 the person stops what goes on, and the intent is told why")
    func stop() async throws {
        let system = TestSystem(intents: [StoppedWork.SyncNotes.self, GreetPerson.self])
        let run = try await system.person()
        run.session.perform(StoppedWork.SyncNotes())
        await StoppedWork.work.entered.wait()
        try await run.send(.perform(intent: list, values: [:]))
        try await run.tap("Stop “Sync Notes”")
        await StoppedWork.work.left.wait()
        #expect(StoppedWork.work.journal.entries == ["user", "cancelled"])
        try await run.wait { _ in run.screen.contains("Nothing is running.") }
        #expect(run.announcements.map(\.full) == ["“Sync Notes” was stopped."])
        try await system.finish()
    }

    @Test("EXE-6 a person stops the only action without naming it, and one of several by choosing")
    func stopByAction() async throws {
        let system = TestSystem(intents: [ChosenWork.SyncMaps.self, ChosenWork.SyncTiles.self])
        let run = try await system.person()
        run.session.perform(ChosenWork.SyncMaps())
        await ChosenWork.maps.entered.wait()
        run.session.perform(ChosenWork.SyncTiles())
        await ChosenWork.tiles.entered.wait()
        try await run.send(.perform(intent: "StopRunningActionIntent", values: [:]))
        #expect(run.screen.contains("“Which action do you want to stop?”"))
        try await run.choose("Sync Tiles")
        await ChosenWork.tiles.left.wait()
        #expect(ChosenWork.tiles.journal.entries == ["user", "cancelled"])
        #expect(run.dialog?.full == "“Sync Tiles” was stopped.")
        try await run.send(.perform(intent: "StopRunningActionIntent", values: [:]))
        await ChosenWork.maps.left.wait()
        #expect(ChosenWork.maps.journal.entries == ["user", "cancelled"])
        #expect(run.dialog?.full == "“Sync Maps” was stopped.")
        try await run.send(.perform(intent: "StopRunningActionIntent", values: [:]))
        #expect(run.error == "Nothing is running.")
        try await run.send(
            .perform(intent: "StopRunningActionIntent", values: ["activity": .int(1)]))
        #expect(run.error == "This action is not running any more.")
        try await run.done()
        try await system.finish()
    }

    @Test("EXE-6 Stop reaches a run that watches its progress only")
    func stopByProgress() async throws {
        let system = TestSystem(intents: [WatchingWork.Count.self])
        let run = try await system.person()
        run.session.perform(WatchingWork.Count())
        await WatchingWork.work.entered.wait()
        try await run.send(.stop)
        await WatchingWork.work.left.wait()
        #expect(WatchingWork.work.journal.entries == ["stopped", "finished"])
        #expect(run.screen == "  (nothing)")
        try await system.finish()
    }

    @Test(
        "EXE-5 what a long-running intent leaves behind shows as a running action, and can be stopped"
    )
    func leftBehind() async throws {
        let system = TestSystem(intents: [LeftWork.SyncFilms.self])
        let run = try await system.person()
        run.session.perform(LeftWork.SyncFilms())
        try await run.wait { _ in run.screen.contains("Stop “Sync Films”") }
        try await run.tap("Stop “Sync Films”")
        await LeftWork.work.left.wait()
        #expect(LeftWork.work.journal.entries == ["user", "cancelled"])
        try await run.wait { _ in run.screen.contains("Nothing is running.") }
        try await system.finish()
    }

    @Test("EXE-4 silence ends what a long-running intent leaves behind")
    func leftSilent() async throws {
        let system = TestSystem(intents: [LeftSilentWork.SyncBooks.self])
        let run = try await system.person()
        run.session.perform(LeftSilentWork.SyncBooks())
        await LeftSilentWork.work.entered.wait()
        try await run.wait { _ in run.screen.contains("Stop “Sync Books”") }
        system.clock.advance(by: .seconds(30))
        await LeftSilentWork.work.left.wait()
        #expect(LeftSilentWork.work.journal.entries == ["timeout", "cancelled"])
        try await run.wait { _ in run.screen.contains("Nothing is running.") }
        #expect(
            system.messages == [
                """
                warning: What SyncBooks left behind has reported nothing for 30 seconds, and was \
                cancelled. Report progress while it goes on.
                """
            ])
        try await system.finish()
    }

    @Test("EXE-5 silence ends work in the background, too, and the person hears it")
    func silence() async throws {
        let system = TestSystem(intents: [SilentWork.SyncMail.self, GreetPerson.self])
        let run = try await system.person()
        run.session.perform(SilentWork.SyncMail())
        await SilentWork.work.entered.wait()
        try await run.send(.perform(intent: "GreetPerson", values: [:]))
        system.clock.advance(by: .seconds(30))
        await system.catchUp()
        await SilentWork.work.left.wait()
        #expect(SilentWork.work.journal.entries == ["timeout", "cancelled"])
        try await run.wait { $0.tray.contains { $0.kind == .failed } }
        #expect(
            run.presentation?.tray.map(\.words) == ["“Sync Mail” took too long and was stopped."])
        #expect(run.screen.hasPrefix("  Greet Person\n  “Hello.”\n  [Done]"))
        try await system.finish()
    }

    @Test("EXE-5 work in the background goes on when the person has left")
    func desertion() async throws {
        let system = TestSystem(intents: [DesertedWork.SyncMusic.self])
        let run = try await system.person()
        run.session.perform(DesertedWork.SyncMusic())
        await DesertedWork.work.entered.wait()
        await run.disconnect()
        // Less than the time without a report after which it would end.
        await run.session.close()
        DesertedWork.work.finish()
        await DesertedWork.work.left.wait()
        #expect(DesertedWork.work.journal.entries == ["finished"])
    }

    @Test("EXE-6 an intent learns that it took too long")
    func timeOut() async throws {
        let system = TestSystem(intents: [HandledWork.PackBoxes.self])
        let run = try await system.person()
        run.session.perform(HandledWork.PackBoxes())
        await HandledWork.work.entered.wait()
        system.clock.advance(by: .seconds(30))
        await HandledWork.work.left.wait()
        #expect(HandledWork.work.journal.entries == ["timeout", "cancelled"])
        try await run.wait { $0.card?.error != nil }
        #expect(run.screen.contains("“Pack Boxes” took too long and was stopped."))
        try await system.finish()
    }

    @Test(
        "EXE-6 an intent learns that the person stopped it from the tray")
    func userCancelled() async throws {
        let system = TestSystem(intents: [AbandonedWork.PackBags.self, GreetPerson.self])
        let run = try await system.person()
        run.session.perform(AbandonedWork.PackBags())
        await AbandonedWork.work.entered.wait()
        try await run.send(.perform(intent: "GreetPerson", values: [:]))
        try await run.dismiss("Pack Bags")
        await AbandonedWork.work.left.wait()
        #expect(run.screen == "  Greet Person\n  “Hello.”\n  [Done]")
        #expect(AbandonedWork.work.journal.entries == ["user", "cancelled"])
        try await system.finish()
    }

    @Test(
        "A run that goes on says how far it is and what time is left, whenever it has reported more"
    )
    func progress() async throws {
        let system = TestSystem(intents: [SteppingWork.Climb.self])
        let run = try await system.person()
        run.session.perform(SteppingWork.Climb())
        await SteppingWork.work.entered.wait()
        system.clock.advance(by: .milliseconds(500))
        try await run.wait { _ in run.screen == "  (running: Climb, 25 %, 2 min left)" }
        SteppingWork.progress?.completedUnitCount = 2
        system.clock.advance(by: .milliseconds(500))
        try await run.wait { _ in run.screen == "  (running: Climb, 50 %, 2 min left)" }
        SteppingWork.work.finish()
        try await run.wait { $0.run == nil }
        try await run.done()
        try await system.finish()
    }

    @Test("EXE-5 sound has no time limit, and Stop ends it")
    func audio() async throws {
        let system = TestSystem(intents: [SoundingWork.PlaySong.self])
        let run = try await system.person()
        run.session.perform(SoundingWork.PlaySong())
        await SoundingWork.work.entered.wait()
        system.clock.advance(by: .seconds(7200))
        await system.catchUp()
        #expect(run.screen == "  (running: Play Song)")
        try await run.send(.stop)
        await SoundingWork.work.left.wait()
        #expect(SoundingWork.work.journal.entries == ["cancelled"])
        #expect(run.screen == "  (nothing)")
        try await system.finish()
    }

    @Test("EXE-5 a task that outlives perform() shows as a running action until it ends")
    func outlives() async throws {
        let system = TestSystem(intents: [TickingWork.StartTimer.self])
        let run = try await system.person()
        run.session.perform(TickingWork.StartTimer())
        try await run.wait { _ in run.screen.contains("Stop “Start Timer”") }
        try await run.tap("Stop “Start Timer”")
        await TickingWork.work.left.wait()
        #expect(TickingWork.work.journal.entries == ["finished"])
        try await run.wait { _ in run.screen.contains("Nothing is running.") }
        try await system.finish()
    }

    @Test("EXE-5 a task without progress can be stopped too, where it has a handler for that")
    func stopsWithoutProgress() async throws {
        let system = TestSystem(intents: [SilentTicking.PlayRadio.self])
        let run = try await system.person()
        run.session.perform(SilentTicking.PlayRadio())
        try await run.wait { _ in run.screen.contains("Stop “Play Radio”") }
        try await run.tap("Stop “Play Radio”")
        await SilentTicking.work.left.wait()
        #expect(SilentTicking.work.journal.entries == ["user", "cancelled"])
        try await run.wait { _ in run.screen.contains("Nothing is running.") }
        try await system.finish()
    }

    @Test("EXE-5 what only its author can end has no Stop, and is shown until it ends")
    func cannotBeStopped() async throws {
        let system = TestSystem(intents: [EndlessTicking.Glow.self])
        let run = try await system.person()
        run.session.perform(EndlessTicking.Glow())
        try await run.wait { _ in run.screen.contains("| Glow") }
        #expect(!run.screen.contains("Stop"))
        // A command that is told to end waits for it no more, however early it was told.
        system.system.stopActivities()
        await system.system.activitiesOver()
        #expect(system.system.hasActivities)
        EndlessTicking.work.finish()
        try await run.wait { _ in run.screen.contains("Nothing is running.") }
        try await system.finish()
    }

    @Test("EXE-5 the older names of the protocols mean what the newer ones do")
    @available(*, deprecated)
    func olderNames() async throws {
        let system = TestSystem(
            intents: [OlderNames.PlayTape.self, OlderNames.StartLap.self])
        #expect(OlderNames.PlayTape.traits.goesOn && OlderNames.StartLap.traits.goesOn)
        let run = try await system.person()
        run.session.perform(OlderNames.PlayTape())
        try await run.wait { _ in run.screen.contains("Stop “Play Tape”") }
        system.clock.advance(by: .seconds(7200))
        await system.catchUp()
        try await run.tap("Stop “Play Tape”")
        await OlderNames.work.left.wait()
        #expect(OlderNames.work.journal.entries == ["user", "cancelled"])
        try await run.wait { _ in run.screen.contains("Nothing is running.") }
        try await system.finish()
    }
}

import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import Foundation
import IntentTestKit
import Testing

@testable import IntentSystem

/// AUT-1: a refusal names the way in for its reader.
@Suite(.timeLimit(.minutes(2)))
struct LockRefusalTests {
    private let key = Person.session(SessionID("test"))
    private let english = Locale(identifier: "en")

    private func system(_ lock: SystemLock, page: String? = nil) -> TestSystem {
        let system = TestSystem(
            intents: LockCards.all + DoorCards.all, appName: "Bank", lock: lock,
            settings: MemorySettings())
        system.system.page.url = page.flatMap { URL(string: $0) }
        return system
    }

    /// The failure of a run that was refused.
    private func refusal(
        of type: any AppIntent.Type, in system: TestSystem,
        for delegate: ScriptedDelegate = ScriptedDelegate()
    ) async throws -> RunFailure {
        var refusal: RunFailure?
        if case .failed(let failure) = await system.run(type, for: delegate) { refusal = failure }
        return try #require(refusal)
    }

    @Test("AUT-1 the person at the page is told to unlock there, and led to the place")
    func page() async throws {
        let system = system(try LockBench().lock(), page: "http://127.0.0.1:8080")
        for name in ["Guarded", "Local"] {
            let run = try await system.perform(name)
            #expect(
                run.error == "“\(name)” is locked. Unlock Bank at http://127.0.0.1:8080/unlock")
            #expect(run.screen.contains("Unlock Bank"))
            #expect(run.screen.contains("[Try Again]"))
        }
        try await system.finish()
    }

    @Test("AUT-1 an assistant is told of the page, as far as a key of the page lets it in")
    func assistantBesidePage() async throws {
        let lock = try LockBench().lock()
        let system = system(lock, page: "http://127.0.0.1:8080")
        let guarded = try await refusal(of: LockCards.Guarded.self, in: system)
        #expect(
            guarded.text(in: english)
                == "“Guarded” is locked. Unlock Bank at http://127.0.0.1:8080/unlock")
        #expect(guarded.canRetry)
        let local = try await refusal(of: LockCards.Local.self, in: system)
        #expect(
            local.text(in: english)
                == "“Local” is locked. Perform it on the page of Bank: http://127.0.0.1:8080/run/Local"
        )
        #expect(local.destination?.address.path == "/run/Local")
        #expect(!local.canRetry)
        // Both texts are true.
        #expect(lock.unlock("open sesame", for: key) == .unlocked)
        #expect(await system.run(LockCards.Guarded.self).text == "Guarded.")
        #expect(try await refusal(of: LockCards.Local.self, in: system).error is LockedOut)
        #expect(try await system.perform("Local").dialog?.full == "Local.")
        try await system.finish()
    }

    @Test("AUT-1 without a page an assistant or a pipe is told the command that asks")
    func background() async throws {
        let lock = try LockBench().lock()
        let system = system(lock)
        for type in [LockCards.Guarded.self, LockCards.Local.self] as [any AppIntent.Type] {
            let name = type.title.key
            let failure = try await refusal(of: type, in: system)
            #expect(
                failure.text(in: english)
                    == "“\(name)” is locked. “Bank run \(name)” at a terminal asks for the passphrase."
            )
            #expect(!failure.canRetry)
            #expect(failure.destination == nil)
            // The cure works.
            let terminal = ScriptedDelegate(typing: "open sesame")
            #expect(await system.run(type, for: terminal).text == "\(name).")
            lock.lock(terminal.person)
        }
        try await system.finish()
    }

    @Test(
        "AUT-1 who typed another passphrase at a terminal is told to give the command again",
        arguments: [nil, "http://127.0.0.1:8080"])
    func terminal(page: String?) async throws {
        let system = system(try LockBench().lock(), page: page)
        for type in [LockCards.Guarded.self, LockCards.Local.self] as [any AppIntent.Type] {
            for typed in [nil, "something else"] {
                #expect(
                    await system.run(type, for: ScriptedDelegate(typing: typed)).text
                        == "! “\(type.title.key)” is locked. Give the command again, and type the passphrase."
                )
            }
        }
        try await system.finish()
    }

    @Test("AUT-1 a terminal asks for the passphrase for a guarded card too")
    func card() async throws {
        let system = system(try LockBench().lock())
        let lab = TestFixture.fresh()
        let request = RunRequest(
            DoorCards.ShowLedger.self, .named(["lab": .string(lab.name)]), locale: english)
        let ledger = DoorCards.Ledger()
        ledger.lab = lab.name
        let recipe = Recipe(of: ledger)
        let runner = IntentRunner(system.system)
        await #expect(throws: LockedOut.self) {
            try await runner.draw(recipe, of: request, for: ScriptedDelegate())
        }
        #expect(lab.notes == [])
        let drawn = try await runner.draw(
            recipe, of: request, for: ScriptedDelegate(typing: "open sesame"))
        #expect(!drawn.content.isNone)
        #expect(lab.notes == ["read"])
        try await system.finish()
    }

    @Test(
        "AUT-1 what a command did is undone by a command, since the page's person has other undos")
    func undo() async throws {
        let system = system(try LockBench().lock(), page: "http://127.0.0.1:8080")
        let lab = TestFixture.fresh()
        _ = await system.run(
            LockCards.Seal.self, ["lab": .string(lab.name)],
            for: ScriptedDelegate(typing: "open sesame"))
        #expect(lab.notes == ["sealed"])
        #expect(
            await system.run(UndoIntent.self).text
                == "! “Undo” is locked. “Bank run UndoIntent” at a terminal asks for the passphrase."
        )
        #expect(
            await system.run(UndoIntent.self, for: ScriptedDelegate(typing: "open sesame")).text
                == "That was undone.")
        #expect(lab.notes == ["sealed", "taken back"])
        try await system.finish()
    }

    @Test("Bad input: a damaged lock is told to all, with what says more")
    func damaged() async throws {
        let lock = SystemLock(keeper: LockCards.Damaged(), hashing: LockCards.Hash())
        let system = system(lock, page: "http://127.0.0.1:8080")
        let words = "“Guarded” is locked, and no passphrase unlocks it. “Bank doctor” says why."
        let run = try await system.perform("Guarded")
        #expect(run.error == words)
        #expect(!run.screen.contains("Unlock Bank"))
        #expect(await system.run(LockCards.Guarded.self).text == "! " + words)
        #expect(
            await system.run(LockCards.Guarded.self, for: ScriptedDelegate(typing: "x")).text
                == "! " + words)
        try await system.finish()
    }

    // MARK: - Focuses

    @Test("The refusal of a filter says how its focus is switched again, and where")
    func focus() async throws {
        let system = system(try LockBench().lock(), page: "http://127.0.0.1:8080")
        let filter = Focus.Filter(intent: "RoomFilter", values: [:])
        try await system.addFocus("Night", filters: [filter])
        let night = try system.system.focuses.focus("Night").id
        let doors: [(Person, [String])] = [
            (
                key,
                [
                    "“Room Filter” is locked. Turn the focus off and on again once you have unlocked Bank at http://127.0.0.1:8080/unlock",
                    "“Room Filter” is locked. Turn a focus with it on and off again once you have unlocked Bank at http://127.0.0.1:8080/unlock",
                ]
            ),
            (
                .command(UUID()),
                [
                    "“Room Filter” is locked. Turn the focus off and on again at a terminal, and type the passphrase.",
                    "“Room Filter” is locked. Turn a focus with it on and off again at a terminal, and type the passphrase.",
                ]
            ),
        ]
        for (person, words) in doors + [(.owner, doors[0].1)] {
            for (id, words) in zip([night, nil], words) {
                let failures = try await system.system.setFocus(id, as: person, locale: english)
                #expect(failures.map(\.words) == [words])
            }
        }
        system.system.page.url = nil
        for (id, words) in zip([night, nil], doors[1].1) {
            let failures = try await system.system.setFocus(id, locale: english)
            #expect(failures.map(\.words) == [words])
        }
        try await system.finish()
    }

    // MARK: - Languages

    @Test(
        "Each refusal is in the person's language, with its names and addresses",
        arguments: ["ar", "de", "es", "fr", "ja", "zh-Hans", "zh-Hant"])
    func languages(language: String) throws {
        let locale = Locale(identifier: language)
        let address = try #require(URL(string: "http://127.0.0.1:8080/unlock"))
        let cures: [(LockedOut.Cure, String)] = [
            (.unlocking(at: address), address.absoluteString), (.unlocking(at: nil), "Bank"),
            (.typing, "Empty"), (.performing(at: address), address.absoluteString),
            (.command("Bank run Empty"), "Bank run Empty"), (.repair, "Bank doctor"),
        ]
        var seen: Set<String> = []
        for (cure, part) in cures {
            let refusal = LockedOut(appName: "Bank", cure: cure)
            for text in [
                refusal.text(intentTitle: "Empty"),
                refusal.text(filterTitle: "Empty", isEnd: false),
                refusal.text(filterTitle: "Empty", isEnd: true),
            ] {
                let words = text.text(in: locale)
                #expect(words.contains("Empty"))
                #expect(!words.contains("is locked"), "\(cure) isn't translated.")
                seen.insert(words)
            }
            #expect(refusal.text(intentTitle: "Empty").text(in: locale).contains(part))
        }
        // Six for intents, and four for filters.
        #expect(seen.count == 10)
    }

    @Test("The refusal of an assistant in German")
    func german() async throws {
        let system = system(try LockBench().lock())
        let failure = try await refusal(of: LockCards.Guarded.self, in: system)
        #expect(
            failure.text(in: Locale(identifier: "de"))
                == "„Guarded“ ist gesperrt. Der Befehl „Bank run Guarded“ fragt in einem Terminal nach der Passphrase."
        )
        try await system.finish()
    }
}

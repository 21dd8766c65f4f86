import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import Foundation
import IntentSystem
import IntentTestKit
import Testing

/// Focuses that people name and switch, and the filters that the system performs for them.
@Suite(.serialized)
struct FocusTests {
    private let settings = MemorySettings()

    private func makeSystem() -> TestSystem {
        TestSystem(intents: FocusCards.all, settings: settings)
    }

    /// The values with which the filter was performed since the test began.
    private func notes(since count: Int) -> [String] {
        Array(TestFixture.lastPerformed.notes.dropFirst(count))
    }

    private func identifier(_ system: TestSystem, _ type: any AppIntent.Type) -> String {
        system.system.catalog.identifier(of: type)
    }

    private func filter(
        _ system: TestSystem, _ type: any AppIntent.Type, _ values: [String: ParameterData] = [:]
    ) -> Focus.Filter {
        Focus.Filter(
            intent: identifier(system, type),
            values: values.mapValues { value in
                switch value {
                case .flag(let flag): .bool(flag)
                case .text(let text): .string(text)
                case .account(let id):
                    .entity(type: FocusCards.Account.persistentIdentifier, id: id)
                }
            })
    }

    private enum ParameterData {
        case flag(Bool), text(String), account(String)
    }

    @Test("A filter is performed when its focus begins, and with its defaults when it ends")
    func beginsAndEnds() async throws {
        let before = TestFixture.lastPerformed.notes.count
        let system = makeSystem()
        try await system.addFocus(
            "Reading",
            filters: [
                filter(
                    system, FocusCards.QuietFilter.self,
                    ["isQuiet": .flag(true), "shelf": .text("A")])
            ])
        #expect(notes(since: before).isEmpty, "Naming a focus performs nothing.")
        #expect(try await system.turnOnFocus("reading") == [])
        #expect(system.focus?.name == "Reading")
        #expect(notes(since: before) == ["quiet: true, shelf: A, lab: "])
        #expect(try await system.turnOnFocus("Reading") == [])
        #expect(notes(since: before).count == 1, "It is on already.")
        #expect(try await system.turnOffFocus() == [])
        #expect(system.focus == nil)
        #expect(notes(since: before).last == "quiet: false, shelf: none, lab: ")
    }

    @Test("From one focus to another a filter is performed once, with the values of the new one")
    func changes() async throws {
        let before = TestFixture.lastPerformed.notes.count
        let system = makeSystem()
        let type = FocusCards.QuietFilter.self
        try await system.addFocus(
            "Work", filters: [filter(system, type, ["shelf": .text("W")])])
        try await system.addFocus(
            "Home", filters: [filter(system, type, ["shelf": .text("H")])])
        try await system.addFocus("Sleep")
        try await system.turnOnFocus("Work")
        try await system.turnOnFocus("Home")
        try await system.turnOnFocus("Sleep")
        #expect(
            notes(since: before) == [
                "quiet: false, shelf: W, lab: ", "quiet: false, shelf: H, lab: ",
                "quiet: false, shelf: none, lab: ",
            ])
    }

    @Test("A filter that is changed or removed while its focus is on is performed at once")
    func changesWhileOn() async throws {
        let before = TestFixture.lastPerformed.notes.count
        let system = makeSystem()
        let focus = try await system.addFocus("Work")
        try await system.turnOnFocus("Work")
        let locale = Locale(identifier: "en")
        let wanted = filter(system, FocusCards.QuietFilter.self, ["isQuiet": .flag(true)])
        try await system.system.keepFilter(wanted, in: focus.id, locale: locale)
        try await system.system.removeFilter(wanted.intent, from: focus.id, locale: locale)
        try await system.system.keepFilter(wanted, in: focus.id, locale: locale)
        try await system.system.removeFocus(focus.id, locale: locale)
        #expect(
            notes(since: before) == [
                "quiet: true, shelf: none, lab: ", "quiet: false, shelf: none, lab: ",
                "quiet: true, shelf: none, lab: ", "quiet: false, shelf: none, lab: ",
            ])
        #expect(system.focuses.isEmpty && system.focus == nil)
    }

    @Test("The app reads the filter that is in force, or why there is none")
    func current() async throws {
        let system = makeSystem()
        let type = FocusCards.AccountFilter.self
        await #expect(throws: SetFocusFilterIntentError.notFound) { try await type.current }
        let focus = try await system.addFocus("Work", filters: [filter(system, type)])
        await #expect(throws: SetFocusFilterIntentError.notFound) { try await type.current }
        #expect(
            try await system.turnOnFocus("Work") == ["The focus filter is not set up yet."])
        await #expect(throws: SetFocusFilterIntentError.missingParameterValue) {
            try await type.current
        }
        try await system.system.keepFilter(
            filter(system, type, ["account": .account("ada")]), in: focus.id,
            locale: Locale(identifier: "en"))
        #expect(try await type.current.account.id == "ada")
        #expect(
            SetFocusFilterIntentError.notFound.localizedDescription
                == "No focus with this filter is on.")
    }

    @Test("A focus outlives the process, and is not performed again")
    func outlives() async throws {
        let before = TestFixture.lastPerformed.notes.count
        let first = makeSystem()
        let wanted = filter(first, FocusCards.QuietFilter.self, ["shelf": .text("A")])
        try await first.addFocus("Work", filters: [wanted])
        try await first.turnOnFocus("Work")
        let second = makeSystem()
        #expect(second.focus?.filters == [wanted])
        #expect(notes(since: before).count == 1)
        try await second.turnOffFocus()
        #expect(makeSystem().focus == nil)
    }

    @Test("A damaged file is set aside, and a full disk changes nothing")
    func badFiles() async throws {
        try settings.keep(Data("{\"focuses\": 7".utf8), as: "focuses")
        let system = makeSystem()
        #expect(system.focuses.isEmpty)
        #expect(settings.setAsideNames == ["focuses"])
        #expect(
            system.messages.contains { $0.contains("The setting “focuses” is damaged") })
        try await system.addFocus("Work")
        settings.isFull = true
        await #expect(throws: FocusProblem.notKept) { try await system.addFocus("Home") }
        await #expect(throws: FocusProblem.notKept) { try await system.turnOnFocus("Work") }
        #expect(system.focuses.map(\.name) == ["Work"] && system.focus == nil)
    }

    @Test("Names that can't be are refused in words")
    func badNames() async throws {
        let system = makeSystem()
        try await system.addFocus("  Work ")
        func words(_ problem: FocusProblem) -> String {
            problem.localizedStringResource.text(in: Locale(identifier: "en"))
        }
        for (name, problem) in [
            (" \n", FocusProblem.unnamed), ("work", .nameTaken("work")),
            (String(repeating: "x", count: 61), .longName(limit: 60)),
        ] {
            await #expect(throws: problem) { try await system.addFocus(name) }
        }
        await #expect(throws: FocusProblem.unknown("Wrok", known: ["Work"])) {
            try await system.turnOnFocus("Wrok")
        }
        #expect(
            words(.unknown("Wrok", known: ["Work"]))
                == "There is no focus “Wrok”. Those that there are: Work")
        for number in 1..<32 { try await system.addFocus("Focus \(number)") }
        await #expect(throws: FocusProblem.tooMany(limit: 32)) {
            try await system.addFocus("One more")
        }
        await #expect(throws: FocusProblem.unknownFilter("Nothing")) {
            try await system.system.keepFilter(
                .init(intent: "Nothing"), in: system.focuses[0].id,
                locale: Locale(identifier: "en"))
        }
    }

    @Test("A filter that fails or asks is told of, and the focus is on all the same")
    func failures() async throws {
        let system = makeSystem()
        try await system.addFocus(
            "Work",
            filters: [
                filter(system, FocusCards.FailingFilter.self),
                filter(system, FocusCards.AskingFilter.self),
                filter(system, FocusCards.AccountFilter.self, ["account": .account("gone")]),
            ])
        let failures = try await system.turnOnFocus("Work")
        #expect(
            failures == [
                "The lights are out of reach.",
                "This asks something first. Please start it from the search.",
                "Account: this Account no longer exists.",
            ])
        #expect(system.focus?.name == "Work")
        try await system.turnOffFocus()
        #expect(
            system.messages.contains {
                $0.contains(
                    """
                    AccountFilter was not told that its focus ended: its parameter account has no default \
                    value. Give it one, or make it optional.
                    """)
            })
    }

    @Test("The system's own actions turn focuses on and off, for every surface")
    func actions() async throws {
        let system = makeSystem()
        try await system.addFocus("Work")
        let on = try await system.perform(
            "TurnFocusOnIntent", values: ["focus": .string("work")])
        #expect(on.dialog?.full == "“Work” is on.")
        #expect(system.focus?.name == "Work")
        try await on.done()
        let off = try await system.perform("TurnFocusOffIntent")
        #expect(off.dialog?.full == "“Work” is off.")
        try await off.done()
        let again = try await system.perform("TurnFocusOffIntent")
        #expect(again.dialog?.full == "No focus is on.")
        try await again.done()
        let none = TestSystem(intents: [FocusCards.ReadChapterIntent.self])
        #expect(none.system.catalog.entry(identifier: "TurnFocusOnIntent") == nil)
    }

    @Test("A person gives a filter its values in the form that every intent has")
    func form() async throws {
        let system = makeSystem()
        let focus = try await system.addFocus("Work")
        let person = try await system.person()
        let intent = identifier(system, FocusCards.AccountFilter.self)
        let link = try #require(
            AppLink(configuring: intent, in: focus.id, of: system.system))
        try await system.system.session(SessionID("test")).follow(link)
        await person.settle()
        #expect(person.question != nil)
        try await person.answer([
            "account": .entity(type: FocusCards.Account.persistentIdentifier, id: "ada")
        ])
        try await person.done()
        #expect(
            system.focuses[0].filter(of: intent)?.values == [
                "account": .entity(type: FocusCards.Account.persistentIdentifier, id: "ada")
            ])
        #expect(AppLink(configuring: intent, in: "gone", of: system.system) == nil)
        #expect(AppLink(configuring: "ReadChapterIntent", in: focus.id, of: system.system) == nil)
    }

    @Test("Filters that the app suggests are had for a focus until it has one")
    func suggested() async throws {
        let system = makeSystem()
        let locale = Locale(identifier: "en")
        let focus = try await system.addFocus("Work")
        let suggested = await system.system.suggestedFilters(
            for: focus, to: .owner, in: locale)
        #expect(suggested.map(\.title) == ["Quiet"])
        let filter = try #require(suggested.first).filter
        #expect(filter.values["isQuiet"] == .bool(true))
        try await system.system.keepFilter(filter, in: focus.id, locale: locale)
        let more = await system.system.suggestedFilters(
            for: system.focuses[0], to: .owner, in: locale)
        #expect(more.isEmpty)
        let shown = await system.system.looks(of: filter, for: .owner, in: locale)
        #expect(shown?.name == "Quiet" && shown?.title == "Quiet" && shown?.subtitle == "")
    }

    @Test("A filter's prefix leaves out what it doesn't fit, until the focus ends")
    func prefix() async throws {
        let system = makeSystem()
        for chapter in ["emma/1", "persuasion/2"] {
            let run = try await system.perform(
                "ReadChapterIntent", values: ["chapter": .string(chapter)])
            try await run.done()
        }
        func titles() async -> Set<String> { Set(await system.suggestions().map(\.title)) }
        #expect(await titles() == ["Read emma/1", "Read persuasion/2"])
        let lab = TestFixture.fresh()
        try await system.addFocus(
            "Emma",
            filters: [filter(system, FocusCards.QuietFilter.self, ["lab": .text(lab.name)])])
        try await system.turnOnFocus("Emma")
        #expect(await titles().count == 2, "The filter wishes nothing yet.")
        lab[text: "shelf"] = "emma/"
        FocusCards.QuietFilter.invalidateFocusFilterAppContext()
        await system.system.focuses.caughtUp()
        #expect(await titles() == ["Read emma/1"])
        try await system.turnOffFocus()
        #expect(await titles().count == 2)
    }

    @Test("A result leads to the contents that an intent names")
    func contents() async throws {
        let system = TestSystem(
            intents: FocusCards.all,
            contentAddress: { URL(string: "https://books.example/\($0)") })
        let run = try await system.perform(
            "ReadChapterIntent", values: ["chapter": .string("emma/1")])
        #expect(run.screen.contains("Open in Test"))
        try await run.done()
    }
}

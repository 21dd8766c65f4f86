import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing

/// The life of one invocation, from its creation to its end: INV-1 to INV-4.
@Suite(.timeLimit(.minutes(2)))
struct InvocationTests {
    @Test("INV-1 a run is made with init(), once, and with no other initializer")
    func createdOnce() async throws {
        let system = TestSystem(intents: [Creation.EchoText.self])
        let intent = Creation.EchoText(text: "mine")
        let run = try await system.perform(intent)
        #expect(run.dialog?.full == "mine")
        #expect(Creation.journal.entries == ["init(text:)", "init()", "perform mine"])

        try await run.send(.perform(intent: "EchoText", values: ["text": "typed"]))
        #expect(run.dialog?.full == "typed")
        #expect(Creation.journal.entries.dropFirst(3) == ["init()", "perform typed"])
        try await system.finish()
    }

    @Test("INV-1 the intent that a button holds is a recipe: what runs is made with init()")
    func buttonIsCreated() async throws {
        let system = TestSystem(intents: [Pressing.ShowKey.self, Pressing.PressKey.self])
        let run = try await system.perform("ShowKey")
        #expect(run.text == "[A]")
        try await run.tap("A")
        try await run.tap("A")
        #expect(run.announcements.map(\.full) == ["A by init()", "A by init()"])
        try await system.finish()
    }

    @Test("INV-1 the intent that a result opens is made with init() too")
    func openedIsCreatedOnce() async throws {
        let system = TestSystem(intents: [Opening.First.self, Opening.Second.self])
        let run = try await system.perform("First")
        #expect(
            Opening.journal.entries == ["perform first", "init(text:)", "init()", "perform second"])
        #expect(run.text == "opened")
        try await system.finish()
    }

    @Test("INV-2 values are set, then resolved in the order of declaration, then perform() runs")
    func phases() async throws {
        let system = TestSystem(intents: [Phases.MixThree.self])
        let run = try await system.perform(
            "MixThree", values: ["third": Phases.data("c"), "first": Phases.data("a")])
        #expect(run.screen == "  Mix Three\n  Second: ____\n  [Cancel] [Continue]")
        #expect(Phases.journal.entries == ["init()"])

        try await run.answer(["second": Phases.data("b")])
        #expect(
            Phases.journal.entries == [
                "init()", "resolve a", "resolve b", "resolve c", "perform a b c",
            ])
        #expect(run.dialog?.full == "Mixed.")
        try await system.finish()
    }

    @Test("INV-3 nothing of an intent or of its value is kept when the run is over")
    func releasedAfterwards() async throws {
        let system = TestSystem(intents: [Released.MakeParcel.self])
        let run = try await system.perform("MakeParcel")
        #expect(run.dialog?.full == "A parcel")
        // The task of the run may end after its result is shown.
        try await Released.journal.wait { $0.count == 4 }
        #expect(
            Released.journal.entries.sorted() == [
                "destroyed intent", "destroyed value", "made intent", "made value",
            ])
        try await system.finish()
    }

    @Test("INV-4 a run ends in a result or in an error, never in both")
    func oneEnd() async throws {
        let system = TestSystem(intents: [Ends.CountTo.self])
        let run = try await system.perform("CountTo", values: ["limit": 3])
        #expect(run.screen == "  Count To\n  “Counted to 3.”\n  | 1 2 3\n  [Done]")

        try await run.send(.perform(intent: "CountTo", values: ["limit": 0]))
        #expect(
            run.screen
                == "  Count To\n  ! “Count To” couldn’t be completed because of an unknown error.\n  [Done]"
        )
        try await system.finish()
    }

    @Test("INV-4 a result that comes after the run was ended is dropped")
    func lateResult() async throws {
        let system = TestSystem(intents: [Late.ShowLate.self])
        let run = try await system.person()
        run.session.perform(Late.ShowLate())
        await Late.entered.wait()
        system.clock.advance(by: .seconds(30))
        try await run.wait { $0.card?.error != nil }
        let screen = "  Show Late\n  ! “Show Late” took too long and was stopped.\n  [Done]"
        #expect(run.screen == screen)

        await Late.release.open()
        try await Late.journal.wait { lines in
            lines.filter { $0 == "destroyed intent" }.count == 2
        }
        await run.settle()
        #expect(run.screen == screen)
        #expect(
            system.messages == [
                """
                error: ShowLate reported no progress within the time limit and was cancelled. Make it \
                quicker, conform it to ProgressReportingIntent and update its progress, or raise \
                Limits.runDuration.
                """
            ])
        try await system.finish()
    }
}

enum Creation {
    static let journal = Journal()

    struct EchoText: AppIntent {
        static let title: LocalizedStringResource = "Echo Text"
        @Parameter(title: "Text") var text: String

        init() { Creation.journal.add("init()") }

        init(text: String) {
            Creation.journal.add("init(text:)")
            self.text = text
        }

        func perform() async throws -> some IntentResult & ProvidesDialog {
            Creation.journal.add("perform \(text)")
            return .result(dialog: "\(text)")
        }
    }
}

enum Pressing {
    struct ShowKey: AppIntent {
        static let title: LocalizedStringResource = "Show Key"

        func perform() async throws -> some IntentResult & ShowsSnippetView {
            .result(view: Button("A", intent: PressKey(name: "A")))
        }
    }

    struct PressKey: AppIntent {
        static let title: LocalizedStringResource = "Press Key"
        @Parameter(title: "Name") var name: String
        private let origin: String

        init() { origin = "init()" }

        init(name: String) {
            origin = "init(name:)"
            self.name = name
        }

        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "\(name) by \(origin)")
        }
    }
}

enum Opening {
    static let journal = Journal()

    struct First: AppIntent {
        static let title: LocalizedStringResource = "First"

        func perform() async throws -> some IntentResult & OpensIntent {
            Opening.journal.add("perform first")
            return .result(opensIntent: Second(text: "opened"))
        }
    }

    struct Second: AppIntent {
        static let title: LocalizedStringResource = "Second"
        @Parameter(title: "Text") var text: String

        init() { Opening.journal.add("init()") }

        init(text: String) {
            Opening.journal.add("init(text:)")
            self.text = text
        }

        func perform() async throws -> some IntentResult & ShowsSnippetView {
            Opening.journal.add("perform second")
            return .result(view: Text(verbatim: text))
        }
    }
}

enum Phases {
    static let journal = Journal()

    static func data(_ id: String) -> ParameterValue { .entity(type: "Ingredient", id: id) }

    struct Ingredient: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ingredient"
        static let defaultQuery = IngredientQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation { .init(title: "\(id)") }
    }

    struct IngredientQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Ingredient] {
            Phases.journal.add("resolve \(identifiers.joined(separator: ","))")
            return identifiers.map(Ingredient.init(id:))
        }
    }

    struct MixThree: AppIntent {
        static let title: LocalizedStringResource = "Mix Three"
        @Parameter(title: "First") var first: Ingredient
        @Parameter(title: "Second") var second: Ingredient
        @Parameter(title: "Third") var third: Ingredient

        init() { Phases.journal.add("init()") }

        func perform() async throws -> some IntentResult & ProvidesDialog {
            Phases.journal.add("perform \(first.id) \(second.id) \(third.id)")
            return .result(dialog: "Mixed.")
        }
    }
}

enum Released {
    static let journal = Journal()

    struct Parcel: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Parcel"
        static let defaultQuery = ParcelQuery()
        let id: String
        let traced: Traced
        var displayRepresentation: DisplayRepresentation { "A parcel" }
    }

    struct ParcelQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Parcel] { [] }
    }

    struct MakeParcel: AppIntent {
        static let title: LocalizedStringResource = "Make Parcel"
        let traced = Traced("intent", in: Released.journal)

        func perform() async throws -> some IntentResult & ReturnsValue<Parcel> {
            .result(value: Parcel(id: "1", traced: Traced("value", in: Released.journal)))
        }
    }
}

enum Ends {
    struct CannotCount: Error {}

    struct CountTo: AppIntent {
        static let title: LocalizedStringResource = "Count To"
        @Parameter(title: "Limit") var limit: Int

        func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
            if limit < 1 { throw CannotCount() }
            let numbers = (1...limit).map(String.init).joined(separator: " ")
            return .result(dialog: "Counted to \(limit).", view: Text(verbatim: numbers))
        }
    }
}

enum Late {
    static let journal = Journal()
    static let entered = Gate()
    static let release = Gate()

    struct ShowLate: AppIntent {
        static let title: LocalizedStringResource = "Show Late"
        let traced = Traced("intent", in: Late.journal)

        func perform() async throws -> some IntentResult & ShowsSnippetView {
            await Late.entered.open()
            await Late.release.wait()
            return .result(view: Text("Too late"))
        }
    }
}

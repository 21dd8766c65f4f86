import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing

/// The drawing of a value without an author's view: DLG-5.
@Suite(.timeLimit(.minutes(2)))
struct ResultValueTests {
    @Test("DLG-4 what is drawn of an entity is said, too: its title and its second line")
    func entityAloud() async throws {
        let system = TestSystem(intents: [Pets.FindPet.self])
        let run = try await system.perform("FindPet")
        #expect(run.dialog == PresentedDialog(full: "Rex, Dog from Rome", supporting: ""))
        try await system.finish()
    }

    @Test("DLG-5 an entity is drawn with its title, subtitle and picture")
    func entity() async throws {
        let system = TestSystem(intents: [Pets.FindPet.self])
        let run = try await system.perform("FindPet")
        #expect(run.screen == "  Find Pet\n  | Rex\n  | Dog from Rome\n  [Done]")
        #expect(run.tree.imageSources == [.symbol("pawprint")])
        #expect(run.card?.value?.subtitle == "Dog from Rome")
        try await system.finish()
    }

    @Test("DLG-5 pictures of the app and of data are drawn, and what is no picture left out")
    func pictures() async throws {
        let system = TestSystem(intents: [Pets.FindPet.self])
        for (name, sources) in [
            ("Tom", [ViewNode.ImageContent.Source.asset("Cat")]), ("Bit", []),
            ("Dot", [.data(Pets.dot, contentType: "image/png")]),
        ] {
            let run = try await system.perform("FindPet", values: ["name": .string(name)])
            #expect(run.tree.imageSources == sources)
            #expect(run.text.hasPrefix(name))
            let style = run.card?.value?.pictureStyle
            #expect(
                style == (name == "Dot" ? PictureStyle(isCircular: true, isTemplate: true) : nil))
        }
        try await system.finish()
    }

    @Test("DLG-5 an entity is drawn below the author's words")
    func entityWithDialog() async throws {
        let system = TestSystem(intents: [Pets.PraisePet.self])
        let run = try await system.perform("PraisePet")
        #expect(run.screen == "  Praise Pet\n  “Good dog.”\n  | Rex\n  | Dog from Rome\n  [Done]")
        try await system.finish()
    }

    @Test("DLG-5 an author's view takes the place of the value's")
    func entityWithView() async throws {
        let system = TestSystem(intents: [Pets.PaintPet.self])
        let run = try await system.perform("PaintPet")
        #expect(run.screen == "  Paint Pet\n  | A painting\n  [Done]")
        try await system.finish()
    }

    @Test("DLG-5 a list is drawn as rows, and named aloud as far as ears can follow")
    func list() async throws {
        let system = TestSystem(intents: [Pets.ListPets.self])
        let run = try await system.perform("ListPets", values: ["count": 2])
        #expect(
            run.text == """
                Pet 1, Dog from Rome
                Pet 2, Dog from Rome
                """)
        #expect(run.dialog == PresentedDialog(full: "Pet 1 and Pet 2", supporting: ""))
        let long = try await system.perform("ListPets", values: ["count": 60])
        #expect(long.dialog?.full == "Pet 1, Pet 2, Pet 3 and 57 more")
        #expect(long.text.hasSuffix("\nPet 50, Dog from Rome\n[10 more]"))
        #expect(long.card?.value?.elements.count == 60)
        let empty = try await system.perform("ListPets", values: ["count": 0])
        #expect(empty.screen == "  List Pets\n  “No results.”\n  [Done]")
        try await system.finish()
    }

    @Test("DLG-5 a list of plain values has a row for each")
    func plainList() async throws {
        let system = TestSystem(intents: [Pets.ListNames.self])
        let run = try await system.perform("ListNames")
        #expect(run.screen == "  List Names\n  | Rex\n  | Tom\n  [Done]")
        try await system.finish()
    }

    @Test("DLG-5 a missing value is no value")
    func nothing() async throws {
        let system = TestSystem(intents: [Pets.FindAnyPet.self])
        let none = try await system.perform("FindAnyPet", values: ["isThere": false])
        #expect(none.screen == "  Find Any Pet\n  “Done: Find Any Pet”\n  [Done]")
        let some = try await system.perform("FindAnyPet", values: ["isThere": true])
        #expect(some.screen == "  Find Any Pet\n  | Rex\n  | Dog from Rome\n  [Done]")
        try await system.finish()
    }

    @Test("BTN-10 the value of a control's intent is dropped, and its card stays")
    func control() async throws {
        let system = TestSystem(intents: [Pets.ShowKennel.self, Pets.FindPet.self])
        let run = try await system.perform("ShowKennel")
        try await run.tap("Find")
        #expect(run.screen == "  Show Kennel\n  | [Find]\n  [Done]")
        try await system.finish()
    }

    @Test("DLG-8 a static view is drawn once for each look, however many tabs show it")
    func staticView() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: [Pets.CountDrawings.self])
        let run = try await system.perform(Pets.CountDrawings(lab: lab.name))
        #expect(run.text == "Drawing 1")
        let same = await TestRun.connect(to: run.session)
        #expect(same.text == "Drawing 1")
        let dark = await TestRun.connect(to: run.session, PresentationEnvironment(scheme: .dark))
        #expect(dark.text == "Drawing 2")
        #expect(lab.notes == ["performed"])
        try await system.finish()
    }

    @Test("DLG-9 a view may stand beside a choice, a confirmation, and the result")
    func threeMoments() async throws {
        let system = TestSystem(intents: [Pets.Adopt.self])
        let run = try await system.perform("Adopt")
        #expect(
            run.look() == """
                  Adopt
                  “Which?”
                  | The kennel
                  ( ) Rex
                  ( ) Tom
                  [Cancel]
                """)
        try await run.choose("Tom")
        #expect(run.look() == "  Adopt\n  “Sure?”\n  | A portrait of Tom\n  [Cancel] [Continue]")
        try await run.confirm()
        #expect(run.look() == "  Adopt\n  “He is yours.”\n  | Tom at home\n  [Done]")
        try await system.finish()
    }
}

enum Pets {
    /// A picture of one pixel.
    static let dot =
        Data(
            base64Encoded: """
                iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==
                """) ?? Data()

    struct Pet: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pet"
        static let defaultQuery = PetQuery()
        let id: String

        var displayRepresentation: DisplayRepresentation {
            let image: DisplayRepresentation.Image =
                switch id {
                case "Tom": .init(named: "Cat")
                case "Bit": .init(data: Data([1, 2, 3]))
                case "Dot": .init(data: dot, isTemplate: true, displayStyle: .circular)
                default: .init(systemName: "pawprint")
                }
            return DisplayRepresentation(title: "\(id)", subtitle: "Dog from Rome", image: image)
        }
    }

    struct PetQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Pet] { [] }
    }

    struct FindPet: AppIntent {
        static let title: LocalizedStringResource = "Find Pet"
        @Parameter(title: "Name", default: "Rex") var name: String
        func perform() async throws -> some IntentResult & ReturnsValue<Pet> {
            .result(value: Pet(id: name))
        }
    }

    struct FindAnyPet: AppIntent {
        static let title: LocalizedStringResource = "Find Any Pet"
        @Parameter(title: "Is There") var isThere: Bool
        func perform() async throws -> some IntentResult & ReturnsValue<Pet?> {
            .result(value: isThere ? Pet(id: "Rex") : nil)
        }
    }

    struct PraisePet: AppIntent {
        static let title: LocalizedStringResource = "Praise Pet"
        func perform() async throws -> some IntentResult & ReturnsValue<Pet> & ProvidesDialog {
            .result(value: Pet(id: "Rex"), dialog: "Good dog.")
        }
    }

    struct PaintPet: AppIntent {
        static let title: LocalizedStringResource = "Paint Pet"
        func perform() async throws -> some IntentResult & ReturnsValue<Pet> & ShowsSnippetView {
            .result(value: Pet(id: "Rex"), view: Text("A painting"))
        }
    }

    struct ListPets: AppIntent {
        static let title: LocalizedStringResource = "List Pets"
        @Parameter(title: "Count") var count: Int
        func perform() async throws -> some IntentResult & ReturnsValue<[Pet]> {
            .result(value: (0..<count).map { Pet(id: "Pet \($0 + 1)") })
        }
    }

    struct ListNames: AppIntent {
        static let title: LocalizedStringResource = "List Names"
        func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
            .result(value: ["Rex", "Tom"])
        }
    }

    struct ShowKennel: AppIntent {
        static let title: LocalizedStringResource = "Show Kennel"
        func perform() async throws -> some IntentResult & ShowsSnippetView {
            .result(view: Button("Find", intent: FindPet()))
        }
    }

    struct CountDrawings: AppIntent {
        static let title: LocalizedStringResource = "Count Drawings"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some IntentResult & ShowsSnippetView {
            TestFixture.named(lab).note("performed")
            return .result(view: CountedView(lab: lab))
        }
    }

    struct CountedView: View {
        let lab: String
        var body: some View { Text("Drawing \(TestFixture.named(lab).add(1, to: "drawings"))") }
    }

    struct Adopt: AppIntent {
        static let title: LocalizedStringResource = "Adopt"
        func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
            let options = [IntentChoiceOption(title: "Rex"), IntentChoiceOption(title: "Tom")]
            let choice = try await requestChoice(
                between: options, dialog: "Which?", view: Text("The kennel"))
            let name = choice == options[0] ? "Rex" : "Tom"
            try await requestConfirmation(dialog: "Sure?") { Text("A portrait of \(name)") }
            return .result(dialog: "He is yours.", view: Text("\(name) at home"))
        }
    }
}

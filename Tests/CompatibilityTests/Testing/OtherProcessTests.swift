import AppIntents
import AppIntentsTesting
import Foundation
import Testing
import UniformTypeIdentifiers

/// Tests of a program in the package's build folder.
@Suite struct OtherProcessTests {
    private let definitions = IntentDefinitions(bundleIdentifier: "org.example.Workbench")

    /// Returns the description of the error that `work` throws; empty if it throws none.
    private func problem(_ work: () async throws -> Void) async -> String {
        do {
            try await work()
            return ""
        } catch {
            return "\(error)"
        }
    }

    @Test("A program performs intents, and finds entities, like an app that the test links")
    func running() async throws {
        let sum: Int = try await definitions.intents["AddIntent"]
            .makeIntent(first: 2, second: 3).run().value
        #expect(sum == 5)

        let tools = try await definitions.entities["Tool"].entities(matching: "hammer")
        #expect(tools.map(\.identifier.instanceIdentifier) == ["h1", "h2"])
        let kind: String = try tools[0].kind
        #expect(kind == "Hammer")

        let said: String = try await definitions.intents["EchoIntent"]
            .makeIntent(text: "a", tool: tools[1], pause: Duration.seconds(90)).run().value
        #expect(said == "text=a count=1 tool=h2 pause=90s")
    }

    @Test("Requests of several tests at once have each their reply")
    func several() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<20 {
                group.addTask {
                    let own = IntentDefinitions(bundleIdentifier: "org.example.Workbench")
                    let sum: Int = try await own.intents["AddIntent"]
                        .makeIntent(first: number, second: number).run().value
                    #expect(sum == 2 * number)
                }
            }
            try await group.waitForAll()
        }
    }

    @Test("A question in the middle of a run fails the test, and names itself")
    func questions() async {
        #expect(
            await problem { try await definitions.intents["AskIntent"].makeIntent().run() }
                == """
                “Ask” asks for a choice, “Which color?”, of “Red”, “Blue”. A test answers no questions.
                """)
        #expect(
            await problem { try await definitions.intents["AddIntent"].makeIntent(first: 2).run() }
                == """
                “Add” asks for “Second”. A test answers no questions. Give makeIntent usable values: \
                second.
                """)
    }

    @Test("What the program doesn't have is an error with the nearest names")
    func unknownNames() async {
        let echo = definitions.intents["EchoIntent"]
        let tool = definitions.entities["Tol"].makeReference(identifier: "h1")
        let size = definitions.enums["CupSzie"].makeCase("large")
        for (told, wanted) in await [
            (
                problem { try await definitions.intents["EhoIntent"].makeIntent().run() },
                "The app has no intent “EhoIntent”. Did you mean EchoIntent, RedoIntent or AddIntent?"
            ),
            (
                problem { try await echo.makeIntent(text: "a", tool: tool).run() },
                "The app has no entity “Tol”. Did you mean Tool?"
            ),
            (
                problem { try await echo.makeIntent(text: "a", size: size).run() },
                "The app has no enumeration “CupSzie”. Did you mean CupSize?"
            ),
            (
                problem { _ = try await definitions.valueQueries["DrawrQuery"].values(for: "a") },
                "The app has no value query “DrawrQuery”. Did you mean DrawerQuery?"
            ),
        ] {
            #expect(told == wanted)
        }
    }

    @Test("The index of the app is searched, and listed")
    func spotlight() async throws {
        let tools = definitions.entities["Tool"]
        let all = try await tools.spotlightQuery()
        #expect(Set(all.map(\.identifier.instanceIdentifier)) == ["h1", "h2", "s1"])
        // The keyword is in the index alone.
        let saws = try await tools.spotlightQuery("carpentry")
        #expect(saws.map(\.identifier.instanceIdentifier) == ["s1"])
        #expect(try await tools.spotlightQuery("nothing of the kind").isEmpty)
    }

    @Test("Entities are listed, suggested and found by their identifiers, with their properties")
    func entities() async throws {
        let tools = definitions.entities["Tool"]
        let all = try await tools.allEntities()
        #expect(all.map(\.identifier.instanceIdentifier) == ["h1", "h2", "s1"])
        let weight: Int = try all[1].weight
        #expect(weight == 13)
        // Those that are gone are left out.
        #expect(try await tools.entities(identifiers: ["h2", "gone"]) == [all[1]])

        let sheets = definitions.entities["Sheet"]
        let suggested = try await sheets.suggestedEntities()
        #expect(suggested.map(\.identifier.instanceIdentifier) == ["green", "wet"])
        #expect(
            await problem { _ = try await sheets.allEntities() }
                == "The query of Sheet can't list all entities: it is no EnumerableEntityQuery.")
    }

    @Test("The content of an entity comes as a file, in the type that is asked for")
    func exporting() async throws {
        let sheet = definitions.entities["Sheet"].makeReference(identifier: "green")
        let file = try await sheet.exported(as: .html)
        #expect(file.data == Data("<p>green</p>".utf8))
        #expect(file.filename == "Sheet green.html")
        let text = try await sheet.exported(as: .plainText)
        #expect(text.data == Data("green".utf8))
        #expect(try await sheet.exported().data == file.data)
        #expect(
            await problem { _ = try await sheet.exported(as: .png) }
                == """
                Sheet can't be exported as public.png. It can be exported as: HTML text, plain text.
                """)
        let tool = definitions.entities["Tool"].makeReference(identifier: "h1")
        #expect(
            await problem { _ = try await tool.exported() }
                == "Tool can't be exported: it is not Transferable.")
    }

    @Test("The entities that the last card of a test shows are its annotations")
    func viewAnnotations() async throws {
        let paintings = definitions.entities["Painting"]
        #expect(try await paintings.viewAnnotations().isEmpty)
        try await definitions.intents["ShowPicturesIntent"]
            .makeIntent(names: ["Red.png", "Blue.png"]).run()
        let shown = try await paintings.viewAnnotations()
        #expect(
            Set(shown.map(\.entity.identifier.instanceIdentifier)) == ["Red.png", "Blue.png"])
        #expect(try await definitions.entities["Tool"].viewAnnotations().isEmpty)
        let others = IntentDefinitions(bundleIdentifier: definitions.bundleIdentifier)
        #expect(try await others.entities["Painting"].viewAnnotations().isEmpty)
        // Another card takes its place.
        try await definitions.intents["TellWeatherIntent"].makeIntent().run()
        #expect(try await paintings.viewAnnotations().isEmpty)
    }

    @Test("An app that doesn't exist is an error that tells where it was sought")
    func unknownApp() async {
        let unknown = IntentDefinitions(bundleIdentifier: "org.example.No-Such-App")
        do {
            try await unknown.intents["AddIntent"].makeIntent().run()
            Issue.record("There is no such app.")
        } catch {
            let told = "\(error)"
            #expect(
                told.hasPrefix(
                    """
                    There is no app org.example.No-Such-App: the test links no module “No_Such_App” with intents \
                    or entities, and there is no program “No-Such-App” in 
                    """))
            #expect(
                told.hasSuffix(
                    """
                    Set OAI_APP_org_example_No_Such_App to the name of a module that the test links, or to the path \
                    of the app's program.
                    """))
        }
    }
}

import AppIntents
import AppIntentsTesting
import Foundation
import Testing

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

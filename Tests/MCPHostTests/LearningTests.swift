import AppIntents
import AppIntentsMetadata
import IntentSystem
import MCPProtocol
import Synchronization
import Testing
import _JSON

@testable import MCPHost

/// What an assistant sees of suggestions, of deprecated and migrated intents, and of undoing.
@Suite struct LearningTests {
    private let host: TestHost
    private let context = TestHost.context()

    init() throws {
        host = try TestHost(intents: Garden.intents)
    }

    @Test("A suggestion is a prompt with its reason, which asks for the tool with the same values")
    func suggestion() async throws {
        #expect(try await host.service.prompts(context).elements == [])
        let session = try await host.system.session(SessionID("ada"))
        session.perform(Garden.Water(plant: "Fern", liters: 2))
        await session.settled()
        let prompts = try await host.service.prompts(context).elements
        let prompt = try #require(prompts.first)
        #expect(prompts.count == 1)
        #expect(prompt.name.hasPrefix("suggestion-WaterPlantIntent-"))
        #expect(prompt.title == "Water Fern, Water Plant")
        #expect(prompt.description?.hasPrefix("You did this ") == true)
        let filled = try await host.service.prompt(PromptRequest(name: prompt.name), context)
        guard case .complete(let result) = filled else {
            Issue.record("The prompt asks for something.")
            return
        }
        #expect(
            result.messages == [
                .init(
                    .text(
                        #"Water Fern. Use the tool WaterPlantIntent with the arguments {"plant":"Fern"}."#
                    ))
            ])
    }

    @Test("A tool of a deprecated intent says so before all else, and names the other tool")
    func deprecated() async throws {
        let tools = try await host.service.tools(context).elements
        #expect(
            tools.first { $0.name == "Sprinkle" }?.description
                == "Deprecated. Plants are watered now. Use the tool WaterPlantIntent instead. Wets it."
        )
    }

    @Test("The name that an intent had before still calls its tool, and is not listed")
    func migrated() async throws {
        let names = try await host.service.tools(context).elements.map(\.name)
        #expect(names == ["Dig", "Sprinkle", "WaterPlantIntent"])
        let result = try await host.result("Water", ["plant": "Fern"])
        #expect(!result.isError)
    }

    @Test("UND-1 an assistant undoes what it did for the owner, and says when there is nothing")
    func undo() async throws {
        func offered() async throws -> [String] {
            try await host.service.tools(context).elements.map(\.name)
                .filter { ["UndoIntent", "RedoIntent"].contains($0) }
        }
        let changes = Mutex(0)
        host.service.observe { event in
            if event == .toolsChanged { changes.withLock { $0 += 1 } }
        }
        #expect(try await offered().isEmpty)
        Garden.Bed.shared.fill()
        _ = try await host.result("Dig")
        #expect(try await offered() == ["UndoIntent"])
        #expect(changes.withLock { $0 } == 1)
        #expect(Garden.Bed.shared.isDug)
        let undone = try await host.result("UndoIntent")
        #expect(undone.content == [.text("“Dig” was undone.")])
        #expect(!Garden.Bed.shared.isDug)
        #expect(try await offered() == ["RedoIntent"])
        _ = try await host.result("RedoIntent")
        #expect(Garden.Bed.shared.isDug)
        let redone = try await host.result("RedoIntent")
        #expect(redone.isError)
        #expect(redone.content == [.text("There is nothing to redo.")])
    }
}

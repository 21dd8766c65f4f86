import Foundation
import MCPProtocol
import Testing
import _JSON

@testable import MCPHost

/// What a server offers besides tools.
@Suite struct OfferTests {
    private let host: TestHost
    private let context = TestHost.context()

    init() throws {
        host = try TestHost(intents: TeaShop.intents, shortcuts: TeaShortcuts.self)
    }

    @Test("It offers what it has methods for")
    func declaresCapabilities() {
        #expect(
            host.service.capabilities
                == ServerCapabilities(
                    tools: .init(), resources: .init(), prompts: .init(), hasCompletions: true,
                    hasTasks: true, extensions: ["io.modelcontextprotocol/ui": [:]]))
        #expect(host.service.info == Implementation(name: "Test", version: "1.0", title: "Test"))
    }

    // MARK: - Resources

    @Test("Entities are resources, and what the app suggests is listed")
    func listsEntities() async throws {
        #expect(
            try await host.service.resources(context).elements
                == [
                    Resource(
                        uri: "intents://entities/Tea/assam", name: "Tea assam", title: "Assam",
                        description: "India", mimeType: "application/json"),
                    Resource(
                        uri: "intents://entities/Tea/sencha%2F1", name: "Tea sencha/1",
                        title: "Green Sencha", mimeType: "application/json"),
                    Resource(
                        uri: "intents://entities/Tea/matcha", name: "Tea matcha",
                        title: "Green Matcha", mimeType: "application/json"),
                ])
        #expect(
            try await host.service.resourceTemplates(context).elements
                == [
                    ResourceTemplate(
                        uriTemplate: "intents://entities/Tea/{id}", name: "Tea", title: "Tea",
                        description: "A Tea of Test, by its identifier.",
                        mimeType: "application/json")
                ])
    }

    @Test("The view is listed for clients that can show it, and readable for all")
    func listsTheView() async throws {
        let listed = try await host.service.resources(TestHost.context(apps: true)).elements
        #expect(listed.first?.uri == "ui://openappintents/card")
        #expect(try await read("ui://openappintents/card").mimeType == "text/html;profile=mcp-app")
    }

    private func read(_ uri: String) async throws -> ResourceContents {
        guard
            case .complete(let reading) = try await host.service.readResource(
                ResourceRead(uri: uri), context)
        else { throw MCPError.internalError }
        return try #require(reading.contents.first)
    }

    @Test("An entity says what it is called")
    func readsEntities() async throws {
        #expect(
            try await read("intents://entities/Tea/sencha%2F1")
                == ResourceContents(
                    uri: "intents://entities/Tea/sencha%2F1", mimeType: "application/json",
                    body: .text(#"{"type":"Tea","id":"sencha/1","title":"Green Sencha"}"#)))
    }

    @Test(
        "What is not there is an error",
        arguments: [
            "intents://entities/Tea/coffee", "intents://entities/Cup/1", "intents://entities/Tea",
            "intents://entities/Tea/a/b", "intents://entities//", "ui://openappintents/other",
            "file:///etc/passwd", "intents://entities/Tea/%FF", "",
        ])
    func knowsNoOtherResource(_ uri: String) async throws {
        await #expect(throws: MCPError.unknownResource(uri: uri)) { try await read(uri) }
    }

    @Test("Identifiers are completed from what is typed")
    func completesIdentifiers() async throws {
        let request = CompletionRequest(
            reference: .resource(uri: "intents://entities/Tea/{id}"), argument: "id",
            value: "green")
        #expect(
            try await host.service.complete(request, context)
                == Completion(values: ["sencha/1", "matcha"]))
    }

    // MARK: - Prompts

    @Test("App Shortcuts are prompts, with the parameters of their phrases")
    func listsPrompts() async throws {
        #expect(
            try await host.service.prompts(context).elements
                == [
                    Prompt(
                        name: "BrewTeaIntent", title: "Brew", description: "Brews a pot of tea.",
                        arguments: [
                            .init(name: "tea", title: "Tea", description: "What to brew.")
                        ]),
                    Prompt(
                        name: "do_what_is_said", title: "Do What Is Said",
                        description: "Finds the tool that a sentence asks for, with its arguments.",
                        arguments: [
                            .init(
                                name: "sentence", title: "Sentence",
                                description: "What the person wants, in their own words.",
                                isRequired: true)
                        ]),
                ])
    }

    @Test(
        "A prompt is the phrase that says what was given",
        arguments: [
            ([:], "Brew tea with Test. Use the tool BrewTeaIntent."),
            (["tea": ""], "Brew tea with Test. Use the tool BrewTeaIntent."),
            (["tea": "Assam"], "Brew Assam in Test. Use the tool BrewTeaIntent."),
        ] as [([String: String], String)])
    func fillsPrompts(_ arguments: [String: String], _ wanted: String) async throws {
        let request = PromptRequest(name: "BrewTeaIntent", arguments: arguments)
        guard case .complete(let result) = try await host.service.prompt(request, context) else {
            Issue.record("A prompt asked for something.")
            return
        }
        #expect(
            result == PromptResult(description: "Brew", messages: [.init(.text(wanted))]))
    }

    @Test("Prompts and arguments that are not there are errors")
    func knowsNoOtherPrompt() async throws {
        await #expect(throws: MCPError.unknownPrompt("Nothing")) {
            try await host.service.prompt(PromptRequest(name: "Nothing"), context)
        }
        await #expect(
            throws: MCPError.invalidParameters("The prompt BrewTeaIntent has no argument “cup”.")
        ) {
            try await host.service.prompt(
                PromptRequest(name: "BrewTeaIntent", arguments: ["cup": "1"]), context)
        }
    }

    @Test("Arguments of a prompt are completed with what things are called")
    func completesArguments() async throws {
        let request = CompletionRequest(
            reference: .prompt(name: "BrewTeaIntent"), argument: "tea", value: "green")
        #expect(
            try await host.service.complete(request, context)
                == Completion(values: ["Green Sencha", "Green Matcha"]))
    }

    @Test("The client's language is a tag or English")
    func readsLanguages() {
        func language(_ header: String?) -> String {
            RequestContext(revision: .july2026, acceptLanguage: header).language
        }
        #expect(language("de-AT, de;q=0.8") == "de-AT")
        #expect(language("fr;q=0.5") == "fr")
        #expect(language(nil) == "en")
        #expect(language("*") == "en")
        #expect(language("../../etc") == "en")
    }

    @Test("The person's time zone is the one that the client names, if there is such a zone")
    func readsTimeZones() {
        func zone(_ name: JSONValue) -> String? {
            RequestContext(
                revision: .july2026, meta: ["openai/userLocation": ["timezone": name]]
            ).locale.timeZone?.identifier
        }
        #expect(zone("Asia/Tokyo") == "Asia/Tokyo")
        #expect(zone("Nowhere/Land") == nil)
        #expect(zone(9) == nil)
    }
}

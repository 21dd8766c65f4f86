import AppIntents
import Foundation
import MCPProtocol
import Testing
import _JSON

@testable import MCPHost

/// What an assistant is told of an app's intents.
@Suite struct ToolListTests {
    private func tools(_ context: RequestContext = TestHost.context()) async throws -> [Tool] {
        let host = try TestHost(intents: TeaShop.intents)
        return try await host.service.tools(context).elements
    }

    private func tool(_ name: String) async throws -> Tool {
        try #require(try await tools(TestHost.context(apps: true)).first { $0.name == name })
    }

    @Test("The tools are the discoverable intents, in the same order each time")
    func listsDiscoverableIntents() async throws {
        let names = [
            "AddIntent", "BoilWaterIntent", "BrewTeaIntent", "DeleteTeasIntent", "EmptyPotIntent",
            "OpenTeaIntent", "ServeTeaIntent", "SetLidIntent",
        ]
        #expect(try await tools().map(\.name) == names)
        #expect(try await tools().map(\.name) == names)
    }

    @Test("The tools that an author promotes come first; a hidden one stays hidden")
    func listsPromotedIntentsFirst() async throws {
        let host = try TestHost(intents: TeaShop.intents + [WeighTeaIntent.self, ZestIntent.self])
        let names = try await host.service.tools(TestHost.context()).elements.map(\.name)
        // The test's own type has its file in its identifier.
        #expect(names.first?.contains("WeighTeaIntent") == true)
        #expect(names.dropFirst().first == "AddIntent")
        #expect(!names.contains("ZestIntent"))
    }

    @Test("Hidden intents and the tools of cards are listed for views only")
    func listsHiddenIntentsForViews() async throws {
        let hidden = try await tools(TestHost.context(apps: true)).filter {
            $0.meta == ["ui": ["visibility": ["app"]]]
        }
        #expect(
            hidden.map(\.name)
                == ["AddCupIntent", "TrayIntent", "card_act", "card_state", "card_choices"])
    }

    @Test("A value of every kind has its schema")
    func describesEveryKindOfValue() async throws {
        let found =
            """
            Tea: an identifier, or words to find it by; if several match, the person is asked which \
            one is meant.
            """
        let wanted: JSONValue = [
            "type": "object",
            "properties": [
                "tea": ["type": "string", "title": "Tea", "description": "What to brew. \(found)"],
                "size": [
                    "type": "string",
                    "oneOf": [
                        ["const": "small", "title": "Small Cup"],
                        ["const": "large", "title": "Large Cup", "description": "½ l"],
                    ],
                    "title": "Size", "default": "small",
                ],
                "cups": [
                    "type": "integer", "minimum": 1, "maximum": 6, "title": "Cups", "default": 2,
                ],
                "strength": ["type": "number", "minimum": 0.5, "maximum": 2, "title": "Strength"],
                "milk": ["type": "boolean", "title": "Milk"],
                "name": ["type": "string", "title": "For"],
                "moment": ["type": "string", "format": "date-time", "title": "When"],
                "day": ["type": "string", "format": "date", "title": "Day"],
                "alarm": [
                    "type": "string", "examples": ["2026-11-21", "09:30", "2026-11-21T09:30"],
                    "title": "Alarm",
                    "description": "A day, a time of day, or both, as in ISO 8601.",
                ],
                "recipe": ["type": "string", "format": "uri", "title": "Recipe"],
                "extras": [
                    "type": "array", "items": ["type": "string"], "title": "Extras",
                    "description": "\(found)",
                ],
            ],
            "required": ["tea"],
            "additionalProperties": false,
        ]
        let tool = try await tool("BrewTeaIntent")
        #expect(JSONValue.object(tool.inputSchema).text == wanted.text)
        #expect(tool.title == "Brew Tea")
        #expect(tool.description == "Brews a pot of tea.")
        #expect(tool.meta == [:])
    }

    @Test("A result has a schema that a run without a value satisfies too")
    func describesResults() async throws {
        let brew = try #require(try await tool("BrewTeaIntent").outputSchema)
        let wanted: JSONValue = [
            "type": "object",
            "properties": [
                "value": [
                    "type": "object", "title": "Tea",
                    "properties": [
                        "id": ["type": "string"], "title": ["type": "string"],
                        "subtitle": ["type": "string"], "uri": ["type": "string", "format": "uri"],
                    ],
                    "required": ["id", "title"],
                ],
                "dialog": ["type": "string", "description": "What the app says."],
            ],
        ]
        #expect(JSONValue.object(brew).text == wanted.text)
        let add = try #require(try await tool("AddIntent").outputSchema)
        #expect(
            JSONValue.object(add).text
                == #"{"type":"object","properties":{"value":{"type":"integer"}}}"#)
        #expect(try await tool("EmptyPotIntent").outputSchema == nil)
    }

    @Test("What only a person can choose is not demanded of an assistant")
    func demandsNoGuesses() async throws {
        #expect(
            JSONValue.object(try await tool("BoilWaterIntent").inputSchema).text
                == """
                {"type":"object","properties":{"degrees":{"type":"integer","title":"Degrees",\
                "description":"The app offers choices: leave it out, and the app's default counts or the person is asked."}},\
                "additionalProperties":false}
                """)
        #expect(
            JSONValue.object(try await tool("EmptyPotIntent").inputSchema).text
                == #"{"type":"object","additionalProperties":false}"#)
    }

    @Test("The kind of an intent says what it may do")
    func annotates() async throws {
        #expect(
            try await tool("TrayIntent").annotations
                == ToolAnnotations(title: "Tray", isReadOnly: true))
        #expect(
            try await tool("SetLidIntent").annotations
                == ToolAnnotations(title: "Set Lid", isIdempotent: true))
        #expect(
            try await tool("EmptyPotIntent").annotations == ToolAnnotations(title: "Empty Pot"))
        #expect(
            try await tool("OpenTeaIntent").annotations
                == ToolAnnotations(title: "Open Tea", isReadOnly: true))
        #expect(
            try await tool("DeleteTeasIntent").annotations
                == ToolAnnotations(title: "Delete Teas", isDestructive: true))
    }

    @Test("An intent that shows a card names the view that draws it")
    func namesTheView() async throws {
        let tool = try await tool("ServeTeaIntent")
        let meta: JSONObject = [
            "ui": ["resourceUri": "ui://openappintents/card", "visibility": ["model", "app"]]
        ]
        #expect(tool.meta == meta)
        #expect(try await self.tool("OpenTeaIntent").meta == meta)
    }

    @Test(
        "Names are what every client accepts, and stay the same",
        arguments: [
            ("OrderSoupIntent", "OrderSoupIntent"), ("card_act", "card_act-"),
            ("Module.Outer.Intent", "Module-Outer-Intent-"), ("", "-"),
            ("Suppe bestellen", "Suppe-bestellen-"),
            (String(repeating: "x", count: 65), String(repeating: "x", count: 40)),
        ])
    func namesTools(_ identifier: String, _ beginning: String) {
        let name = ToolName.name(for: identifier, reserved: CardTool.names)
        #expect(name.hasPrefix(beginning))
        #expect(name.wholeMatch(of: /[A-Za-z0-9_-]{1,64}/) != nil)
        #expect(name == ToolName.name(for: identifier, reserved: CardTool.names))
    }

    @Test("Identifiers that differ only in what a name can't hold have different names")
    func namesDiffer() {
        #expect(ToolName.name(for: "A.B") != ToolName.name(for: "A B"))
    }
}

private struct WeighTeaIntent: ToolIntent {
    static let title: LocalizedStringResource = "Weigh Tea"
    func perform() async throws -> some IntentResult { .result() }
}

private struct ZestIntent: ToolIntent {
    static let title: LocalizedStringResource = "Zest"
    static let isDiscoverable = false
    func perform() async throws -> some IntentResult { .result() }
}

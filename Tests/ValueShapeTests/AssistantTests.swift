import AppIntents
import IntentSystem
import Logging
import MCPProtocol
import Testing
import _JSON

@testable import MCPHost

/// Measurements, lengths of time and names as an assistant gives, asks for and gets them.
@Suite struct AssistantTests {
    private let service: IntentService
    private let context = RequestContext(
        revision: .july2026, clientCapabilities: ClientCapabilities(canElicitForms: true))

    init() throws {
        var log = Logger(label: "test")
        log.logLevel = .critical
        service = IntentService(
            system: IntentSystem(
                appName: "Test", catalog: Catalog(intents: [NoteIntent.self, TimeIntent.self])
            ) { $0.log = log },
            configuration: MCPHostConfiguration(), page: try SnippetPage())
    }

    private func call(
        _ name: String, _ arguments: JSONObject, _ input: ReceivedInput? = nil
    ) async throws -> ToolOutcome {
        try await service.callTool(
            ToolCall(name: name, arguments: arguments, input: input), context)
    }

    private func result(_ outcome: ToolOutcome) throws -> CallResult {
        guard case .complete(let result) = outcome else {
            throw JSONReadError(offset: 0, message: "the call did not complete: \(outcome)")
        }
        return result
    }

    @Test("The schemas say what the values are made of")
    func schemas() async throws {
        let tool = try #require(
            try await service.tools(context).elements.first { $0.name == "NoteIntent" })
        let properties = tool.inputSchema["properties"]
        #expect(
            properties?["amount"] == [
                "type": "object",
                "properties": [
                    "value": ["type": "number", "minimum": 0, "title": "Amount"],
                    "unit": [
                        "type": "string", "title": "Unit",
                        "oneOf": [["const": "liters", "title": "Liters (L)"]], "default": "liters",
                    ],
                ],
                "required": ["value"], "additionalProperties": false, "title": "Amount",
            ])
        #expect(
            properties?["time"] == [
                "type": "string", "format": "duration", "title": "Time",
                "description": "A length of time as in ISO 8601, such as PT1H30M.",
            ])
        #expect(
            properties?["cook"]?["properties"]?.object?.names
                == [
                    "givenName", "familyName", "middleName", "nickname", "namePrefix", "nameSuffix",
                ])
        #expect(properties?["cook"]?["required"] == [])
        let breaks: JSONValue = ["type": "string", "format": "duration"]
        #expect(properties?["breaks"]?["items"] == breaks)
    }

    @Test("Values are taken in the form of the schema and as a person types them")
    func arguments() async throws {
        let forms: [JSONObject] = [
            [
                "amount": ["value": 1.5, "unit": "liters"], "time": "PT1H30M",
                "cook": ["givenName": "Ada"], "breaks": ["PT5M", "10 min"],
            ],
            ["amount": "1.5 L", "time": "90", "cook": "Ada Lovelace"],
            ["amount": ["value": 1.5], "time": "1h 30m", "cook": ["familyName": "Lovelace"]],
        ]
        for form in forms {
            let liters: JSONValue = ["value": 1.5, "unit": "liters"]
            let result = try result(try await call("NoteIntent", form))
            #expect(result.structured?["value"] == [liters, liters], "\(form)")
        }
    }

    @Test(
        "What a value is not is refused with a reason",
        arguments: [
            (
                "amount", ["value": 1, "unit": "kilograms"],
                "“kilograms” is not one of the choices for “Unit”: Liters (L)."
            ),
            ("amount", ["unit": "liters"], "A value is needed for “Amount”."),
            ("amount", ["value": -1, "unit": "liters"], "Choose a number of at least 0 L."),
            (
                "amount", ["value": 1, "unit": "liters", "hue": 3],
                "A volume has no “hue”; it has value, unit."
            ),
            ("amount", 7.5, "must be of the JSON type object"),
            ("time", "soon", "“soon” is not a duration."),
            ("cook", ["firstName": "Ada"], "A name has no “firstName”"),
            ("cook", [:], "is not a name."),
        ] as [(String, JSONValue, String)])
    func refusals(name: String, value: JSONValue, reason: String) async throws {
        var arguments: JSONObject = ["amount": "1 L", "time": "5 min", "cook": "Ada"]
        arguments[name] = value
        let result = try result(try await call("NoteIntent", arguments))
        guard case .text(let text)? = result.content.first?.kind else {
            Issue.record("\(result)")
            return
        }
        #expect(result.isError)
        #expect(text.contains(reason), "\(text)")
    }

    @Test("A form asks for the parts one by one, and for a length of time in words")
    func forms() async throws {
        let outcome = try await call("NoteIntent", [:])
        guard case .inputRequired(let input) = outcome, let request = input.requests.first,
            case .form(let form) = request.request
        else {
            Issue.record("\(outcome)")
            return
        }
        #expect(
            form.fields.map(\.name) == [
                "amount_value", "amount_unit", "time", "cook_givenName", "cook_familyName",
                "cook_middleName", "cook_nickname", "cook_namePrefix", "cook_nameSuffix",
            ])
        #expect(
            form.fields.map(\.isRequired) == [true, false, true] + Array(repeating: false, count: 6)
        )
        let answer = ReceivedInput(
            responses: [
                request.key: .elicitation(
                    .accept([
                        "amount_value": 2, "amount_unit": "liters", "time": "90 min",
                        "cook_familyName": "Lovelace",
                    ]))
            ], state: input.state)
        let result = try result(try await call("NoteIntent", [:], answer))
        #expect(
            result.structured?["value"]?.array?.first?.text == #"{"value":2,"unit":"liters"}"#)
    }

    @Test("A length of time comes back exact")
    func duration() async throws {
        let result = try result(try await call("TimeIntent", ["time": "PT0.000000001S"]))
        #expect(result.structured?["value"] == "PT0.000000001S")
    }
}

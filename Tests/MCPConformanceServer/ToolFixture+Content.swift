import MCPProtocol
import _JSON

extension [ToolFixture] {
    /// Tools that give content of all kinds.
    static let content: [ToolFixture] = [
        ToolFixture("test_simple_text", "Gives a text") { _, _, _ in
            .text("This is a simple text response for testing.")
        },
        ToolFixture("test_image_content", "Gives an image") { _, _, _ in
            .complete(CallResult(content: [.image(data: Samples.png, mimeType: "image/png")]))
        },
        ToolFixture("test_audio_content", "Gives a sound") { _, _, _ in
            .complete(CallResult(content: [.audio(data: Samples.wav, mimeType: "audio/wav")]))
        },
        ToolFixture("test_embedded_resource", "Gives a resource") { _, _, _ in
            .complete(
                CallResult(content: [
                    .resource(
                        ResourceContents(
                            uri: "test://embedded-resource", mimeType: "text/plain",
                            body: .text("This is an embedded resource content.")))
                ]))
        },
        ToolFixture("test_multiple_content_types", "Gives content of several kinds") { _, _, _ in
            .complete(
                CallResult(content: [
                    .text("Multiple content types test:"),
                    .image(data: Samples.png, mimeType: "image/png"),
                    .resource(
                        ResourceContents(
                            uri: "test://mixed-content-resource", mimeType: "application/json",
                            body: .text(#"{"test":"data","value":123}"#))),
                ]))
        },
        ToolFixture("test_error_handling", "Fails") { _, _, _ in
            .failure("This tool intentionally returns an error for testing")
        },
        ToolFixture(
            "json_schema_2020_12_tool", "Tool with JSON Schema 2020-12 features",
            Samples.schema
        ) { call, _, _ in
            .text("Arguments: \(JSONValue.object(call.arguments).text)")
        },
        ToolFixture(
            "add", "Adds two whole numbers",
            .arguments(["a": ["type": "integer"], "b": ["type": "integer"]])
        ) { call, _, _ in
            guard let a = call.arguments["a"]?.integer, let b = call.arguments["b"]?.integer else {
                return .failure("The arguments a and b must be whole numbers.")
            }
            let (sum, overflow) = a.addingReportingOverflow(b)
            return overflow ? .failure("The sum is too large.") : .text("\(sum)")
        },
        ToolFixture(
            "test_header_parameter", "Takes a value that HTTP clients repeat in a header",
            .arguments(["region": ["type": "string", "x-mcp-header": "Region"]])
        ) { call, _, _ in
            .text("Region: \(call.arguments["region"]?.string ?? "")")
        },
    ]
}

/// The data that fixtures give.
enum Samples {
    /// A red pixel.
    static let png =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5E"
        + "rkJggg=="

    /// A sound of no length.
    static let wav = "UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA="

    static let schema: JSONObject = [
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "type": "object",
        "$defs": [
            "address": [
                "$anchor": "addressDef", "type": "object",
                "properties": ["street": ["type": "string"], "city": ["type": "string"]],
            ]
        ],
        "properties": [
            "name": ["type": "string"],
            "address": ["$ref": "#/$defs/address"],
            "contactMethod": ["type": "string", "enum": ["phone", "email"]],
            "phone": ["type": "string"],
            "email": ["type": "string"],
        ],
        "allOf": [["anyOf": [["required": ["phone"]], ["required": ["email"]]]]],
        "if": [
            "properties": ["contactMethod": ["const": "phone"]], "required": ["contactMethod"],
        ],
        "then": ["required": ["phone"]],
        "else": ["required": ["email"]],
        "additionalProperties": false,
    ]
}

import MCPProtocol
import _JSON

/// The tools with which an assistant reads and uses the app's controls.
enum BoardTool: String, CaseIterable, Sendable {
    /// Returns the controls with their states.
    case list = "list_controls"
    /// Presses a button, or switches a toggle.
    case use = "use_control"

    static let names = Set(allCases.map(\.rawValue))

    static let listed = allCases.map(\.listed)

    private var listed: Tool {
        switch self {
        case .list:
            Tool(
                name: rawValue, title: "List Controls",
                description: """
                    Lists the controls that the person has, each with its kind, its state and the action that it \
                    performs.
                    """,
                inputSchema: .arguments([:], required: []),
                annotations: ToolAnnotations(
                    title: "List Controls", isReadOnly: true, isOpenWorld: false))
        case .use:
            Tool(
                name: rawValue, title: "Use a Control",
                description: """
                    Presses a control that is a button, or switches one that is a toggle, as the person would; \
                    then tells its state. Use it when the person names the control; else call the action itself.
                    """,
                inputSchema: .arguments(
                    [
                        "kind": [
                            "type": "string", "maxLength": 256,
                            "description": "The kind of the control, as list_controls has it.",
                        ],
                        "isOn": [
                            "type": "boolean",
                            "description": "The state that a toggle shall have; not for a button.",
                        ],
                    ], required: ["kind"]),
                annotations: ToolAnnotations(title: "Use a Control"))
        }
    }
}

extension JSONObject {
    /// Returns the schema of a tool's arguments, without additional properties.
    static func arguments(_ properties: JSONObject, required: [JSONValue]) -> JSONObject {
        [
            "type": "object", "properties": .object(properties), "required": .array(required),
            "additionalProperties": false,
        ]
    }
}

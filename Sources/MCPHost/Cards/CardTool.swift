import MCPProtocol
import _JSON

/// The tools by which a view of a card returns to its session; assistants don't see them.
enum CardTool: String, CaseIterable, Sendable {
    /// Carries out a person's action on a card.
    case act = "card_act"
    /// Returns the present screen.
    case state = "card_state"
    /// Returns choices for a field by text.
    case choices = "card_choices"

    static let names = Set(allCases.map(\.rawValue))

    static let listed = allCases.map(\.listed)

    private var listed: Tool {
        Tool(
            name: rawValue, title: title, description: words, inputSchema: schema,
            annotations: ToolAnnotations(
                title: title, isReadOnly: self == .act ? nil : true,
                isOpenWorld: self == .act ? nil : false),
            meta: ["ui": ["visibility": ["app"]]])
    }

    private var title: String {
        switch self {
        case .act: "Use a Card"
        case .state: "Look at a Card"
        case .choices: "Find Choices"
        }
    }

    private var words: String {
        switch self {
        case .act: "Carries out what a person did with a card, and tells what it shows then."
        case .state: "Tells what a card shows now, as far as the view does not know it."
        case .choices: "Finds choices for a field of the question on a card."
        }
    }

    private static let handle: JSONValue = ["type": "string", "maxLength": 64]
    private static let number: JSONValue = ["type": "integer"]

    private var schema: JSONObject {
        switch self {
        case .act:
            return .arguments(
                [
                    "handle": Self.handle, "seen": Self.number,
                    "type": [
                        "type": "string",
                        "enum": .array(CardCalls.actions.map { .string($0) }),
                    ],
                    "card": Self.number, "generation": Self.number, "action": Self.number,
                    "isOn": ["type": "boolean"], "question": Self.number, "option": Self.number,
                    "values": ["type": "object"],
                ], required: ["handle", "type"])
        case .state:
            return .arguments(
                [
                    "handle": Self.handle, "seen": Self.number,
                    "scheme": ["type": "string", "enum": ["light", "dark"]],
                    "language": ["type": "string", "maxLength": 35],
                    "zone": ["type": "string", "maxLength": 64], "width": Self.number,
                    "measured": ["type": "boolean"],
                ], required: ["handle"])
        case .choices:
            return .arguments(
                [
                    "handle": Self.handle, "question": Self.number,
                    "parameter": ["type": "string"], "entity": ["type": "string"],
                    "text": ["type": "string"],
                ], required: ["handle", "question", "parameter", "text"])
        }
    }
}

import AppIntents
import AppIntentsMetadata
import IntentSystem
import MCPProtocol
import _JSON

/// An intent as a tool.
///
/// It is a class because every call passes its tool from one step to the next.
final class IntentTool: Sendable {
    let intent: IntentMetadata
    let name: String
    /// The parameters that a caller can give.
    let parameters: [ToolParameter]
    /// The mapping of a run's value; `nil` if it returns none.
    let resultMapping: ValueMapping?
    /// `true` if assistants may use the tool; otherwise only the app's cards may.
    let isForModels: Bool
    /// `true` if a run is expected to show a card.
    let showsCards: Bool
    let mappings: ValueMappings
    private let annotations: ToolAnnotations
    private let reserved: Set<String>

    /// Creates a tool; `reserved` names belong to the host's tools.
    init(
        _ intent: IntentMetadata, type: any AppIntent.Type, reserved: Set<String>,
        mappings: ValueMappings
    ) {
        self.reserved = reserved
        name = ToolName.name(for: intent.identifier, reserved: reserved)
        self.intent = intent
        self.mappings = mappings
        let declared = Dictionary(
            IntentContents(of: type.init()).parameters.map { ($0.name, $0.parameter) }
        ) { first, _ in first }
        parameters = intent.parameters.filter { !$0.shape.isOpaque }.map { parameter in
            ToolParameter(
                parameter, declared: declared[parameter.name],
                mapping: mappings[parameter.shape])
        }
        resultMapping = intent.capabilities.value.map { mappings[$0] }
        isForModels = intent.isDiscoverable
        showsCards =
            !intent.isDiscoverable || intent.capabilities.showsSnippetView
            || intent.capabilities.showsSnippetIntent
        annotations = ToolAnnotations(intent.traits, title: intent.title)
    }

    var listed: Tool {
        Tool(
            name: name, title: intent.title, description: description, inputSchema: inputSchema,
            outputSchema: outputSchema, annotations: annotations, meta: meta)
    }

    /// The author's description, or else the parameter summary, because clients show little without one.
    private var description: String {
        var words = intent.description ?? intent.sentence { "[\($0)]" } ?? intent.title
        if let schema = intent.schema { words += " (\(schema.words))" }
        guard let deprecation = intent.deprecation else { return words }
        let marked = DeprecationText.forModel(deprecation) { [reserved] in
            ToolName.name(for: $0, reserved: reserved)
        }
        return "\(marked) \(words)"
    }

    private var meta: JSONObject {
        guard isForModels else { return ["ui": ["visibility": ["app"]]] }
        guard showsCards else { return [:] }
        return [
            "ui": [
                "resourceUri": .string(SnippetPage.address), "visibility": ["model", "app"],
            ]
        ]
    }

    /// Returns values as the arguments of a call; words stand for a thing that isn't known yet.
    func arguments(for values: [String: ParameterValue]) -> JSONObject {
        var arguments = JSONObject()
        for parameter in parameters {
            guard let value = values[parameter.name] else { continue }
            arguments[parameter.name] =
                parameter.metadata.shape.json(of: value) ?? value.namedThings
        }
        return arguments
    }

    // MARK: - Schemas

    private var inputSchema: JSONObject {
        var properties = JSONObject()
        for parameter in parameters { properties[parameter.name] = .object(parameter.schema) }
        let required = parameters.filter(\.isRequired)
        var schema: JSONObject = ["type": "object"]
        if !properties.isEmpty { schema["properties"] = .object(properties) }
        if !required.isEmpty { schema["required"] = .array(required.map { .string($0.name) }) }
        schema["additionalProperties"] = false
        return schema
    }

    /// The schema of the result, which is an object for clients of every revision.
    ///
    /// No member is required: a run may return no value, and one that continues in a card returns
    /// it later.
    private var outputSchema: JSONObject? {
        guard let resultMapping else { return nil }
        var value = resultMapping.resultSchema
        if let name = intent.capabilities.valueName { value["title"] = .string(name) }
        var properties: JSONObject = ["value": .object(value)]
        if intent.capabilities.providesDialog {
            properties["dialog"] = ["type": "string", "description": "What the app says."]
        }
        return ["type": "object", "properties": .object(properties)]
    }
}

extension ParameterValue {
    /// The words that name a thing, or several things.
    fileprivate var namedThings: JSONValue? {
        switch self {
        case .string(let text): .string(text)
        case .array(let elements):
            .array(
                elements.compactMap { element in
                    guard case .entity(_, let id) = element else { return element.namedThings }
                    return .string(id)
                })
        default: nil
        }
    }
}

extension ToolAnnotations {
    /// Derives the effects from the kind of an intent; for any other intent, they are unknown.
    init(_ traits: IntentTraits, title: String) {
        self.init(title: title)
        if traits.isSnippet || traits.opensTarget || traits.findsEntities { isReadOnly = true }
        if traits.setsValue { isIdempotent = true }
        if traits.deletesEntities { isDestructive = true }
    }
}

import AppIntents
import AppIntentsMetadata
import IntentSystem
import MCPProtocol
import _JSON

/// An intent as a tool.
struct IntentTool: Sendable {
    let intent: IntentMetadata
    let name: String
    /// Whether assistants may use the tool, or only the app's own cards.
    let isForModels: Bool
    /// Whether a run is expected to show a card.
    let showsCards: Bool
    private let mappings: ValueMappings
    /// Each knows the type of its value, and so what that can be.
    private let declared: [String: any AnyIntentParameter]
    private let annotations: ToolAnnotations

    init(
        _ intent: IntentMetadata, type: any AppIntent.Type, name: String, mappings: ValueMappings
    ) {
        self.intent = intent
        self.name = name
        self.mappings = mappings
        declared = Dictionary(
            IntentContents(of: type.init()).parameters.map { ($0.name, $0.parameter) }
        ) { first, _ in first }
        isForModels = intent.isDiscoverable
        showsCards =
            !intent.isDiscoverable || intent.capabilities.showsSnippetView
            || intent.capabilities.showsSnippetIntent
        annotations = ToolAnnotations(intent.traits, title: intent.title)
    }

    /// The tool as clients see it in the list.
    var listed: Tool {
        Tool(
            name: name, title: intent.title, description: description, inputSchema: inputSchema,
            outputSchema: outputSchema, annotations: annotations, meta: meta)
    }

    /// The author's words, or the sentence that sums the intent up; clients show little without.
    private var description: String {
        intent.description ?? intent.sentence ?? intent.title
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

    // MARK: - Schemas

    /// The parameters that can be given at all.
    var parameters: [ParameterMetadata] {
        intent.parameters.filter { !$0.shape.isOpaque }
    }

    func mapping(of parameter: ParameterMetadata) -> ValueMapping {
        mappings[parameter.shape]
    }

    /// The type of a parameter's value, which knows what it can be.
    func valueType(of parameter: ParameterMetadata) -> (any _IntentValue.Type)? {
        declared[parameter.name]?.valueType
    }

    private var inputSchema: JSONObject {
        var properties = JSONObject()
        for parameter in parameters { properties[parameter.name] = .object(schema(parameter)) }
        let required = parameters.filter { isRequired($0) }
        var schema: JSONObject = ["type": "object"]
        if !properties.isEmpty { schema["properties"] = .object(properties) }
        if !required.isEmpty { schema["required"] = .array(required.map { .string($0.name) }) }
        schema["additionalProperties"] = false
        return schema
    }

    private func schema(_ parameter: ParameterMetadata) -> JSONObject {
        let mapping = mapping(of: parameter)
        var schema = mapping.argumentSchema(parameter)
        schema["title"] = .string(parameter.title)
        var words = [parameter.description, mapping.hint(parameter)].compactMap { $0 }
        if isChosenByPerson(parameter) {
            words.append("The app offers choices: leave it out, and the person is asked.")
        }
        if !words.isEmpty { schema["description"] = .string(words.joined(separator: " ")) }
        schema["default"] = parameter.defaultValue.flatMap { mapping.argument(for: $0) }
        return schema
    }

    private func isRequired(_ parameter: ParameterMetadata) -> Bool {
        !parameter.isOptional && parameter.defaultValue == nil && !isChosenByPerson(parameter)
    }

    /// Whether only the app knows the choices, and only when it runs: an assistant could but guess.
    private func isChosenByPerson(_ parameter: ParameterMetadata) -> Bool {
        guard parameter.hasOptions, !parameter.isOptional, parameter.defaultValue == nil else {
            return false
        }
        return switch parameter.shape {
        case .enumeration, .entity, .list, .opaque: false
        case .bool, .integer, .number, .text, .date, .dateParts, .duration, .url, .structure,
            .union, .file:
            true
        }
    }

    /// Always an object, so that it is the same for clients of every revision, and with nothing
    /// required: a run may give no value, and one that goes on in a card gives it later.
    private var outputSchema: JSONObject? {
        guard let value = intent.capabilities.value else { return nil }
        var properties: JSONObject = ["value": .object(mappings[value].resultSchema)]
        if intent.capabilities.providesDialog {
            properties["dialog"] = ["type": "string", "description": "What the app says."]
        }
        return ["type": "object", "properties": .object(properties)]
    }

    /// The mapping of what a run returns; `nil` if it returns nothing.
    var resultMapping: ValueMapping? { intent.capabilities.value.map { mappings[$0] } }
}

extension ToolAnnotations {
    /// What the kind of an intent says of its effects; of any other intent nothing is known.
    init(_ traits: IntentTraits, title: String) {
        self.init(title: title)
        if traits.isSnippet || traits.opensTarget { isReadOnly = true }
        if traits.setsValue { isIdempotent = true }
        if traits.deletesEntities { isDestructive = true }
    }
}

extension IntentMetadata {
    /// The sentence that sums the intent up, with the parameters' titles; `nil` if there is none.
    var sentence: String? {
        let titles = Dictionary(parameters.map { ($0.name, $0.title) }) { first, _ in first }
        let text = summary.map { token in
            switch token {
            case .text(let text): text
            case .parameter(let name): "[\(titles[name] ?? name)]"
            }
        }.joined()
        return text.isEmpty ? nil : text
    }
}

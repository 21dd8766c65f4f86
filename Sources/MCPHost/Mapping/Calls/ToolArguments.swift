import AppIntentsMetadata
import IntentSystem
import MCPProtocol
import _JSON

/// The arguments of a call, as values by parameter; what can't be right is found without asking
/// anybody.
///
/// An assistant that gives an argument of a wrong type can correct itself, so it is told; a person
/// is asked only what is theirs to say.
struct ToolArguments {
    private(set) var values: [String: ParameterValue] = [:]
    /// What is wrong, one sentence each, in the order of the parameters.
    private(set) var mistakes: [String] = []

    /// Reads arguments; `files` are those that the caller handed in or was given before.
    init(_ arguments: JSONObject, for tool: IntentTool, files: FileResources) {
        let parameters = tool.parameters
        for parameter in parameters {
            guard let json = arguments[parameter.name], json != .null else { continue }
            read(json, for: parameter, of: tool, files)
        }
        let known = Set(parameters.map(\.name))
        for name in arguments.names where !known.contains(name) {
            let others =
                parameters.isEmpty
                ? "there are none" : "there are: \(parameters.map(\.name).joined(separator: ", "))"
            mistakes.append("There is no argument “\(name.prefix(64))”; \(others).")
        }
    }

    private mutating func read(
        _ json: JSONValue, for parameter: ParameterMetadata, of tool: IntentTool,
        _ files: FileResources
    ) {
        let mapping = tool.mapping(of: parameter)
        guard let value = mapping.value(of: json)?.finding(files.file) else {
            let kind = mapping.argumentSchema(parameter)["type"]?.string ?? "value"
            mistakes.append(
                "\(parameter.title) (“\(parameter.name)”): must be of the JSON type \(kind).")
            return
        }
        if value.files.contains(where: { $0.contents == nil && FileAddress($0.id)?.isPath == true })
        {
            mistakes.append(
                """
                \(parameter.title) (“\(parameter.name)”): there is no file at this address that was handed \
                in. \(files.handingIn)
                """)
            return
        }
        var field = Question.Field(parameter: parameter)
        if case .choice(let choices, default: _) = mapping.formKind(field),
            case .titled(let options) = choices
        {
            field.options = options.map { option in
                Question.Option(
                    title: option.title, value: mapping.value(of: .string(option.value)) ?? .null)
            }
        }
        // An empty text is a value to a program, though a person who leaves a field empty gave none.
        let type = tool.valueType(of: parameter)
        if value != "", let problem = FieldCheck.checked(field, given: value, as: type).error {
            mistakes.append("\(parameter.title) (“\(parameter.name)”): \(problem)")
            return
        }
        values[parameter.name] = value
    }
}

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
    /// The mistakes, one sentence each, in the order of the parameters.
    private(set) var mistakes: [String] = []

    /// Reads arguments; `files` are those that the caller handed in or was given before.
    init(_ arguments: JSONObject, for tool: IntentTool, files: FileResources) {
        var taken = 0
        for parameter in tool.parameters {
            guard let argument = arguments[parameter.name] else { continue }
            taken += 1
            if argument == .null { continue }
            do {
                values[parameter.name] = try parameter.value(of: argument, files: files)
            } catch {
                mistakes.append(error.text)
            }
        }
        if taken < arguments.count { noteUnknown(arguments, tool) }
    }

    private mutating func noteUnknown(_ arguments: JSONObject, _ tool: IntentTool) {
        let known = tool.parameters.map(\.name)
        for name in arguments.names where !known.contains(name) {
            let others =
                known.isEmpty
                ? "there are none" : "there are: \(known.joined(separator: ", "))"
            mistakes.append("There is no argument “\(name.prefix(64))”; \(others).")
        }
    }
}

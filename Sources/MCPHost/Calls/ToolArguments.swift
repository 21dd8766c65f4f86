import AppIntentsMetadata
import IntentSystem
import MCPProtocol
import _JSON

/// The arguments of a call, as values by parameter; mistakes that need no question are found here.
///
/// An assistant that gives an argument of a wrong type can correct itself, so it receives the
/// mistake; the person is asked only for values that they must choose.
struct ToolArguments {
    private(set) var values: [String: ParameterValue] = [:]
    /// The mistakes, one sentence each, in the order of the parameters.
    private(set) var mistakes: [String] = []

    /// Reads arguments; `files` are those that the caller has sent or received before.
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

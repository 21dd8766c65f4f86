import AppIntentsMetadata
import IntentSystem
import MCPProtocol

/// App Shortcuts as prompts: a person picks one, and the client sends its phrase to the assistant.
struct ShortcutPrompts: Sendable {
    private struct Entry {
        let name: String
        let shortcut: ShortcutMetadata
        let tool: IntentTool
        /// The parameters that at least one phrase names, in declaration order.
        let parameters: [ParameterMetadata]
    }

    private let entries: [Entry]

    /// Creates the prompts of the App Shortcuts whose intents are offered.
    init(_ catalog: ToolCatalog, offering offers: (_ intent: String) -> Bool = { _ in true }) {
        var seen: [String: Int] = [:]
        entries = catalog.app.shortcuts.compactMap { shortcut in
            guard let tool = catalog.tool(ofIntent: shortcut.intent) else { return nil }
            let count = seen[tool.name, default: 0] + 1
            seen[tool.name] = count
            guard offers(shortcut.intent) else { return nil }
            return Entry(
                name: count == 1 ? tool.name : "\(tool.name)-\(count)", shortcut: shortcut,
                tool: tool,
                parameters: tool.parameters.map(\.metadata).filter { parameter in
                    shortcut.phrases.contains { $0.contains(Self.placeholder(parameter)) }
                })
        }
    }

    private static func placeholder(_ parameter: ParameterMetadata) -> String {
        "${\(parameter.name)}"
    }

    var prompts: [Prompt] {
        entries.map { entry in
            Prompt(
                name: entry.name, title: entry.shortcut.title,
                description: entry.tool.intent.description,
                arguments: entry.parameters.map {
                    Prompt.Argument(name: $0.name, title: $0.title, description: $0.description)
                })
        }
    }

    /// Returns the phrase that contains the most of the given values.
    func prompt(_ request: PromptRequest) throws(MCPError) -> PromptResult {
        guard let entry = entries.first(where: { $0.name == request.name }) else {
            throw .unknownPrompt(request.name)
        }
        for name in request.arguments.keys
        where !entry.parameters.contains(where: { $0.name == name }) {
            throw .invalidParameters("The prompt \(entry.name) has no argument “\(name)”.")
        }
        let given = entry.parameters.filter { !(request.arguments[$0.name] ?? "").isEmpty }
        var phrase =
            entry.shortcut.phrases.first { phrase in
                entry.parameters.allSatisfy { parameter in
                    phrase.contains(Self.placeholder(parameter))
                        == given.contains { $0.name == parameter.name }
                }
            } ?? entry.shortcut.title
        var rest: [String] = []
        for parameter in given {
            let value = request.arguments[parameter.name] ?? ""
            if phrase.contains(Self.placeholder(parameter)) {
                phrase = phrase.replacing(Self.placeholder(parameter), with: value)
            } else {
                rest.append("\(parameter.title): \(value).")
            }
        }
        let words = ["\(phrase).", rest.joined(separator: " "), "Use the tool \(entry.tool.name)."]
        return PromptResult(
            description: entry.shortcut.title,
            messages: [.init(.text(words.filter { !$0.isEmpty }.joined(separator: " ")))])
    }

    func parameter(prompt: String, argument: String) -> (intent: String, parameter: String)? {
        guard let entry = entries.first(where: { $0.name == prompt }),
            entry.parameters.contains(where: { $0.name == argument })
        else { return nil }
        return (entry.tool.intent.identifier, argument)
    }
}

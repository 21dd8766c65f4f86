import AppIntentsMetadata
import IntentSystem
import MCPProtocol
import _JSON

/// Suggestions as prompts: a person picks one, and the assistant is asked to call it with its
/// values.
///
/// A prompt keeps its name as long as its intent and values stay the same, regardless of its
/// position in the list. Its description is the reason for the suggestion.
struct SuggestionPrompts: Sendable {
    private struct Entry {
        let name: String
        let item: SearchItem
        let tool: IntentTool
    }

    private let entries: [Entry]

    init(_ items: [SearchItem], _ catalog: ToolCatalog) {
        entries = items.compactMap { item in
            guard let tool = catalog.tool(ofIntent: item.intent) else { return nil }
            let key = "\(item.intent) \(Self.arguments(item, tool).text)"
            return Entry(name: ToolName.name(for: "suggestion \(key)"), item: item, tool: tool)
        }
    }

    private static func arguments(_ item: SearchItem, _ tool: IntentTool) -> JSONValue {
        .object(tool.arguments(for: item.values ?? [:]))
    }

    var prompts: [Prompt] {
        entries.map { entry in
            Prompt(
                name: entry.name,
                title: [entry.item.title, entry.item.subtitle].compactMap(\.self)
                    .joined(separator: ", "),
                description: entry.item.reason)
        }
    }

    /// Returns the words that ask the assistant; `nil` if the suggestion no longer exists.
    func prompt(_ request: PromptRequest) -> PromptResult? {
        guard let entry = entries.first(where: { $0.name == request.name }) else { return nil }
        let arguments = Self.arguments(entry.item, entry.tool).text
        return PromptResult(
            description: entry.item.title,
            messages: [
                .init(
                    .text(
                        """
                        \(entry.item.title). Use the tool \(entry.tool.name) with the arguments \(arguments).
                        """))
            ])
    }
}

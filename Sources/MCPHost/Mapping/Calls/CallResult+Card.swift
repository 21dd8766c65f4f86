import AppIntentsMetadata
import IntentSystem
import MCPProtocol
import SnippetRendering
import SwiftUI
import _JSON

extension CallResult {
    /// What a run led to: its words for a reader, its value as data, and its card for a client that
    /// can show it.
    init(_ view: Surface.View, of tool: IntentTool, document: JSONValue? = Optional.none) {
        let card = view.card
        var content = [Content.text(Self.text(view, of: tool))]
        let structured = card.flatMap { Self.structured($0, of: tool) }
        // Clients that know no structured results find the value here.
        if let structured, structured["value"] != nil { content.append(.text(structured.text)) }
        content += (card?.value?.files ?? []).map { .link(Resource($0)) }
        self.init(
            content: content, structured: structured,
            isError: card == nil || card?.error != nil,
            meta: document.map { [CardDocument.name: $0] } ?? [:])
    }

    /// What an assistant reads.
    private static func text(_ view: Surface.View, of tool: IntentTool) -> String {
        let title = tool.intent.title
        guard let card = view.card else {
            return "“\(title)” was cancelled. What it had not done by then was not done."
        }
        let drawn = view.tree.map { TextRenderer().render($0) } ?? ""
        if card.question != nil {
            return [
                """
                “\(title)” waits for the person, who sees its card and can answer there. Nothing needs to \
                be called for that.
                """, card.dialog?.full ?? "", drawn,
            ].nonEmpty.joined(separator: "\n\n")
        }
        if view.state?.run != nil {
            return [
                """
                “\(title)” is still going on. The person sees its progress in its card, where the result \
                will appear, too.
                """, drawn,
            ].nonEmpty.joined(separator: "\n\n")
        }
        return [card.error ?? "", card.dialog?.full ?? "", drawn].nonEmpty
            .joined(separator: "\n\n")
    }

    /// The value, as the tool's output schema has it.
    private static func structured(_ card: PresentedCard, of tool: IntentTool) -> JSONValue? {
        guard let mapping = tool.resultMapping else { return nil }
        var object = JSONObject()
        if let value = card.value, !value.data.isNull { object["value"] = mapping.result(value) }
        if tool.intent.capabilities.providesDialog, card.question == nil {
            object["dialog"] = card.dialog.map { .string($0.full) }
        }
        return .object(object)
    }
}

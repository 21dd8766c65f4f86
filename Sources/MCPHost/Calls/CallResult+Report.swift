import AppIntentsMetadata
import IntentSystem
import MCPProtocol
import SnippetRendering
import SurfaceKit
import SwiftUI
import _JSON

extension CallResult {
    init(_ report: CallReport, of tool: IntentTool, _ files: FileResources) {
        self.init(text: report.text, report, of: tool, files, isError: report.error != nil)
    }

    /// Creates the result of a call from its card: the card's text, and the card for a client that
    /// can draw it.
    init(
        _ screen: SessionScreen, of tool: IntentTool, _ files: FileResources,
        document: JSONValue
    ) {
        let meta: JSONObject = [CardDocument.name: document]
        guard let card = screen.card else {
            self.init(cancelled: tool)
            self.meta = meta
            return
        }
        var report = CallReport(card, tree: screen.tree)
        var text = report.text
        if card.question != nil {
            text = Self.waitingText(tool, report)
            report.dialog = nil
        } else if screen.state?.run != nil {
            text = Self.unfinishedText(tool, report)
        }
        self.init(text: text, report, of: tool, files, isError: card.error != nil, meta: meta)
    }

    private init(
        text: String, _ report: CallReport, of tool: IntentTool, _ files: FileResources,
        isError: Bool, meta: JSONObject = [:]
    ) {
        let structured = report.structured(of: tool, files)
        var content = [Content.text(text)]
        // The text contains the value for clients without structured results.
        if let structured, structured["value"] != nil { content.append(.text(structured.text)) }
        if let copied = report.copied {
            content.append(.text("A text for the person to paste elsewhere:\n\(copied)"))
        }
        content += (report.value?.offeredFiles ?? []).map {
            .link(Resource($0, uri: files.address(of: $0)))
        }
        content += (report.tree?.entityNodes ?? []).compactMap(Resource.init(shownBy:)).map {
            .link($0)
        }
        self.init(content: content, structured: structured, isError: isError, meta: meta)
    }

    init(cancelled tool: IntentTool) {
        self = .failure(
            "“\(tool.intent.title)” was cancelled. What it had not done by then was not done.")
    }

    private static func waitingText(_ tool: IntentTool, _ report: CallReport) -> String {
        [
            """
            “\(tool.intent.title)” waits for the person, who sees its card and can answer there. Nothing \
            needs to be called for that.
            """, report.dialog ?? "", report.tree.map { TextRenderer().render($0) } ?? "",
        ].nonEmpty.joined(separator: "\n\n")
    }

    private static func unfinishedText(_ tool: IntentTool, _ report: CallReport) -> String {
        [
            """
            “\(tool.intent.title)” is still going on. The person sees its progress in its card, where the \
            result will appear, too.
            """, report.tree.map { TextRenderer().render($0) } ?? "",
        ].nonEmpty.joined(separator: "\n\n")
    }

    /// Creates the result for an answer that comes too late, or for the second time.
    init(closedQuestionOf tool: IntentTool) {
        let text =
            "This question of “\(tool.intent.title)” is not open any more; nothing was done."
        self.init(
            content: [.text(text)], isError: true,
            meta: [
                CardDocument.name: [
                    "news": [.message(.refusal(Refusal(reason: .answered, message: text)))]
                ]
            ])
    }

    /// Creates the result of a call that the limit for sessions refuses.
    init(_ reached: SessionLimitReached) {
        self = .failure(
            "Nothing was done: \(reached.limit) sessions are open already. Try again later.")
    }
}

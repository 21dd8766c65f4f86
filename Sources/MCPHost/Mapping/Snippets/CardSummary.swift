import IntentSystem
import SnippetRendering

/// The one line by which an assistant learns what a card shows now.
enum CardSummary {
    private static let maximumLength = 400

    static func line(_ view: SessionClient.View) -> String {
        guard let card = view.card else { return "The card was closed." }
        let isGoingOn = card.isBusy || (view.state?.run != nil && card.question == nil)
        var parts = [card.title + (isGoingOn ? " (going on)" : "")]
        if let error = card.error { parts.append("Error: \(error)") }
        parts.append(card.dialog?.full ?? "")
        if let tree = view.tree { parts.append(TextRenderer().render(tree)) }
        if card.question != nil, !card.isBusy { parts.append("It waits for the person's answer.") }
        let line = parts.nonEmpty.joined(separator: ": ").replacing("\n", with: "; ")
        return line.count > maximumLength ? line.prefix(maximumLength - 1) + "…" : line
    }
}

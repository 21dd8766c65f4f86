import IntentSystem
import SnippetRendering
import SurfaceKit

/// The one-line description of a card for an assistant.
enum CardSummary {
    private static let maximumLength = 400

    static func line(_ screen: SessionScreen) -> String {
        guard let card = screen.card else { return "The card was closed." }
        let isGoingOn = screen.state?.isBusy ?? false
        var parts = [card.title + (isGoingOn ? " (going on)" : "")]
        if let error = card.error { parts.append("Error: \(error)") }
        parts.append(card.dialog?.full ?? "")
        if let tree = screen.tree { parts.append(TextRenderer().render(tree)) }
        if card.question != nil, !card.isBusy { parts.append("It waits for the person's answer.") }
        let line = parts.nonEmpty.joined(separator: ": ").replacing("\n", with: "; ")
        return line.count > maximumLength ? line.prefix(maximumLength - 1) + "…" : line
    }
}

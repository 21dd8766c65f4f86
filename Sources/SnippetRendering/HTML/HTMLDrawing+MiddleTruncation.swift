import SwiftUI

// Texts with a truncated middle. Screen readers read the whole text.
extension HTMLDrawing {
    /// The beginning and the end of a text.
    typealias Halves = (start: [ViewNode.TextRun], end: [ViewNode.TextRun])

    /// The count of characters that remain at the end of a text if no layout has found how many fit.
    private static var keptCharacters: Int { 8 }

    /// Returns the visible parts of a text that is truncated in the middle; `nil` for any other
    /// text.
    ///
    /// The parts found by a layout fit. If the style sheet lays out, the two halves are the whole
    /// text, and the first is truncated at its end.
    func halves(
        of runs: [ViewNode.TextRun], _ node: NodePlace, _ box: BoxStyle
    ) -> Halves? {
        if let area = box.area {
            guard let shown = area.truncation else { return nil }
            let count = runs.plainText.count
            let start = min(max(Int(shown.start), 0), count)
            let end = min(max(Int(shown.end), 0), count - start)
            return (runs.characters(0..<start), runs.characters(count - end..<count))
        }
        guard !box.attributes.isEmpty, node.attributes.truncatesMiddle, runs.canTruncateMiddle
        else { return nil }
        let text = runs.plainText
        let count = text.count
        let end = min(count / 2, Self.keptCharacters)
        guard end > 0, !text.contains(where: \.isNewline) else { return nil }
        return (runs.characters(0..<count - end), runs.characters(count - end..<count))
    }

    /// Draws the halves visibly, and the whole text for screen readers.
    mutating func draw(
        _ halves: Halves, of runs: [ViewNode.TextRun], _ node: NodePlace, isMeasured: Bool
    ) {
        out.markup("<span class=\"cut-whole\">")
        draw(runs, of: node)
        out.markup("</span>")
        if isMeasured {
            out.markup("<span class=\"cut-shown\" aria-hidden=\"true\">")
            draw(halves.start, of: node)
            out.markup("…")
            draw(halves.end, of: node)
            out.markup("</span>")
        } else {
            out.markup("<span class=\"cut-shown cut-halves\" aria-hidden=\"true\">")
            out.markup("<span class=\"cut-start\">")
            draw(halves.start, of: node)
            out.markup("</span><span class=\"cut-end\">")
            draw(halves.end, of: node)
            out.markup("</span></span>")
        }
    }
}

extension [ViewNode.Attribute] {
    /// Tells whether single-line text is truncated in the middle if it doesn't fit.
    fileprivate var truncatesMiddle: Bool {
        var isMiddle = false
        var isOneLine = false
        for attribute in self {
            switch attribute {
            case .truncation(let truncation): isMiddle = truncation == .middle
            case .lineLimit(let lines): isOneLine = lines <= 1
            default: continue
            }
        }
        return isMiddle && isOneLine
    }
}

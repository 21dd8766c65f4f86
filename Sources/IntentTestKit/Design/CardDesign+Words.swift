import IntentSystem
import SwiftUI

/// The rules about the words of a card.
extension CardDesign {
    /// The words of a text, in lowercase.
    private func words(of text: String) -> [Substring] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }
    }

    var missingWords: [String] {
        guard !tree.isEmpty, words(of: tree.plainText).isEmpty else { return [] }
        return [
            """
            The view has no words, and people may see it without the dialog. Say in it what they see.
            """
        ]
    }

    var missingDialog: [String] {
        guard !tree.isEmpty, card.question == nil, card.dialog == nil else { return [] }
        return [
            """
            The intent “\(card.title)” gives no dialog, so it says nothing to people who only hear it. Return a \
            dialog with the most important fact of the view.
            """
        ]
    }

    var repeatedDialog: [String] {
        let said = words(of: card.dialog?.supporting ?? "")
        guard !tree.isEmpty, said.count >= 3 else { return [] }
        let shown = Set(words(of: tree.plainText))
        let repeated = said.count { shown.contains($0) }
        guard repeated * 5 >= said.count * 4 else { return [] }
        return [
            """
            The dialog “\(card.dialog?.supporting ?? "")” repeats the view. Leave it out where the view is \
            shown: IntentDialog(full: …, supporting: …) with fewer words, or none.
            """
        ]
    }

    var smallTexts: [String] {
        var small: [(text: String, points: Double)] = []
        collect(tree.nodes, points: FontDescription.TextStyle.body.points, into: &small)
        guard !small.isEmpty else { return [] }
        let named = small.prefix(3).map { "“\($0.text)” (\(Int($0.points)))" }
        let more = small.count > 3 ? " and \(small.count - 3) more" : ""
        return [
            """
            Some text has less than 15 points, and a snippet is read from a distance: \
            \(named.joined(separator: ", "))\(more). Use subheadline or a larger style.
            """
        ]
    }

    private func collect(
        _ nodes: [ViewNode], points: Double, into small: inout [(text: String, points: Double)]
    ) {
        for node in nodes where !node.isAccessibilityHidden {
            var points = points
            for attribute in node.attributes {
                if case .font(let font) = attribute { points = font.points }
            }
            if case .text(let runs) = node.kind {
                let text = runs.plainText
                let smallest = runs.map { $0.style?.font?.points ?? points }.min() ?? points
                if smallest < 15, text.contains(where: { !$0.isWhitespace }) {
                    small.append((text, smallest))
                }
            }
            for side in [ViewNode.Layer.Side.behind, .inFront] {
                for attribute in node.attributes {
                    guard let layer = attribute.layer(side) else { continue }
                    collect(layer.nodes, points: points, into: &small)
                }
            }
            collect(node.children, points: points, into: &small)
        }
    }
}

extension FontDescription {
    fileprivate var points: Double {
        switch size {
        case .style(let style): style.points
        case .points(let points): points
        }
    }
}

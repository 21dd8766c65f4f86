import Foundation
import IntentSystem
import SnippetRendering
import SwiftUI
import _Localization

/// The view of a question or a result as text.
struct TerminalCard: Sendable {
    /// The view, with the actions of its controls.
    let drawing: ContentDrawing
    /// The keys of the controls; none for a reader who can't use them.
    let keys: CardKeys?
    let lines: [TextLine]

    /// Creates the text of a view; `hasKeys` for a person who can use its controls.
    init(_ drawing: ContentDrawing, hasKeys: Bool, locale: Locale) {
        self.drawing = drawing
        let keys = hasKeys ? CardKeys(of: drawing) : nil
        self.keys = keys?.isEmpty == true ? nil : keys
        var renderer = TextRenderer()
        renderer.controls = keys.map { .keyed($0.names) } ?? .listed
        let all = renderer.lines(of: drawing.tree)
        // A picture isn't there, so its description is neither the card's title nor its text.
        let pictures = all.filter(\.isPicture).map { line in
            TextLine(
                LocalizedStringResource(system: "Picture: \(line.text)").text(in: locale),
                .picture)
        }
        lines = all.filter { !$0.isPicture } + pictures
    }

    /// The text in one line, without descriptions of pictures.
    var summary: String { lines.filter { !$0.isPicture }.map(\.text).joined(separator: " · ") }

    var text: String { lines.map(\.text).joined(separator: "\n") }
}

import IntentSystem
import SnippetRendering
import SwiftUI
import WidgetSystem

/// The markup of previews.
enum PreviewMarkup {
    /// Returns placeholders for all previews, which the page fills one by one.
    static func list(of sources: [PreviewCatalog.Source]) -> String {
        let items = sources.map { source in
            let name = BoardMarkup.name(of: source.id)
            let line = source.line > 0 ? "<span class=\"line\">:\(source.line)</span>" : ""
            return """
                <section class="preview" data-kind="\(Markup.escaped(source.id))" \
                aria-labelledby="n-\(name)" data-pending>\
                <h2 id="n-\(name)" dir="ltr">\(Markup.escaped(source.place))\(line)</h2>\
                <div class="widgets" data-inside></div></section>
                """
        }
        return items.joined()
    }

    /// Returns the frames of a preview, with its author's mistakes.
    static func inside(of preview: ShownPreview, _ name: String) -> String {
        let title = preview.name.map { "<h3 dir=\"auto\">\(Markup.escaped($0))</h3>" } ?? ""
        let frames = preview.frames.enumerated().map { place, frame in
            figure(of: frame, "\(name)-\(place)")
        }
        return title + frames.joined()
    }

    /// Returns a developer's words about an error; they are in English, like those of the log.
    static func inside(of error: any Error) -> String {
        "<p class=\"issue\" lang=\"en\" dir=\"ltr\">\(Markup.escaped("\(error)"))</p>"
    }

    private static func figure(of frame: ShownPreview.Frame, _ name: String) -> String {
        let caption = frame.name.map {
            "<figcaption dir=\"auto\">\(Markup.escaped($0))</figcaption>"
        }
        let issues = frame.issues.map {
            "<p class=\"issue\" lang=\"en\" dir=\"ltr\">\(Markup.escaped($0))</p>"
        }
        let kind: String
        let markup: String
        switch frame.room {
        case .widget(let family):
            kind = "class=\"widget\" data-family=\"\(family)\""
            markup = """
                <div class="frame-of-widget" inert>\
                <div class="back" aria-hidden="true">\(BoardMarkup.render(frame.background, "b-\(name)-"))</div>\
                <div class="face">\(BoardMarkup.render(frame.view, "w-\(name)-", over: frame.background))</div></div>
                """
        case .card, .wide:
            kind = "data-room=\"\(frame.room == .card ? "card" : "wide")\""
            markup = card(frame.view, name)
        case .box(let width, let height):
            let margin = Double(2 * ShownPreview.Room.margin)
            kind = """
                data-room="box" data-style="--w:\(width + margin)px;--h:\(height + margin)px"
                """
            markup = card(frame.view, name)
        }
        return """
            <figure \(kind)>\(markup)\(caption ?? "")\(issues.joined())</figure>
            """
    }

    private static func card(_ view: ViewTree, _ name: String) -> String {
        """
        <div class="frame-of-preview" inert>\(HTMLRenderer(idPrefix: "w-\(name)-").render(view))</div>
        """
    }
}

import IntentSystem
import SnippetRendering
import SurfaceKit
import SwiftUI
import WidgetKit
import WidgetSystem
import _Localization

extension BoardMarkup {
    /// Returns the widgets of a person, as drawn so far; `reasons` contains why some are relevant
    /// now, by their numbers.
    func list(
        of widgets: [(PlacedWidget, ShownWidget?)], _ kinds: [WidgetKind],
        reasons: [Int: String] = [:]
    ) -> String {
        guard !kinds.isEmpty else { return noWidgets }
        let empty = """
            <p class="none" id="none">\(words(.init(system: "There are no widgets here yet.")))</p>
            """
        let items = widgets.map { placed, look in
            article(
                of: placed, look, kinds.first { $0.kind == placed.kind }, reasons[placed.id])
        }
        return empty + "<div class=\"widgets\">\(items.joined())</div>"
    }

    private var noWidgets: String {
        "<p class=\"none\">\(words(.init(system: "The app has no widgets.")))</p>"
    }

    private func article(
        of placed: PlacedWidget, _ look: ShownWidget?, _ kind: WidgetKind?, _ reason: String?
    ) -> String {
        let name = "\(placed.id)"
        return """
            <article class="widget" id="w\(name)" tabindex="-1" data-kind="\(Markup.escaped(placed.kind))" \
            data-id="\(name)" data-family="\(Markup.escaped(placed.family))" aria-labelledby="n-\(name)" data-pending>\
            <div class="frame-of-widget" data-inside>\(look.map { inside(of: $0, name) } ?? "")</div>\
            \(caption(of: placed, kind, name, reason))</article>
            """
    }

    /// Returns the markup inside a widget's frame; `name` is part of its elements' identifiers.
    func inside(of widget: ShownWidget, _ name: String) -> String {
        switch widget.content {
        case .view(let view, let background):
            let link = widget.url.flatMap { url -> String? in
                guard ["http", "https"].contains(url.scheme?.lowercased()) else { return nil }
                return """
                    <a class="whole" href="\(Markup.escaped(url.absoluteString))" \
                    rel="noopener noreferrer" target="_blank" aria-labelledby="n-\(name)"></a>
                    """
            }
            return """
                <div class="back" aria-hidden="true">\(Self.render(background, "b-\(name)-"))</div>\
                \(link ?? "")<div class="face">\(Self.render(view, "w-\(name)-", over: background))</div>
                """
        case .problem(let problem):
            let edit =
                problem.needsConfiguration
                ? "<a data-edit href=\"/widgets?edit=\(name)\">\(words(.init(system: "Edit")))</a>"
                : ""
            return "<div class=\"state\"><span>\(words(problem.text))</span>\(edit)</div>"
        }
    }

    // MARK: - Captions

    private func caption(
        of placed: PlacedWidget, _ kind: WidgetKind?, _ name: String, _ reason: String?
    ) -> String {
        let title = kind?.name ?? placed.kind
        var parts = [
            """
            <h2 id="n-\(name)" dir="auto" title="\(Markup.escaped(kind?.about ?? ""))">\(Markup.escaped(title))</h2>
            """,
            arranging(name),
        ]
        if let reason {
            parts.append(
                """
                <p class="of-use" title="\(Markup.escaped(reason))">\(words(.init(system: "Useful now")))</p>
                """)
        }
        if let kind, kind.families.count > 1 {
            let options = kind.families.map { other in
                let mark = other.description == placed.family ? " selected" : ""
                return "<option value=\"\(other)\"\(mark)>\(words(Self.name(of: other)))</option>"
            }
            parts.append(
                """
                <select data-choice="family" aria-label="\(words(.init(system: "Size")))" \
                aria-describedby="n-\(name)">\(options.joined())</select>
                """)
        }
        if let kind, !kind.recommendations.isEmpty {
            let suggestions = words(.init(system: "Suggestions"))
            let options = kind.recommendations.enumerated().map { place, text in
                "<option value=\"\(place)\">\(Markup.escaped(text))</option>"
            }
            parts.append(
                """
                <select data-choice="recommendation" aria-label="\(suggestions)" aria-describedby="n-\(name)">\
                <option value="">\(suggestions)</option>\(options.joined())</select>
                """)
        }
        if kind?.isConfigurable == true {
            parts.append(
                """
                <a class="edit" data-edit href="/widgets?edit=\(name)" \
                aria-describedby="n-\(name)">\(words(.init(system: "Edit")))</a>
                """)
        }
        return "<div class=\"caption-of-widget\">\(parts.joined())</div>"
    }

    /// Returns the controls with which a person arranges the widget.
    private func arranging(_ name: String) -> String {
        let changes: [(String, LocalizedStringResource)] = [
            ("earlier", .init(system: "Move Forward")), ("later", .init(system: "Move Back")),
            ("remove", .init(system: "Remove")),
        ]
        let buttons = changes.map { change, text in
            """
            <button type="button" data-change="\(change)" aria-describedby="n-\(name)">\(words(text))</button>
            """
        }
        return """
            <details class="more"><summary aria-label="\(words(.init(system: "More")))" \
            aria-describedby="n-\(name)"></summary><div class="changes">\(buttons.joined())</div></details>
            """
    }

    private static func name(of family: WidgetFamily) -> LocalizedStringResource {
        switch family {
        case .systemSmall: .init(system: "Small")
        case .systemMedium: .init(system: "Medium")
        case .systemLarge: .init(system: "Large")
        case .systemExtraLarge: .init(system: "Extra Large")
        case .accessoryCircular, .accessoryCorner: .init(system: "Circle")
        case .accessoryRectangular: .init(system: "Rectangle")
        case .accessoryInline: .init(system: "Line")
        }
    }

    // MARK: - The gallery

    /// The link from the board to the gallery.
    var galleryLink: String {
        "<a class=\"add-widget\" href=\"/widgets/gallery\">\(words(.init(system: "Add Widget")))</a>"
    }

    /// Returns the kinds of widgets that a person can add, with their families as drawn so far.
    func gallery(of kinds: [(WidgetKind, [ShownWidget?])]) -> String {
        guard !kinds.isEmpty else { return noWidgets }
        let sections = kinds.map { kind, looks in
            var samples = zip(kind.families, looks).map { family, look in
                sample(of: kind, family, look, recommendation: nil)
            }
            if let family = kind.usualFamily {
                samples += kind.recommendations.indices.map { place in
                    sample(of: kind, family, nil, recommendation: place)
                }
            }
            let about =
                kind.about.isEmpty ? "" : "<p dir=\"auto\">\(Markup.escaped(kind.about))</p>"
            return """
                <section class="kind"><h2 dir="auto">\(Markup.escaped(kind.name))</h2>\(about)\
                <div class="widgets">\(samples.joined())</div></section>
                """
        }
        return sections.joined()
    }

    private func sample(
        of kind: WidgetKind, _ family: WidgetFamily, _ look: ShownWidget?, recommendation: Int?
    ) -> String {
        let name = Self.name(of: kind.kind, family, recommendation: recommendation)
        let title =
            recommendation.map { Markup.escaped(kind.recommendations[$0]) }
            ?? words(Self.name(of: family))
        let place = recommendation.map { " data-place=\"\($0)\"" } ?? ""
        return """
            <article class="widget" data-kind="\(Markup.escaped(kind.kind))" data-family="\(family)"\(place) \
            aria-label="\(Markup.escaped(kind.name))" data-pending>\
            <div class="frame-of-widget" data-inside inert>\(look.map { inside(of: $0, name) } ?? "")</div>\
            <div class="caption-of-widget"><h3 id="n-\(name)" dir="auto">\(title)</h3>\
            <button type="button" class="add-widget" data-add aria-describedby="n-\(name)">\
            \(words(.init(system: "Add")))</button></div></article>
            """
    }

    /// Returns the part of an element's identifier that names a sample in the gallery.
    static func name(of kind: String, _ family: WidgetFamily, recommendation: Int?) -> String {
        "\(name(of: kind))-\(family)\(recommendation.map { "-\($0)" } ?? "")"
    }
}

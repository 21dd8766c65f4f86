import Foundation
import SwiftUI

extension ViewTree {
    /// The elements with SwiftUI's names, one a line, indented under the element that holds them.
    var outline: String { nodes.outline(depth: 0).joined(separator: "\n") }
}

extension [ViewNode] {
    fileprivate func outline(depth: Int) -> [String] {
        flatMap { $0.outline(depth: depth) }
    }
}

extension ViewNode {
    fileprivate func outline(depth: Int) -> [String] {
        let details = attributes.compactMap(\.outline)
        let (behind, inFront) = (layer(.behind), layer(.inFront))
        // A box without a visible property only holds its content.
        if case .box = kind, details.isEmpty, behind.isEmpty, inFront.isEmpty {
            return children.outline(depth: depth)
        }
        let margin = String(repeating: "  ", count: depth)
        let own = margin + ([name] + details).joined(separator: " ")
        var lines = [own]
        if !behind.isEmpty {
            lines.append(margin + "  background:")
            lines += behind.outline(depth: depth + 2)
        }
        if !isNamedByContent { lines += children.outline(depth: depth + 1) }
        if !inFront.isEmpty {
            lines.append(margin + "  overlay:")
            lines += inFront.outline(depth: depth + 2)
        }
        return lines
    }

    private func layer(_ side: Layer.Side) -> [ViewNode] {
        attributes.flatMap { $0.layer(side)?.nodes ?? [] }
    }

    /// The label of the control is one text, which is its name.
    private var isNamedByContent: Bool {
        switch kind {
        case .button, .toggle, .link:
            var parts = children
            while parts.count == 1, case .box = parts[0].kind { parts = parts[0].children }
            guard parts.count == 1, case .text = parts[0].kind else { return false }
            return parts[0].attributes.allSatisfy { $0.outline == nil }
        default: return false
        }
    }

    /// The kind of the element, with its words and its state.
    private var name: String {
        switch kind {
        case .text(let runs): "Text \(runs.plainText.quoted)"
        case .image(let image): image.outline
        case .stack(let layout): layout.outline
        case .spacer: "Spacer"
        case .divider: "Divider"
        case .drawing(let drawing):
            drawing.plainText.isEmpty ? "Drawing" : "Drawing \(drawing.plainText.quoted)"
        case .box: "Box"
        case .label: "Label"
        case .button(let button):
            "Button \(accessibleName.quoted)"
                + (button.style == .automatic ? "" : " \(button.style.rawValue)")
                + (button.isDestructive ? " destructive" : "")
                + (button.isDisabled ? " disabled" : "")
                + (button.action == nil ? " inert" : "")
        case .toggle(let toggle):
            "Toggle \(accessibleName.quoted) \(toggle.isOn ? "on" : "off")"
                + (toggle.isDisabled ? " disabled" : "") + (toggle.action == nil ? " inert" : "")
        case .link(let address): "Link \(accessibleName.quoted) <\(address.absoluteString)>"
        case .progress(let progress):
            "ProgressView"
                + (progress.fraction.map { " \(Int(($0 * 100).rounded())) %" } ?? "")
        case .gauge(let gauge): "Gauge \(gauge.value)"
        }
    }
}

extension ViewNode.ImageContent {
    fileprivate var outline: String {
        let words = label.map { " \($0.quoted)" } ?? " decorative"
        switch source {
        case .symbol(let name): return "Image(systemName: \(name))" + words
        case .asset(let name): return "Image(\(name))" + words
        case .data(let data, let type): return "Image(\(type), \(data.count) bytes)" + words
        case .remote(let address): return "AsyncImage(\(address.absoluteString))" + words
        }
    }
}

extension ViewNode.StackLayout {
    fileprivate var outline: String {
        switch self {
        case .horizontal: "HStack"
        case .vertical: "VStack"
        case .depth: "ZStack"
        case .grid: "Grid"
        case .gridRow: "GridRow"
        case .tracks(let tracks): tracks.isColumns ? "LazyVGrid" : "LazyHGrid"
        case .fitting: "ViewThatFits"
        case .coded: "Layout"
        case .reader: "GeometryReader"
        case .phases: "Phases"
        }
    }
}

extension ViewNode.Attribute {
    /// The property as a reader of an outline needs it; `nil` for one that only the HTML shows.
    fileprivate var outline: String? {
        switch self {
        case .font(let font): font.outline
        case .foreground(.named(let name)): name == .primary ? nil : name.rawValue
        case .redacted: "redacted"
        case .accessibilityLabel(let text): "label: \(text.quoted)"
        case .accessibilityValue(let text): "value: \(text.quoted)"
        case .accessibilityHint(let text): "hint: \(text.quoted)"
        case .accessibilityIdentifier(let text): "identifier: \(text.quoted)"
        case .accessibilityHidden: "hidden"
        case .accessibilityHeader: "heading"
        case .accessibilitySelected: "selected"
        case .entity(let identifier): "entity: \(identifier.quoted)"
        default: nil
        }
    }
}

extension FontDescription {
    fileprivate var outline: String {
        let size =
            switch self.size {
            case .style(let style): style.rawValue
            case .points(let points): "\(points) points"
            }
        return ([size] + [weight.map { "\($0)" }, isItalic ? "italic" : nil].compactMap(\.self))
            .joined(separator: " ")
    }
}

extension String {
    /// The text in quotation marks, in one line.
    fileprivate var quoted: String {
        "“\(withoutControlCharacters.replacing("\n", with: "⏎").replacing("\t", with: "⇥"))”"
    }
}

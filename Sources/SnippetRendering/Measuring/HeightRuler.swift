import Foundation
import SwiftUI

/// Measures nodes by proposing a width, as SwiftUI does.
struct HeightRuler {
    struct Size {
        var width = 0.0
        var height = 0.0
    }

    enum Axis { case horizontal, vertical, depth }

    var textScale: Double

    func size(of node: ViewNode, width offered: Double, axis: Axis) -> Size {
        var inner = offered
        for attribute in node.attributes.reversed() {
            switch attribute {
            case .frame(let frame):
                inner = frame.width ?? min(inner, frame.maxWidth ?? inner)
            case .padding(let insets): inner -= insets.leading + insets.trailing
            default: continue
            }
        }
        var size = contentSize(of: node, width: max(inner, 1), axis: axis)
        for attribute in node.attributes { apply(attribute, to: &size, offered: offered) }
        return size
    }

    func column(_ nodes: [ViewNode], spacing: Double, width: Double) -> Size {
        var size = Size()
        for (index, node) in nodes.enumerated() {
            let child = self.size(of: node, width: width, axis: .vertical)
            size.width = max(size.width, child.width)
            size.height += child.height + (index == 0 ? 0 : spacing)
        }
        return size
    }

    private func pile(_ nodes: [ViewNode], width: Double) -> Size {
        var size = Size()
        for node in nodes {
            let child = self.size(of: node, width: width, axis: .depth)
            size.width = max(size.width, child.width)
            size.height = max(size.height, child.height)
        }
        return size
    }

    /// Narrow children get what they want; the others share the rest.
    private func row(_ nodes: [ViewNode], spacing: Double, width: Double) -> Size {
        var room = width - spacing * Double(max(nodes.count - 1, 0))
        var ideals = nodes.enumerated().map { index, node in
            (index, idealWidth(of: node))
        }
        ideals.sort { ($0.1, $0.0) < ($1.1, $1.0) }
        var size = Size(width: width - room, height: 0)
        for (served, (index, ideal)) in ideals.enumerated() {
            let share = max(room, 1) / Double(nodes.count - served)
            // A spacer takes what is left over, which adds no height.
            let child = self.size(of: nodes[index], width: min(ideal, share), axis: .horizontal)
            room -= min(child.width, share)
            size.width += child.width
            size.height = max(size.height, child.height)
        }
        return size
    }

    /// Measured once over the whole subtree, so that rows within rows stay cheap.
    private func idealWidth(of node: ViewNode) -> Double {
        guard let traits = LayoutTraits.measure([node], isInRow: true).first else { return 0 }
        let isFixed = traits.flags.contains(.isRigid)
        if !isFixed, traits.flags.contains(.growsX) { return .greatestFiniteMagnitude }
        return traits.idealWidth * (isFixed ? 1 : max(textScale, 1))
    }

    private func text(_ runs: [ViewNode.TextRun], of node: ViewNode, width: Double) -> Size {
        let font = TextMetrics.font(of: node.attributes)
        let ratio = font.points(at: textScale) / font.points
        let lineHeight = font.lineHeight * ratio
        var limit = Int.max
        var spacing = 0.0
        for attribute in node.attributes {
            if case .lineLimit(let lines) = attribute { limit = max(lines, 1) }
            if case .lineSpacing(let points) = attribute { spacing = points }
        }
        let ideal = TextMetrics.width(of: runs, attributes: node.attributes) * ratio
        let breaks = runs.reduce(0) { $0 + $1.text.utf8.count { $0 == 0x0A } }
        // Lines end at words, so a few percent of each stay empty.
        let wrapped = ideal <= width ? 1 : Int((min(ideal / (width * 0.95), 10_000)).rounded(.up))
        let lines = Double(min(wrapped + breaks, limit))
        return Size(
            width: min(ideal, width), height: lines * lineHeight + max(lines - 1, 0) * spacing)
    }

    private func contentSize(of node: ViewNode, width: Double, axis: Axis) -> Size {
        switch node.kind {
        case .text(let runs): return text(runs, of: node, width: width)
        case .image(let image):
            // A picture's own proportions are unknown; landscape is the usual case.
            if image.isResizable {
                let height = min(width, Measures.cardWidth) * Measures.resizableRatio
                return Size(width: width, height: height)
            }
            if case .symbol = image.source {
                let font = TextMetrics.font(of: node.attributes)
                let side = font.points(at: textScale) * Measures.symbolEms * image.scale
                return Size(width: side, height: side)
            }
            return Size(
                width: min(width, Measures.pictureWidth), height: Measures.pictureHeight)
        case .stack(.horizontal(_, let spacing)):
            return row(node.children, spacing: spacing ?? Measures.spacing, width: width)
        case .stack(.vertical(_, let spacing)):
            return column(node.children, spacing: spacing ?? Measures.spacing, width: width)
        case .stack(.depth), .box: return pile(node.children, width: width)
        case .spacer(let minLength):
            return axis == .vertical
                ? Size(height: minLength ?? 0)
                : Size(width: minLength ?? Measures.spacerLength, height: 0)
        case .divider:
            return axis == .horizontal
                ? Size(width: Measures.hairline) : Size(width: width, height: Measures.hairline)
        case .drawing:
            return Size(width: min(width, Measures.shapeLength), height: Measures.shapeLength)
        case .label:
            let font = FontDescription().points(at: textScale)
            return row(node.children, spacing: Measures.labelGapEms * font, width: width)
        case .link: return pile(node.children, width: width)
        case .button(let button): return buttonSize(node, button, width: width)
        case .toggle(let toggle): return toggleSize(node, toggle, width: width)
        case .progress(let progress):
            let label = column(node.children, spacing: Measures.rangeLabelSpacing, width: width)
            let gap = node.children.isEmpty ? 0 : Measures.rangeSpacing
            return progress.style == .linear
                ? Size(width: width, height: label.height + gap + Measures.progressBar)
                : Size(
                    width: max(label.width, Measures.ring * textScale),
                    height: label.height + gap + Measures.ring * textScale)
        case .gauge(let gauge):
            let label = column(node.children, spacing: Measures.rangeLabelSpacing, width: width)
            let gap = node.children.isEmpty ? 0 : Measures.rangeSpacing
            let caption =
                gauge.currentValueLabel == nil
                ? 0
                : Measures.rangeSpacing + Measures.gaugeCaption * Measures.lineHeight * textScale
            return gauge.style == .linear
                ? Size(width: width, height: label.height + gap + Measures.gaugeBar + caption)
                : Size(
                    width: Measures.dial * textScale,
                    height: label.height + gap + Measures.dial * textScale)
        }
    }

    private func buttonSize(
        _ node: ViewNode, _ button: ViewNode.ButtonContent, width: Double
    ) -> Size {
        switch button.style {
        case .automatic, .bordered, .borderedProminent:
            return surface(node, width: width)
        case .borderless, .plain, .custom:
            return row(node.children, spacing: Measures.spacing, width: width)
        }
    }

    /// A label on a surface.
    private func surface(_ node: ViewNode, width: Double) -> Size {
        let label = row(
            node.children, spacing: Measures.spacing, width: width - Measures.controlInsets)
        return Size(
            width: label.width + Measures.controlInsets,
            height: max(
                label.height + 2 * Measures.controlPaddingBlock, Measures.controlHeight))
    }

    private func toggleSize(
        _ node: ViewNode, _ toggle: ViewNode.ToggleContent, width: Double
    ) -> Size {
        switch toggle.style {
        case .switch:
            let label = column(node.children, spacing: 0, width: width - Measures.switchInsets)
            return Size(
                width: node.children.isEmpty ? Measures.switchWidth : width,
                height: max(label.height, Measures.controlHeight))
        case .button:
            return surface(node, width: width)
        case .custom: return pile(node.children, width: width)
        }
    }

    private func apply(
        _ attribute: ViewNode.Attribute, to size: inout Size, offered: Double
    ) {
        switch attribute {
        case .padding(let insets):
            size.width += insets.leading + insets.trailing
            size.height += insets.top + insets.bottom
        case .frame(let frame):
            let finite = offered < 100_000 ? offered : size.width
            if let maxWidth = frame.maxWidth { size.width = min(maxWidth, max(finite, size.width)) }
            if let maxHeight = frame.maxHeight { size.height = min(size.height, maxHeight) }
            size.width = frame.width ?? max(size.width, frame.minWidth ?? 0)
            size.height = frame.height ?? max(size.height, frame.minHeight ?? 0)
        case .aspectRatio(let aspect):
            guard let ratio = aspect.ratio, ratio > 0 else { return }
            size.height = size.width / ratio
        case .font, .foreground, .tint, .textAlignment, .lineLimit, .truncation,
            .minimumScaleFactor, .lineSpacing, .contentTransition, .fixedSize, .layoutPriority,
            .background, .backgroundNodes, .overlayNodes, .border, .clip, .opacity, .shadow,
            .rotation, .scale, .offset, .blur, .filter, .blend, .turn, .zIndex, .redacted,
            .invalidatable, .accessibilityLabel,
            .accessibilityValue, .accessibilityHint, .accessibilityHidden, .accessibilityCombined,
            .accessibilityHeader, .accessibilityIdentifier, .help:
            break
        }
    }
}

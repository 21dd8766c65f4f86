import Foundation
import SwiftUI

/// Builds trees for tests, with identities numbered in order of creation.
struct SampleTree {
    private var count = 0

    mutating func node(
        _ kind: ViewNode.Kind, _ attributes: [ViewNode.Attribute] = [],
        _ children: [ViewNode] = []
    ) -> ViewNode {
        count += 1
        return ViewNode(
            id: NodeID("t\(count)"), kind: kind, attributes: attributes, children: children)
    }

    mutating func text(_ text: String, _ attributes: ViewNode.Attribute...) -> ViewNode {
        node(.text([ViewNode.TextRun(text: text)]), attributes)
    }

    mutating func symbol(_ name: String, _ attributes: ViewNode.Attribute...) -> ViewNode {
        node(.image(ViewNode.ImageContent(source: .symbol(name), label: nil)), attributes)
    }

    mutating func row(
        _ children: [ViewNode], alignment: ViewNode.VerticalPosition = .center,
        spacing: Double? = nil, _ attributes: ViewNode.Attribute...
    ) -> ViewNode {
        node(.stack(.horizontal(alignment, spacing: spacing)), attributes, children)
    }

    mutating func column(
        _ children: [ViewNode], alignment: ViewNode.HorizontalPosition = .leading,
        spacing: Double? = nil, _ attributes: ViewNode.Attribute...
    ) -> ViewNode {
        node(.stack(.vertical(alignment, spacing: spacing)), attributes, children)
    }

    mutating func button(
        _ action: Int?, _ style: ViewNode.ButtonContent.Style, _ children: [ViewNode],
        isDestructive: Bool = false, isDisabled: Bool = false, _ attributes: ViewNode.Attribute...
    ) -> ViewNode {
        let content = ViewNode.ButtonContent(
            action: action.map { ActionID(ordinal: $0) }, style: style,
            isDestructive: isDestructive, isDisabled: isDisabled)
        return node(.button(content), attributes, children)
    }

    mutating func line(
        _ form: ViewNode.RangeLine.Form, _ fraction: Double?, isMarked: Bool = false
    ) -> ViewNode {
        node(
            .drawing(.range(.init(form, fraction: fraction, isMarked: isMarked))),
            form == .bar ? [.frame(.init(height: 6))] : [])
    }

    mutating func spacer() -> ViewNode { node(.spacer(minLength: nil)) }
}

extension FontDescription {
    static func style(_ style: TextStyle, _ weight: Weight? = nil) -> FontDescription {
        FontDescription(size: .style(style), weight: weight)
    }
}

// MARK: - Cards

extension SampleTree {
    /// A place with its picture, a favorite button and a wide action.
    static func landmarkCard(
        title: String = "Mount Fuji",
        description: String =
            "A snow-capped stratovolcano and Japan's highest peak, seen from Tokyo on clear days.",
        action: String = "Find Best Ticket Prices"
    ) -> ViewTree {
        var make = SampleTree()
        let picture = make.node(
            .image(
                ViewNode.ImageContent(
                    source: .asset("Mountain"), label: "Mount Fuji", isResizable: true,
                    contentMode: .fill)),
            [
                .frame(ViewNode.Frame(height: 168, maxWidth: .infinity)),
                .clip(.roundedRectangle(radius: 14)),
            ])
        let heart = make.symbol("heart.fill", .foreground(.named(.red)))
        let round = make.node(
            .box,
            [
                .frame(ViewNode.Frame(width: 44, height: 44)),
                .background(.named(.fill), .circle),
            ], [heart])
        let header = make.row([
            make.text(title, .font(.style(.title, .bold))), make.spacer(),
            make.button(0, .custom, [round], .accessibilityLabel("Remove from favorites")),
        ])
        let about = make.text(
            description, .foreground(.named(.secondary)), .lineLimit(3))
        let wide = make.button(
            1, .bordered,
            [
                make.row(
                    [
                        make.symbol("ticket"), make.text(action), make.spacer(),
                        make.symbol("chevron.forward"),
                    ], .frame(ViewNode.Frame(maxWidth: .infinity, horizontal: .leading)))
            ])
        return ViewTree(nodes: [make.column([picture, header, about, wide], spacing: 14)])
    }

    /// A number between two buttons.
    static func counterCard() -> ViewTree {
        var make = SampleTree()
        func round(_ symbol: String, _ action: Int, _ make: inout SampleTree) -> ViewNode {
            let icon = make.symbol(symbol, .font(.style(.title3, .medium)))
            let box = make.node(
                .box,
                [
                    .frame(ViewNode.Frame(width: 56, height: 56)),
                    .background(.named(.fill), .circle),
                ], [icon])
            return make.button(action, .custom, [box])
        }
        let number = make.text(
            "4",
            .font(FontDescription(size: .points(64), weight: .bold, isMonospacedDigit: true)),
            .contentTransition(.numericText))
        let counter = make.row(
            [round("minus", 0, &make), number, round("plus", 1, &make)], spacing: 40)
        return ViewTree(nodes: [
            make.column(
                [
                    make.text("How many tickets?", .font(.style(.title2, .bold))), counter,
                    make.text(
                        "Mount Fuji · any day this week", .font(.style(.subheadline)),
                        .foreground(.named(.secondary))),
                ], alignment: .center, spacing: 16,
                .frame(ViewNode.Frame(maxWidth: .infinity)))
        ])
    }

    /// A price with a prominent action.
    static func resultCard() -> ViewTree {
        var make = SampleTree()
        let header = make.row(
            [
                make.text("Mount Fuji", .font(.style(.title, .bold))), make.spacer(),
                make.text(
                    "4 tickets", .font(.style(.subheadline)), .foreground(.named(.secondary))),
            ], alignment: .firstTextBaseline)
        let offer = make.row([
            make.column(
                [
                    make.text("General Admission", .font(.style(.headline))),
                    make.text(
                        "Found 2 seconds ago", .font(.style(.footnote)),
                        .foreground(.named(.secondary))),
                ], spacing: 2),
            make.spacer(),
            make.text(
                "$92", .font(FontDescription(size: .points(40), weight: .bold)),
                .contentTransition(.numericText)),
        ])
        let buy = make.button(
            0, .borderedProminent,
            [make.text("Buy", .frame(ViewNode.Frame(maxWidth: .infinity)))])
        return ViewTree(nodes: [
            make.column([header, make.node(.divider), offer, buy], spacing: 12)
        ])
    }

    /// Every control and range in one column.
    static func controlsCard() -> ViewTree {
        var make = SampleTree()
        func toggle(
            _ title: String, _ isOn: Bool, _ action: Int?, isDisabled: Bool = false,
            _ make: inout SampleTree
        ) -> ViewNode {
            let content = ViewNode.ToggleContent(
                action: action.map { ActionID(ordinal: $0) }, isOn: isOn, isDisabled: isDisabled)
            return make.node(.toggle(content), [], [make.text(title)])
        }
        let rows = [
            toggle("Window seat", true, 0, &make), toggle("Meal on board", false, 1, &make),
            toggle("Not available", true, 2, isDisabled: true, &make),
            make.row([
                make.button(3, .bordered, [make.text("Change")]),
                make.button(4, .bordered, [make.text("Delete")], isDestructive: true),
                make.button(5, .borderedProminent, [make.text("Pay")]),
                make.button(6, .borderless, [make.text("More")]),
            ]),
            make.row([
                make.button(7, .bordered, [make.text("Later")], isDisabled: true),
                make.button(
                    8, .borderedProminent, [make.symbol("trash"), make.text("Remove")],
                    isDestructive: true),
                make.button(
                    9, .borderedProminent, [make.symbol("checkmark.circle.fill")],
                    .tint(.named(.green))),
            ]),
            make.node(
                .progress(
                    .init(
                        fraction: 0.4, style: .linear, label: "Searching…",
                        currentValueLabel: "2 of 5")), [],
                [
                    make.column([
                        make.text("Searching…", .font(.style(.subheadline))), make.line(.bar, 0.4),
                        make.text("2 of 5", .font(.style(.caption))),
                    ])
                ]),
            make.node(
                .progress(.init(fraction: nil, style: .linear)), [], [make.line(.bar, nil)]),
            make.row([
                make.node(
                    .progress(.init(fraction: nil, style: .circular)), [], [make.line(.ring, nil)]),
                make.node(
                    .progress(.init(fraction: 0.7, style: .circular)), [], [make.line(.ring, 0.7)]),
                make.node(
                    .gauge(
                        .init(
                            value: 21, lowerBound: 10, upperBound: 30, style: .circular,
                            currentValueLabel: "21°")), [.tint(.named(.orange))],
                    [
                        make.text("21°"),
                        make.row(
                            [make.text("10"), make.text("30")],
                            .frame(.init(maxHeight: .infinity, vertical: .bottom))),
                    ]),
                make.node(
                    .label(iconCount: 1), [],
                    [
                        make.symbol("exclamationmark.triangle.fill", .foreground(.named(.yellow))),
                        make.text("Storm warning"),
                    ]),
            ]),
            make.node(
                .gauge(
                    .init(
                        value: 3, lowerBound: 0, upperBound: 5, style: .linear, label: "Battery",
                        currentValueLabel: "3 of 5")), [],
                [
                    make.column([
                        make.text("Battery"),
                        make.row([make.text("0"), make.line(.bar, 0.6), make.text("5")]),
                        make.text("3 of 5"),
                    ])
                ]),
        ]
        return ViewTree(nodes: [make.column(rows, spacing: 12)])
    }
}

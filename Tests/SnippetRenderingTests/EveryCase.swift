import Foundation
import SwiftUI

/// One sample of each kind of node and of each attribute.
///
/// Each list is followed by a switch that names every case: a new case does not compile until it is
/// counted there, and the test that compares the numbers fails until it has a sample.
enum EveryCase {
    static let kinds: [(String, ViewNode.Kind)] = [
        ("text", .text([.init(text: "Plain "), .init(text: "styled", style: everyStyle)])),
        ("symbol", .image(.init(source: .symbol("heart.fill"), label: nil, scale: 1.3))),
        ("symbol-label", .image(.init(source: .symbol("no.such.symbol"), label: "Odd"))),
        (
            "asset",
            .image(
                .init(
                    source: .asset("Mount Fuji/1"), label: "Mount Fuji", isResizable: true,
                    contentMode: .fit))
        ),
        (
            "picture-remote",
            .image(
                .init(
                    source: .remote(address("https://example.org/a.png?b=\"c\"&d")), label: nil,
                    isResizable: true, contentMode: .fit))
        ),
        ("symbol-moving", .image(moving)),
        ("hstack", .stack(.horizontal(.firstTextBaseline, spacing: nil))),
        ("vstack", .stack(.vertical(.trailing, spacing: 3.5))),
        ("zstack", .stack(.depth(.leading, .bottom))),
        (
            "grid",
            .stack(
                .grid(.init(horizontal: .leading, vertical: .top, horizontalSpacing: 4.5)))
        ),
        ("gridRow", .stack(.gridRow(.bottom))),
        (
            "tracks",
            .stack(
                .tracks(
                    .init(
                        isColumns: true,
                        tracks: [
                            .init(length: .fixed(30), spacing: 2, horizontal: .leading),
                            .init(length: .flexible(minimum: 10, maximum: 90)),
                            .init(length: .adaptive(minimum: 20, maximum: nil)),
                        ], spacing: 3)))
        ),
        ("fitting", .stack(.fitting(horizontal: true, vertical: false))),
        ("coded", .stack(.coded(4))),
        ("reader", .stack(.reader(2))),
        ("phases", .stack(.phases)),
        ("spacer", .spacer(minLength: 12)),
        ("divider", .divider),
        (
            "shape",
            .drawing(
                .outline(
                    .capsule, fill: .paint(.named(.teal)),
                    stroke: .init(.paint(.named(.red)), width: 2)))
        ),
        (
            "shape-inks",
            .drawing(.outline(.circle, fill: .foreground, stroke: .init(.foreground)))
        ),
        ("drawing", .drawing(.marks(everyMark))),
        (
            "shape-stroke",
            .drawing(
                .outline(
                    .circle, stroke: .init(.foreground, width: 4, isCentered: true)))
        ),
        (
            "shape-path",
            .drawing(
                .outline(
                    .path(star), fill: .paint(around),
                    stroke: .init(
                        .paint(.named(.red)), width: 3,
                        line: .init(cap: .round, join: .bevel, dash: [4, -1], dashPhase: 1))))
        ),
        ("box", .box),
        ("label", .label(iconCount: 1)),
        ("button", .button(.init(action: ActionID(ordinal: 7), style: .bordered))),
        ("button-inert", .button(.init(action: nil, style: .plain))),
        (
            "button-disabled",
            .button(
                .init(
                    action: ActionID(ordinal: 1), style: .borderedProminent, isDestructive: true,
                    isDisabled: true))
        ),
        ("toggle", .toggle(.init(action: ActionID(ordinal: 2), isOn: true))),
        ("toggle-button", .toggle(.init(action: nil, isOn: false, style: .button))),
        (
            "toggle-custom",
            .toggle(
                .init(
                    action: ActionID(ordinal: 3), isOn: false, style: .custom,
                    flipped: [
                        ViewNode(id: NodeID("a"), kind: .text([.init(text: "Now on")]))
                    ]))
        ),
        ("link", .link(address("https://example.org/a?b=c&d=\"e\""))),
        ("link-inert", .link(address("javascript:alert(1)"))),
        ("progress", .progress(.init(fraction: 0.4, style: .linear))),
        ("progress-unknown", .progress(.init(fraction: nil, style: .linear))),
        ("progress-ring", .progress(.init(fraction: 0.25, style: .circular))),
        ("spinner", .progress(.init(fraction: nil, style: .circular))),
        (
            "gauge",
            .gauge(
                .init(
                    value: 3, lowerBound: 0, upperBound: 4, style: .linear, label: "Fuel \"<\"",
                    currentValueLabel: "3"))
        ),
        (
            "gauge-dial",
            .gauge(.init(value: 5, lowerBound: 5, upperBound: 5, style: .circular))
        ),
        (
            "gauge-ring", .gauge(.init(value: 4, lowerBound: 3, upperBound: 5, style: .ring))
        ),
        ("range", .drawing(.range(.init(.bar, fraction: 0.4)))),
        ("range-unknown", .drawing(.range(.init(.bar, fraction: nil)))),
        ("range-marked", .drawing(.range(.init(.bar, fraction: 0.25, isMarked: true)))),
        ("range-ring", .drawing(.range(.init(.ring, fraction: 0.25)))),
        ("range-spinner", .drawing(.range(.init(.ring, fraction: nil)))),
    ]

    /// The case of a kind, counted from 0.
    static func ordinal(of kind: ViewNode.Kind) -> Int {
        switch kind {
        case .text: 0
        case .image: 1
        case .stack: 2
        case .spacer: 3
        case .divider: 4
        case .drawing: 5
        case .box: 6
        case .label: 7
        case .button: 8
        case .toggle: 9
        case .link: 10
        case .progress: 11
        case .gauge: 12
        }
    }
    /// A symbol in two colors that moves in every way.
    private static var moving: ViewNode.ImageContent {
        var image = ViewNode.ImageContent(source: .symbol("heart.circle.fill"), label: nil)
        image.secondary = .named(.blue)
        var motion = ViewNode.SymbolMotion()
        motion.lasting = ViewNode.SymbolMotion.Effect.allCases.map { .init(effect: $0) }
        motion.onChange = [.init(effect: .bounce, speed: 2, count: 3)]
        motion.value = "a\"b"
        motion.replacement = .grow
        motion.scale = 1.2
        motion.isGone = true
        image.motion = motion
        return image
    }

    static let kindCount = 13

    /// Each kind with a text inside where it holds others.
    static var kindTree: ViewTree {
        ViewTree(
            nodes: kinds.map { name, kind in
                let holdsOthers =
                    switch kind {
                    case .text, .image, .spacer, .divider, .drawing: false
                    default: true
                    }
                let child = ViewNode(
                    id: NodeID("\(name).0"), kind: .text([.init(text: "Inside")]))
                return ViewNode(
                    id: NodeID(name), kind: kind, children: holdsOthers ? [child] : [])
            })
    }
}

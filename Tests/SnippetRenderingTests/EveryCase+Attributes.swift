import Foundation
import SwiftUI

extension EveryCase {
    static let attributes: [(String, ViewNode.Attribute)] = [
        (
            "font",
            .font(
                FontDescription(
                    size: .style(.title2), weight: .heavy, design: .rounded, isItalic: true,
                    isMonospacedDigit: true, family: "\"};evil"))
        ),
        (
            "font-width",
            .font(FontDescription(size: .style(.caption), width: .extraCondensed))
        ),
        ("font-points", .font(FontDescription(size: .points(63.4567)))),
        ("foreground", .foreground(.named(.indigo))),
        ("foreground-rgb", .foreground(.rgb(red: 1, green: 0.5, blue: 0, opacity: 0.25))),
        ("foreground-gradient", .foreground(gradient)),
        ("tint", .tint(.named(.mint))),
        ("tint-rgb", .tint(.rgb(red: 1, green: 1, blue: 0, opacity: 1))),
        ("textAlignment", .textAlignment(.center)),
        ("lineLimit", .lineLimit(3)),
        ("lineLimit-1", .lineLimit(1)),
        ("truncation", .truncation(.head)),
        ("truncation-middle", .truncation(.middle)),
        ("minimumScaleFactor", .minimumScaleFactor(0.5)),
        ("lineSpacing", .lineSpacing(4)),
        ("contentTransition", .contentTransition(.numericText)),
        ("padding", .padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4))),
        (
            "frame",
            .frame(.init(minWidth: 20, minHeight: 30, maxWidth: .infinity, horizontal: .leading))
        ),
        ("frame-fixed", .frame(.init(width: 44, height: 45, vertical: .top))),
        ("aspectRatio", .aspectRatio(.init(ratio: 1.5, fills: true))),
        ("fixedSize", .fixedSize(horizontal: true, vertical: true)),
        ("layoutPriority", .layoutPriority(1)),
        (
            "gridCell",
            .gridCell(
                .init(
                    columns: 2, anchor: .init(x: 0.25, y: 1), column: .trailing,
                    isUnsizedAcross: true))
        ),
        ("layoutCode", .layoutCode(3)),
        ("background", .background(.faded(.green, opacity: 0.2), .roundedRectangle(radius: 9))),
        ("background-material", .background(.material(.thin), .containerRelative)),
        (
            "backgroundNodes",
            .backgroundNodes([ViewNode(id: NodeID("b"), kind: .divider)], .leading, .top)
        ),
        (
            "overlayNodes",
            .overlayNodes([ViewNode(id: NodeID("o"), kind: .divider)], .trailing, .bottom)
        ),
        ("border", .border(.named(.accent), width: 2)),
        (
            "clip",
            .clip(
                .unevenRoundedRectangle(
                    topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4))
        ),
        ("mask", .mask(.init(paint: gradient))),
        (
            "mask-placed",
            .mask(
                .init(
                    paint: .named(.black), outline: .ellipse, width: 20, height: 10,
                    horizontal: .leading, vertical: .bottom))
        ),
        ("mask-parts", .mask(.init(parts: everyPart))),
        ("mask-nothing", .mask(.init(parts: []))),
        ("opacity", .opacity(0.5)),
        ("shadow", .shadow(.init(paint: .named(.black), radius: 3, x: 1, y: 2))),
        ("rotation", .rotation(-90)),
        ("scale", .scale(.nan)),
        ("offset", .offset(x: -0.25, y: .infinity)),
        ("blur", .blur(3)),
        ("filter", .filter(.brightness, -0.2)),
        ("filter-hue", .filter(.hueRotation, 90)),
        ("blend", .blend(.softLight)),
        ("turn", .turn(.init(degrees: 30, x: 0, y: 1, z: 0, perspective: 0.5))),
        ("turn-affine", .turn(.init(degrees: 0, matrix: [1, 0, 0.5, 1, -4, 0]))),
        (
            "turn-projected",
            .turn(
                .init(
                    degrees: 0, anchor: .init(x: 0, y: 0),
                    matrix: [0.866, 0, 0.001, 0, 1, 0, 12, -3, 1]))
        ),
        ("zIndex", .zIndex(1.5)),
        ("foreground-around", .foreground(around)),
        ("background-circles", .background(circles, .rectangle)),
        ("background-mesh", .background(.mesh(mesh), .capsule)),
        ("foreground-mesh", .foreground(.mesh(mesh))),
        ("background-path", .background(.named(.red), .path(star))),
        ("clip-path", .clip(.path(star))),
        ("redacted", .redacted),
        ("drag", .drag(.init(text: "a \"pen\"", address: "https://pens.example/1"))),
        ("invalidatable", .invalidatable),
        (
            "transition",
            .transition(
                .init(
                    insertion: .init(fades: true, scale: 0.5, edge: .leading),
                    removal: .init(x: 3, y: .infinity)))
        ),
        (
            "transition-timing",
            .transition(
                .init(
                    insertion: .init(fades: true), removal: .init(),
                    timing: .init(duration: 1, curve: .linear), hasMotion: false))
        ),
        (
            "transition-parts",
            .transition(
                .init(
                    insertion: .init(scale: 0, widths: 0.5, heights: -0.5),
                    removal: .init(edge: .trailing, x: 3, widths: -0.25)))
        ),
        (
            "timing",
            .timing(
                .init(
                    duration: 0.5, curve: .bezier(x1: -1, y1: .infinity, x2: 0.5, y2: 1),
                    delay: 0.25))
        ),
        (
            "timing-spring",
            .timing(.init(duration: 0.4, curve: .spring(response: 0.3, damping: 0.7)))
        ),
        ("timing-none", .timing(.none)),
        ("scheme", .scheme(.dark)),
        ("direction", .direction(.rightToLeft)),
        ("background-circles-around", .background(circlesAround, .rectangle)),
        ("accessibilityLabel", .accessibilityLabel("A \"label\"")),
        ("accessibilityValue", .accessibilityValue("a <value>")),
        ("accessibilityHint", .accessibilityHint("a hint")),
        ("accessibilityHidden", .accessibilityHidden),
        ("accessibilityCombined", .accessibilityCombined),
        ("accessibilityHeader", .accessibilityHeader),
        ("accessibilityIdentifier", .accessibilityIdentifier("an & identifier")),
        ("help", .help("'help'")),
        ("accessibilitySelected", .accessibilitySelected),
        ("accessibilityLevel", .accessibilityLevel(3)),
        ("entity", .entity("Pen/1 & 2")),
    ]

    /// The case of an attribute, counted from 0.
    static func ordinal(of attribute: ViewNode.Attribute) -> Int {
        switch attribute {
        case .font: 0
        case .foreground: 1
        case .tint: 2
        case .textAlignment: 3
        case .lineLimit: 4
        case .truncation: 5
        case .minimumScaleFactor: 6
        case .lineSpacing: 7
        case .contentTransition: 8
        case .padding: 9
        case .frame: 10
        case .aspectRatio: 11
        case .fixedSize: 12
        case .layoutPriority: 13
        case .background: 14
        case .backgroundNodes: 15
        case .overlayNodes: 16
        case .border: 17
        case .clip: 18
        case .opacity: 19
        case .shadow: 20
        case .rotation: 21
        case .scale: 22
        case .offset: 23
        case .blur: 24
        case .filter: 25
        case .blend: 26
        case .turn: 27
        case .zIndex: 28
        case .redacted: 29
        case .invalidatable: 30
        case .accessibilityLabel: 31
        case .accessibilityValue: 32
        case .accessibilityHint: 33
        case .accessibilityHidden: 34
        case .accessibilityCombined: 35
        case .accessibilityHeader: 36
        case .accessibilityIdentifier: 37
        case .help: 38
        case .gridCell: 39
        case .layoutCode: 40
        case .transition: 41
        case .timing: 42
        case .scheme: 43
        case .accessibilitySelected: 44
        case .accessibilityLevel: 45
        case .mask: 46
        case .direction: 47
        case .entity: 48
        case .drag: 49
        }
    }
    static let attributeCount = 50

    /// Each attribute on a text, on a column and on a button.
    static var attributeTree: ViewTree {
        ViewTree(
            nodes: attributes.flatMap { name, attribute in
                let label = ViewNode(id: NodeID("\(name).l"), kind: .text([.init(text: name)]))
                return [
                    ViewNode(
                        id: NodeID("\(name).t"), kind: .text([.init(text: name)]),
                        attributes: [attribute]),
                    ViewNode(
                        id: NodeID("\(name).s"), kind: .stack(.vertical(.center, spacing: nil)),
                        attributes: [attribute], children: [label]),
                    ViewNode(
                        id: NodeID("\(name).b"),
                        kind: .button(.init(action: ActionID(ordinal: 0), style: .bordered)),
                        attributes: [attribute], children: [label]),
                ]
            })
    }
}

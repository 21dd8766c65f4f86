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
        }
    }
    static let attributeCount = 48

    private static let everyPart: [ViewNode.Mask.Part] = [
        .init(paint: gradient, height: .init(points: 20)),
        .init(
            paint: .named(.black), y: .init(points: 20), height: .init(points: -40, share: 1)),
        .init(
            paint: .rgb(red: 0, green: 0, blue: 0, opacity: 0.5),
            outline: .roundedRectangle(radius: 4), x: .init(points: -10, share: 0.5),
            y: .init(points: -20, share: 1), width: .init(points: 20), height: .init(points: 20)),
        .init(
            paint: .named(.primary), outline: .roundedRectangle(radius: 2),
            width: .init(share: 0.5)),
        .init(paint: .named(.black), outline: .circle, x: .init(share: 0.5)),
        .init(paint: .named(.black), outline: .ellipse, width: .init(points: 30)),
    ]

    private static let everyMark: [ViewNode.Mark] = [
        .path(.init("M9 0L10 10"), fill: .paint(circlesAround)),
        .path(.init("M0 0L10 10"), stroke: .init(.foreground)),
        .path(.init("M1 0L10 10"), fill: .foreground, stroke: .init(.foreground)),
        .path(.init("M2 0L10 10"), fill: .foreground),
        .path(.init("M4 1L10 10", countsCrossings: true), fill: .foreground),
        .path(
            .init("M5 0L10 10\"><x"), fill: .paint(.rgb(red: 1, green: 0, blue: 0, opacity: 1)),
            stroke: .init(.paint(.named(.blue)), width: 2.5)),
        .path(.init("M6 0L10 10"), fill: .paint(gradient), stroke: .init(.paint(gradient))),
        .text("12 <€>", x: 5, y: 6, size: 11, .paint(.named(.secondary))),
        .text("now", x: 5, y: 20, size: 9, .paint(gradient)),
    ]

    private static let star = ViewNode.FlexiblePath { rect in
        Path { path in
            path.move(to: CGPoint(x: rect.midX, y: 0))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addQuadCurve(
                to: CGPoint(x: 0, y: rect.maxY), control: CGPoint(x: rect.midX, y: rect.midY))
            path.closeSubpath()
        }
    }

    private static let around = Paint.centeredGradient(
        .init(
            form: .angles(from: -90, to: 270), center: .init(x: 0.5, y: 0.5),
            stops: [
                .init(paint: .named(.red), location: 0), .init(paint: .named(.blue), location: 1),
            ]))

    private static let circles = Paint.centeredGradient(
        .init(
            form: .circles(from: 5, to: 50), center: .init(x: 0, y: 1),
            stops: [.init(paint: .named(.mint), location: 0.5)]))

    private static let circlesAround = Paint.centeredGradient(
        .init(
            form: .circlesAround(x: 7, y: 9, from: 5, to: 50), center: .init(x: 0.5, y: 0.5),
            stops: [.init(paint: .named(.mint), location: 0.5)]))

    /// Red, green, half of blue and nothing of white.
    static let mesh = Paint.Mesh(
        width: 2,
        pixels: Data([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 128, 255, 255, 255, 0]))

    private static let gradient = Paint.linearGradient(
        stops: [
            .init(paint: .named(.red), location: 0),
            .init(paint: .faded(.blue, opacity: 0.5), location: 1),
        ],
        start: .init(x: 0, y: 0.25), end: .init(x: 0, y: 1))

    private static var everyStyle: ViewNode.TextStyle {
        var style = ViewNode.TextStyle()
        style.font = FontDescription(size: .style(.caption))
        style.paint = .named(.pink)
        style.isBold = true
        style.isItalic = true
        style.isUnderlined = true
        style.isStruckThrough = true
        style.isMonospacedDigit = true
        style.lineColor = .named(.green)
        style.linePattern = .dash
        style.background = .named(.yellow)
        style.letterSpacing = 1.5
        style.baselineOffset = -2
        style.link = URL(string: "https://example.org/?a=\"b\"")
        return style
    }

    private static func address(_ text: String) -> URL {
        URL(string: text) ?? URL(filePath: "/not-an-address")
    }

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

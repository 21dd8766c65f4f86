import Foundation
import SwiftUI

/// Numbers that are the same in every run.
struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// Trees of numbers and texts that nobody would write.
struct HostileTrees {
    var numbers: SeededNumbers
    private var count = 0

    init(seed: UInt64) {
        numbers = SeededNumbers(state: seed)
    }

    static let texts = [
        "<oai-injected>", "\" data-oai-injected=\"1", "' data-oai-injected='1",
        "</svg></div><oai-injected>",
        "]]><!--", "\u{0}\u{1}\u{7}", "\u{202E}txt.exe\u{2066}\u{200B}\u{FEFF}",
        "a;}*{background:url(//x)}",
        "javascript:alert(1)", "👨‍👩‍👧‍👦", "", String(repeating: "W", count: 3000),
        "e" + String(repeating: "\u{301}", count: 400),
    ]
    static let lengths: [Double] = [
        0, -1, 0.5, 17, 44, 300, 1e9, 1e300, -1e300, .infinity, -.infinity, .nan,
        .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    ]

    mutating func one<Value>(of values: [Value]) -> Value {
        values[Int.random(in: 0..<values.count, using: &numbers)]
    }

    mutating func text() -> String { one(of: Self.texts) }
    mutating func length() -> Double { one(of: Self.lengths) }
    mutating func maybe() -> Double? { Bool.random(using: &numbers) ? length() : nil }

    mutating func paint() -> Paint {
        one(of: [
            .named(.red),
            .mesh(.init(width: one(of: [0, -1, 1, 3, .max, .min]), pixels: Data(text().utf8))),
            .rgb(red: length(), green: length(), blue: length(), opacity: length()),
            .linearGradient(
                stops: [
                    .init(paint: .named(.blue), location: length()),
                    .init(paint: .named(.red), location: length()),
                ], start: .init(x: length(), y: length()), end: .init(x: length(), y: length())),
        ])
    }

    mutating func run() -> ViewNode.TextRun {
        var style = ViewNode.TextStyle()
        style.font = .init(size: .points(length()), family: text())
        style.paint = paint()
        style.letterSpacing = maybe()
        style.baselineOffset = maybe()
        style.link = URL(string: "javascript:alert(1)")
        return .init(text: text(), style: Bool.random(using: &numbers) ? style : nil)
    }

    mutating func drawing() -> ViewNode.Drawing {
        let stroke = ViewNode.Stroke(
            .paint(paint()), width: maybe(),
            line: .init(miterLimit: length(), dash: [length(), length()], dashPhase: length()))
        return one(of: [
            .outline(.roundedRectangle(radius: length()), fill: .paint(paint()), stroke: stroke),
            .marks([
                .path(.init("M0 0L" + text()), fill: .paint(paint()), stroke: stroke),
                .text(text(), x: length(), y: length(), size: length(), .foreground),
            ]),
            .range(.init(.bar, fraction: maybe(), isMarked: Bool.random(using: &numbers))),
            .range(.init(.ring, fraction: maybe())),
        ])
    }

    /// Samples of all kinds, as they are and with odd texts and numbers in all of their places.
    static let kinds = EveryCase.kinds.flatMap { variants(of: $0.1) }
    /// Samples of all attributes, likewise.
    static let attributes = EveryCase.attributes.flatMap { variants(of: $0.1) }

    private static func variants<Value: Codable>(of value: Value) -> [Value] {
        let changes: [(LooseJSON) -> LooseJSON?] = [
            { if case .number = $0 { .text("nan") } else { nil } },
            { if case .number = $0 { .text("infinity") } else { nil } },
            { if case .number = $0 { .text("-infinity") } else { nil } },
            { if case .number = $0 { .number(1e300) } else { nil } },
            { if case .number = $0 { .number(-1) } else { nil } },
            { if case .number = $0 { .number(1_000_000_007) } else { nil } },
            { if case .number = $0 { .number(0) } else { nil } },
            { if case .text = $0 { .text("") } else { nil } },
            { if case .text = $0 { .text("\" data-oai-injected=\"<oai-injected>") } else { nil } },
            { if case .text = $0 { .text(texts[6]) } else { nil } },
        ]
        guard let json = try? LooseJSON(of: value) else { return [value] }
        return [value] + changes.map { json.changed(value, $0) }
    }

    mutating func kind() -> ViewNode.Kind {
        switch Int.random(in: 0..<30, using: &numbers) {
        case 0, 1: .text([run(), run()])
        case 2:
            .image(
                .init(
                    source: one(of: [
                        .symbol(text()), .asset(text()),
                        .data(Data(text().utf8), contentType: "image/png"),
                    ]), label: text(), isResizable: Bool.random(using: &numbers), scale: length()))
        case 3: .stack(.horizontal(.firstTextBaseline, spacing: maybe()))
        case 4: .stack(.vertical(.trailing, spacing: maybe()))
        case 5: .stack(.depth(.leading, .lastTextBaseline))
        case 6:
            .stack(.grid(.init(horizontalSpacing: maybe(), verticalSpacing: maybe())))
        case 7: .stack(.gridRow(nil))
        case 8:
            .stack(
                .tracks(
                    .init(
                        isColumns: Bool.random(using: &numbers),
                        tracks: [
                            .init(length: .adaptive(minimum: length(), maximum: maybe())),
                            .init(length: .fixed(length()), spacing: maybe()),
                            .init(length: .flexible(minimum: length(), maximum: maybe())),
                        ], spacing: maybe())))
        case 9: .stack(.fitting(horizontal: true, vertical: true))
        case 10: .stack(.coded(7))
        case 11: .spacer(minLength: maybe())
        case 12: .drawing(drawing())
        case 13:
            .progress(
                .init(
                    fraction: maybe(), style: .circular, label: text(), currentValueLabel: text()))
        case 14:
            .gauge(
                .init(
                    value: length(), lowerBound: length(), upperBound: length(),
                    style: one(of: [.linear, .circular, .ring]), label: text(),
                    currentValueLabel: text()))
        default: one(of: Self.kinds)
        }
    }

    mutating func attribute() -> ViewNode.Attribute {
        switch Int.random(in: 0..<36, using: &numbers) {
        case 0: .font(.init(size: .points(length()), family: text()))
        case 1: .foreground(paint())
        case 2: .lineLimit(one(of: [0, -1, 1, .max, .min]))
        case 3: .minimumScaleFactor(length())
        case 4: .lineSpacing(length())
        case 5:
            .padding(
                .init(top: length(), leading: length(), bottom: length(), trailing: length()))
        case 6:
            .frame(
                .init(
                    width: maybe(), height: maybe(), minWidth: maybe(), minHeight: maybe(),
                    maxWidth: maybe(), maxHeight: maybe(), idealWidth: maybe(),
                    idealHeight: maybe()))
        case 7: .aspectRatio(.init(ratio: maybe(), fills: Bool.random(using: &numbers)))
        case 8: .fixedSize(horizontal: true, vertical: Bool.random(using: &numbers))
        case 9: .layoutPriority(length())
        case 10: .gridCell(.init(columns: one(of: [0, -1, 2, 40, .max, .min])))
        case 11: .background(paint(), .roundedRectangle(radius: length()))
        case 12: .overlayNodes([node(levels: 1)], .trailing, .firstTextBaseline)
        case 13: .shadow(.init(paint: paint(), radius: length(), x: length(), y: length()))
        case 14: .offset(x: length(), y: length())
        case 15: .turn(.init(degrees: length(), x: 1, y: length(), z: 0, perspective: length()))
        case 16: .accessibilityLabel(text())
        case 17: .help(text())
        default: one(of: Self.attributes)
        }
    }

    mutating func node(levels: Int) -> ViewNode {
        count += 1
        var node = ViewNode(id: NodeID("\(count)" + text()), kind: kind())
        for _ in 0..<Int.random(in: 0...3, using: &numbers) {
            let attribute = attribute()
            // Trees from a store may break the order; the walker keeps what it is given.
            node.attributes.append(attribute)
        }
        if levels > 0 {
            for _ in 0..<Int.random(in: 0...4, using: &numbers) {
                node.children.append(self.node(levels: levels - 1))
            }
        }
        return node
    }
}

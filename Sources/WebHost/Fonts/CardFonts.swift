import SwiftUI
import _FontMeasuring

/// The fonts that cards are drawn in: the very files that the system measures text with.
struct CardFonts: Sendable {
    /// The rules that name the files, after those of the snippets; empty if nothing is measured.
    private(set) var stylesheet = ""
    /// The files by the name in their address.
    private(set) var files: [String: FontFile] = [:]
    /// The points across that the page's larger sentinel has if the browser draws text as it is
    /// measured; 0 if nothing is measured.
    private(set) var sentinelWidth = 0.0

    /// No fonts: browsers draw cards in their own, and lay them out.
    static let none = CardFonts()

    /// The text of the sentinels: letters that kern, letters that may flow together, digits and spaces.
    static let sentinel = "To AV, office 0123 & Wave"

    /// The sizes of the sentinels: about that of running text, and that of the smallest text style,
    /// which a browser's least size of fonts changes first.
    private static let usualPoints = 16.0
    private static let leastPoints = FontDescription.TextStyle.caption2.points

    /// The sentinels for a page whose script looks at their sizes.
    var sentinelMarkup: String {
        let text = Self.sentinel.replacing("&", with: "&amp;")
        func sentinel(_ name: String, _ points: Double) -> String {
            let width = sentinelWidth * points / Self.usualPoints
            return """
                <span class="sentinel" id="\(name)" aria-hidden="true" dir="ltr" data-width="\(width)">\(text)</span>
                """
        }
        return sentinel("sentinel", Self.usualPoints)
            + sentinel("least-sentinel", Self.leastPoints)
    }

    private init() {}

    /// Names the files for browsers.
    ///
    /// - Parameters:
    ///   - fonts: The families that text is measured in.
    ///   - sentinelWidth: The width of the sentinel in them.
    init(_ fonts: DrawnFonts, sentinelWidth: Double) {
        self.sentinelWidth = sentinelWidth
        let helpers = fonts.helpers.enumerated().compactMap { place, family in
            add(family, as: "card-more-\(place)")
        }
        var custom = ""
        for design in FontDescription.Design.allCases {
            let own = fonts.designs[design]
            let isShared = design != .standard && own == fonts.designs[.standard]
            let name = isShared ? "card" : own.flatMap { add($0, as: Self.names[design] ?? "card") }
            guard let name, let variable = Self.variables[design] else { continue }
            // Before the helpers, some of which have emoji in black.
            let families =
                [name, "card-emoji"] + helpers + [Self.generic[design] ?? "sans-serif"]
            custom += "\(variable):\(families.joined(separator: ","));"
        }
        // Widths are measured without hints for pixels, and a weight that isn't there is another one
        // that is there.
        stylesheet += """
            :root{\(custom)}
            .snippet,.sentinel{text-rendering:geometricPrecision;font-optical-sizing:none;\
            font-synthesis-weight:none}
            .sentinel{font:400 \(Self.usualPoints)px/20px card,monospace}
            #least-sentinel{font-size:\(Self.leastPoints)px}

            """
    }

    private static let names: [FontDescription.Design: String] = [
        .standard: "card", .rounded: "card-rounded", .serif: "card-serif",
        .monospaced: "card-mono",
    ]

    private static let variables: [FontDescription.Design: String] = [
        .standard: "--sans", .rounded: "--rounded", .serif: "--serif", .monospaced: "--mono",
    ]

    private static let generic: [FontDescription.Design: String] = [
        .standard: "system-ui,sans-serif", .rounded: "system-ui,sans-serif", .serif: "serif",
        .monospaced: "monospace",
    ]

    /// Adds the rules for a family; `nil` if none of its files can be sent.
    private mutating func add(_ family: FontFamily, as name: String) -> String? {
        var rules = ""
        for file in family.files {
            guard let address = ServedFont.name(of: file, mostBytes: DrawnFonts.mostBytes) else {
                continue
            }
            files[address] = file
            rules += """
                @font-face{font-family:\(name);font-weight:\(file.weight);\
                font-style:\(file.isItalic ? "italic" : "normal");font-display:swap;\
                src:url(\(WebPaths.fonts)/\(address))}

                """
        }
        guard !rules.isEmpty else { return nil }
        stylesheet += rules
        return name
    }
}

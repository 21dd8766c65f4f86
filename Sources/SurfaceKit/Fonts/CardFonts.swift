package import SwiftUI
package import _FontMeasuring

/// The fonts that cards are drawn in, from the same files with which the system measures text.
package struct CardFonts: Sendable {
    /// The font files that a surface sends.
    package private(set) var faces: [Face] = []
    /// The names of the families for the designs of fonts; empty if nothing is measured.
    private var variables = ""
    /// The width, in points, of the page's larger sentinel if the browser draws text as the system
    /// measures it; 0 if nothing is measured.
    private let sentinelWidth: Double
    private let filesDrawing: @Sendable ([ViewNode]) -> Set<FontFile>

    /// No fonts: browsers draw cards in their own fonts, and lay them out.
    package static let none = CardFonts()

    /// The text of the sentinels: letters that kern, letters that may form ligatures, digits and
    /// spaces.
    package static let sentinel = "To AV, office 0123 & Wave"

    /// The sizes of the sentinels: about the size of running text, and that of the smallest text
    /// style, which a browser's minimum font size changes first.
    private static let usualPoints = 16.0
    private static let leastPoints = FontDescription.TextStyle.caption2.points

    /// The sentinels, for a page whose script measures them.
    package var sentinelMarkup: String {
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

    private init() {
        sentinelWidth = 0
        filesDrawing = { _ in [] }
    }

    /// Creates the fonts, with the names of their files for browsers.
    ///
    /// - Parameters:
    ///   - fonts: The families that text is measured in.
    ///   - sentinelWidth: The width of the sentinel in them.
    ///   - filesDrawing: Returns the files that draw the text of a card.
    package init(
        _ fonts: DrawnFonts, sentinelWidth: Double,
        filesDrawing: @escaping @Sendable ([ViewNode]) -> Set<FontFile> = { _ in [] }
    ) {
        self.sentinelWidth = sentinelWidth
        self.filesDrawing = filesDrawing
        let helpers = fonts.helpers.enumerated().compactMap { place, family in
            add(family, as: "card-more-\(place)")
        }
        var custom = ""
        for design in FontDescription.Design.allCases {
            let own = fonts.designs[design]
            let names = Self.names(of: design)
            let isShared = design != .standard && own == fonts.designs[.standard]
            guard let name = isShared ? "card" : own.flatMap({ add($0, as: names.family) }) else {
                continue
            }
            // Before the fallback fonts, since some have emoji in black.
            let families = [name, "card-emoji"] + helpers + [names.generic]
            custom += "\(names.property):\(families.joined(separator: ","));"
        }
        variables = custom
    }

    /// Returns the names for a design of fonts: its family in the page, its custom property, and the
    /// browser's generic family.
    private static func names(
        of design: FontDescription.Design
    ) -> (family: String, property: String, generic: String) {
        switch design {
        case .standard: ("card", "--sans", "system-ui,sans-serif")
        case .rounded: ("card-rounded", "--rounded", "system-ui,sans-serif")
        case .serif: ("card-serif", "--serif", "serif")
        case .monospaced: ("card-mono", "--mono", "monospace")
        }
    }

    /// Adds the files of a family under a name, and returns the name; `nil` if none can be sent.
    private mutating func add(_ family: FontFamily, as name: String) -> String? {
        let own = family.files.compactMap { Face($0, family: name) }
        faces += own
        return own.isEmpty ? nil : name
    }

    // MARK: - Sending

    /// Returns the font rules with the addresses of the files, for a page that may load them.
    package func stylesheet(loadingFrom path: String) -> String {
        let loading = faces.map { face in
            """
            @font-face{font-family:\(face.family);font-weight:\(face.file.weight);\
            font-style:\(face.file.isItalic ? "italic" : "normal");font-display:swap;\
            src:url(\(path)/\(face.name))}

            """
        }
        return loading.joined() + rules(where: ":root")
    }

    /// Returns the rules that draw cards in these families; they come after the rules of the
    /// snippets.
    ///
    /// - Parameter root: Selects the root element of a page that draws with them.
    /// - Returns: The rules; only those of hidden sentinels if nothing is measured.
    package func rules(where root: String) -> String {
        let hidden = """
            .sentinel{position:absolute;inset:0 auto auto 0;visibility:hidden;white-space:pre;\
            pointer-events:none}

            """
        guard !variables.isEmpty else { return hidden }
        // Widths are measured without hinting, and a missing weight is replaced by one that the
        // family has.
        return hidden + """
            \(root){\(variables)}
            \(root) .snippet,.sentinel{text-rendering:geometricPrecision;font-optical-sizing:none;\
            font-synthesis-weight:none}
            .sentinel{font:400 \(Self.usualPoints)px/20px card,monospace}
            #least-sentinel{font-size:\(Self.leastPoints)px}

            """
    }

    /// Returns the face whose file is sent under a name.
    package func face(named name: String) -> Face? { faces.first { $0.name == name } }

    /// Returns the names of the files that draw the text of a card, in a fixed order.
    package func names(drawing nodes: [ViewNode]) -> [String] {
        let files = filesDrawing(nodes)
        return faces.filter { files.contains($0.file) }.map(\.name)
    }
}

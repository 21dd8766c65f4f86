import Foundation
import SwiftUI
import Testing

/// Values that views of apps have in common: attributes of strings, resources, pictures, fonts.
@Suite @MainActor struct SharedValueTests {
    private func runs(_ view: some View) -> [ViewNode.TextRun] {
        guard case .text(let runs) = nodes(view).first?.kind else { return [] }
        return runs
    }

    @Test func attributesOfAStringAreDrawn() throws {
        var text = AttributedString("Sale: ")
        var price = AttributedString("€2")
        price.foregroundColor = .red
        price.font = .headline
        price.underlineStyle = .init(pattern: .dot, color: .blue)
        price.kern = 2
        price.baselineOffset = 3
        text += price
        var old = AttributedString("€3")
        old.strikethroughStyle = .single
        old.link = URL(string: "https://example.com/")
        text += old
        let runs = runs(Text(text))
        #expect(runs.map(\.text) == ["Sale: ", "€2", "€3"])
        #expect(runs[0].style == nil)
        let style = try #require(runs[1].style)
        #expect(style.paint == .named(.red))
        #expect(style.font?.size == .style(.headline))
        #expect(style.isUnderlined && !style.isStruckThrough)
        #expect(style.lineColor == .named(.blue))
        #expect(style.linePattern == .dot)
        #expect(style.letterSpacing == 2)
        #expect(style.baselineOffset == 3)
        let last = try #require(runs[2].style)
        #expect(last.isStruckThrough)
        #expect(last.link?.absoluteString == "https://example.com/")
        #expect(last.paint == .named(.accent))
    }

    @Test func anAttributedTextKeepsItsAttributesInAnotherText() {
        var price = AttributedString("€2")
        price.backgroundColor = .yellow
        price.foregroundColor = .red
        let runs = runs(Text("Now \(price)!"))
        #expect(runs.map(\.text) == ["Now ", "€2", "!"])
        #expect(runs[1].style?.background == .named(.yellow))
        #expect(runs[1].style?.paint == .named(.red))
    }

    @Test func markdownIsEmphasisAndLinks() throws {
        let markdown = "**Sale**\nof *old* `code` at [us](shop), not ~~there~~"
        let text = try AttributedString(
            markdown: markdown, baseURL: URL(string: "https://a.com/b/"))
        #expect(String(text.characters) == "Sale of old code at us, not there")
        let runs = runs(Text(text))
        #expect(runs.first?.text == "Sale" && runs.first?.style?.isBold == true)
        let styles = Dictionary(uniqueKeysWithValues: runs.map { ($0.text, $0.style) })
        #expect(styles["old"]??.isItalic == true)
        #expect(styles["code"]??.font?.design == .monospaced)
        #expect(styles["us"]??.link?.absoluteString == "https://a.com/b/shop")
        #expect(styles["there"]??.isStruckThrough == true)
        let lines = try AttributedString(
            markdown: "**a**\nb",
            options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
        #expect(String(lines.characters) == "a\nb")
        #expect(lines.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
    }

    @Test func linesHaveThePatternOfTheirAuthor() {
        #expect(
            runs(Text(verbatim: "a").underline(pattern: .dashDot, color: .red)).first?.style?
                .linePattern == .dashDot)
        #expect(
            runs(Text(verbatim: "a").underline()).first?.style?.linePattern == nil)
        let view = VStack { Text(verbatim: "a") }.strikethrough(pattern: .dash)
        let style = nodes(view).flatMap(\.children).first.flatMap { node -> ViewNode.TextStyle? in
            guard case .text(let runs) = node.kind else { return nil }
            return runs.first?.style
        }
        #expect(style?.linePattern == .dash)
    }

    @Test func smallCapitalsAreSmallerCapitals() {
        let text = Text(verbatim: "Dr. No").font(.system(size: 20).smallCaps())
        let all = runs(text)
        #expect(all.map(\.text) == ["DR", ". ", "NO"])
        #expect(all[0].style?.font?.size == .points(16))
        #expect(all[1].style == nil)
        let lower = runs(Text(verbatim: "Dr").font(.body.lowercaseSmallCaps()))
        #expect(lower.map(\.text) == ["D", "R"])
        #expect(lower[1].style?.font?.size == .points(17 * 0.8))
        #expect(
            runs(Text(verbatim: "Dr").font(.body.uppercaseSmallCaps())).map(\.text) == ["D", "r"])
        let joined = runs(Text(verbatim: "a").font(.body.smallCaps()) + Text(verbatim: "b"))
        #expect(joined.map(\.text) == ["A", "b"])
    }

    @Test func picturesAreValues() throws {
        let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        let image = try #require(UIImage(data: png))
        #expect(UIImage(data: Data("<svg/>".utf8)) == nil)
        #expect(NSImage(data: Data("<svg/>".utf8)) == nil)
        func source(_ image: Image) -> ViewNode.ImageContent.Source? {
            guard case .image(let content) = nodes(image).first?.kind else { return nil }
            return content.source
        }
        #expect(source(Image(uiImage: image)) == .data(png, contentType: "image/png"))
        #expect(source(Image(nsImage: try #require(NSImage(named: "Pond")))) == .asset("Pond"))
        #expect(source(Image(ImageResource(name: "Pond", bundle: .main))) == .asset("Pond"))
        let pond = NSImage(resource: ImageResource(name: "Pond", bundle: .main))
        #expect(source(Image(nsImage: pond)) == .asset("Pond"))
        #expect(
            source(Image(uiImage: try #require(UIImage(systemName: "star")))) == .symbol("star"))
    }

    @Test func aColorSetIsReadOnceForLightAndDark() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("Colors-\(UUID().uuidString).bundle")
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appendingPathComponent("Assets.xcassets/Brand.colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        let json = """
            {"colors": [
              {"idiom": "universal", "color": {"color-space": "srgb", "components":
                {"red": "0xFF", "green": "0.500", "blue": "51", "alpha": "1.000"}}},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
               "color": {"color-space": "gray-gamma-22", "components": {"white": "0.2", "alpha": "1"}}}],
             "info": {"author": "xcode", "version": 1}}
            """
        try Data(json.utf8).write(to: set.appendingPathComponent("Contents.json"))
        let bundle = try #require(Bundle(path: folder.path))
        let color = Color(ColorResource(name: "Brand", bundle: bundle))
        #expect(color == Color("Brand", bundle: bundle))
        var environment = EnvironmentValues()
        #expect(color._paint(in: environment) == .rgb(red: 1, green: 0.5, blue: 0.2, opacity: 1))
        environment.colorScheme = .dark
        #expect(color._paint(in: environment) == .rgb(red: 0.2, green: 0.2, blue: 0.2, opacity: 1))
        #expect(Color("Nowhere", bundle: bundle) == .clear)
    }

    @Test func aColorInANamespaceIsFoundByItsWholeName() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("Colors-\(UUID().uuidString).bundle")
        defer { try? FileManager.default.removeItem(at: folder) }
        let group = folder.appendingPathComponent("Assets.xcassets/Plain/Travel")
        let set = group.appendingPathComponent("Sea.colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data(#"{"properties": {"provides-namespace": true}}"#.utf8)
            .write(to: group.appendingPathComponent("Contents.json"))
        try Data(#"{"colors": [{"color": {"components": {"white": "0.5"}}}]}"#.utf8)
            .write(to: set.appendingPathComponent("Contents.json"))
        let bundle = try #require(Bundle(path: folder.path))
        let color = Color("Travel/Sea", bundle: bundle)
        #expect(color._paint(in: .init()) == .rgb(red: 0.5, green: 0.5, blue: 0.5, opacity: 1))
        #expect(
            Color(uiColor: UIColor(resource: .init(name: "Travel/Sea", bundle: bundle))) == color)
        #expect(Color("Sea", bundle: bundle) == .clear)
    }

    @Test func theFirstTabOrTheChosenOneIsShown() {
        func texts(_ view: some View) -> [String] {
            resolved(view).tree.nodes.map { node in
                if case .text(let runs) = node.kind { runs.map(\.text).joined() } else { "?" }
            }
        }
        let plain = TabView {
            Tab("Today", systemImage: "sun.max") { Text(verbatim: "sun") }
            Tab("Week", systemImage: "calendar", role: .search) { Text(verbatim: "week") }
        }
        #expect(texts(plain) == ["sun"])
        let chosen = TabView(selection: .constant(2)) {
            Tab("Today", systemImage: "sun.max", value: 1) { Text(verbatim: "sun") }
            Tab(value: 2) {
                Text(verbatim: "week")
            } label: {
                Text(verbatim: "Week")
            }
        }
        #expect(texts(chosen) == ["week"])
    }
}

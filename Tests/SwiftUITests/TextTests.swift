import Foundation
import SwiftUI
import Testing

@MainActor
@Suite struct TextTests {
    private func runs(_ text: Text) -> [ViewNode.TextRun] {
        guard case .text(let runs) = nodes(text)[0].kind else { return [] }
        return runs
    }

    private func run(
        _ text: String, _ change: (inout ViewNode.TextStyle) -> Void
    ) -> ViewNode.TextRun {
        var style = ViewNode.TextStyle()
        change(&style)
        return ViewNode.TextRun(text: text, style: style)
    }

    @Test("A literal is looked up, a string stands as it is")
    func sources() {
        let string = "**not bold**"
        #expect(runs(Text(string)) == [.init(text: "**not bold**")])
        #expect(runs(Text(verbatim: "%@")) == [.init(text: "%@")])
        let resource: LocalizedStringResource = "Hello \("Ada")"
        #expect(runs(Text(resource)) == [.init(text: "Hello Ada")])
        #expect(runs(Text("Hello \("Ada"), \(1200)")) == [.init(text: "Hello Ada, 1,200")])
        #expect(runs(Text("\(2.5, specifier: "%.1f") km")) == [.init(text: "2.5 km")])
    }

    @Test("Letters have the nearest of the widths that fonts have")
    func widths() {
        func width(_ text: some View) -> FontDescription.Width? {
            for case .font(let font) in nodes(text)[0].attributes { return font.width }
            return nil
        }
        #expect(width(Text("a").fontWidth(.condensed)) == .condensed)
        #expect(width(Text("a").fontWidth(.compressed)) == .ultraCondensed)
        #expect(width(Text("a").font(.body.width(.expanded))) == .expanded)
        #expect(width(Text("a").fontWidth(.init(1))) == .ultraExpanded)
        #expect(width(Text("a").fontWidth(.standard)) == nil)
        for value in [CGFloat.nan, .infinity, 0.01, -0.01] {
            #expect(nodes(Text("a").font(.body.width(.init(value)))) == nodes(Text("a")))
        }
        let inside = nodes(VStack { Text("a").bold() }.fontWidth(.expanded))[0].children[0]
        #expect(inside.attributes == [.font(.init(weight: .bold, width: .expanded))])
        let usual = VStack { Text("a").fontWidth(.standard) }.fontWidth(.condensed)
        #expect(nodes(usual)[0].children[0].attributes == [])
        let mixed = runs(Text("a") + Text("b").fontWidth(.condensed))
        #expect(mixed.map(\.style?.font?.width) == [nil, .condensed])
    }

    @Test("A picture stands in a text, with the words of its label")
    func pictures() throws {
        let star = ViewNode.TextRun(
            image: .init(source: .symbol("star.fill"), label: "star", isTemplate: true))
        #expect(
            runs(Text("\(Image(systemName: "star.fill")) 4.5"))
                == [star, ViewNode.TextRun(text: " 4.5")])
        #expect(runs(Text(Image(systemName: "star.fill")) + Text(" 4.5")).first == star)
        let red = runs(Text("a \(Text(Image(systemName: "star.fill")).foregroundStyle(.red)) b"))
        #expect(red.map(\.text) == ["a ", "star", " b"])
        #expect(red[1].image == star.image && red[1].style?.paint != nil)
        let rating = nodes(Text("\(Image(systemName: "star.fill")) 4.5"))[0]
        #expect(rating.accessibleName == "star 4.5")
        let data = try JSONEncoder().encode(red)
        #expect(try JSONDecoder().decode([ViewNode.TextRun].self, from: data) == red)
    }

    @Test("Numbers and dates follow the reader's locale and time zone")
    func formats() {
        let date = Date(timeIntervalSince1970: 0)
        #expect(nodes(Text(date, style: .date))[0].text == "January 1, 1970")
        #expect(nodes(Text(1234.5, format: .number))[0].text == "1,234.5")
        let german = resolved(Text(1234.5, format: .number)) {
            $0.locale = Locale(identifier: "de")
        }
        #expect(german.tree.nodes[0].text == "1.234,5")
        let later = resolved(Text(date, style: .time)) {
            $0.locale = Locale(identifier: "de")
            $0.timeZone = TimeZone(secondsFromGMT: 13 * 3600) ?? .gmt
        }
        #expect(later.tree.nodes[0].text == "13:00")
        let hour = resolved(Text("\(date, format: .dateTime.hour().minute())")) {
            $0.locale = Locale(identifier: "de")
            $0.timeZone = TimeZone(secondsFromGMT: 13 * 3600) ?? .gmt
        }
        #expect(hour.tree.nodes[0].text == "13:00")
        let chosen = Date.FormatStyle(timeZone: .gmt).hour().minute()
        let fixed = resolved(Text(date, format: chosen)) {
            $0.locale = Locale(identifier: "de")
            $0.timeZone = TimeZone(secondsFromGMT: 13 * 3600) ?? .gmt
        }
        #expect(fixed.tree.nodes[0].text == "00:00")
        let far = Measurement(value: 5, unit: UnitLength.kilometers)
        let distance = resolved(Text("\(far, format: .measurement(width: .wide))")) {
            $0.locale = Locale(identifier: "de_DE")
        }
        #expect(distance.tree.nodes[0].text == "5 Kilometer")
        let american = resolved(Text(far, format: .measurement(width: .wide, usage: .road))) {
            $0.locale = Locale(identifier: "en_US")
        }
        #expect(american.tree.nodes[0].text == "3.1 miles")
    }

    @Test("Markdown in a literal makes runs; what is interpolated stands")
    func markdown() {
        #expect(
            runs(Text("a **b** _c_ `d` ~~e~~")) == [
                .init(text: "a "), run("b") { $0.isBold = true }, .init(text: " "),
                run("c") { $0.isItalic = true }, .init(text: " "),
                run("d") { $0.font = FontDescription(design: .monospaced) }, .init(text: " "),
                run("e") { $0.isStruckThrough = true },
            ])
        #expect(
            runs(Text("snake_case_name 2 * 3 * 4")) == [.init(text: "snake_case_name 2 * 3 * 4")])
        #expect(
            runs(Text("**\("*x*")** y")) == [run("*x*") { $0.isBold = true }, .init(text: " y")])
        #expect(runs(Text("\\*a\\*")) == [.init(text: "*a*")])
        #expect(runs(Text("**open")) == [.init(text: "**open")])
    }

    @Test("Code is as large and as heavy as the text around it")
    func codeFont() {
        func code(_ view: some View) -> FontDescription? {
            guard case .text(let runs)? = nodes(view).first?.kind else { return nil }
            return runs.first { $0.text == "d" }?.style?.font
        }
        let footnote = FontDescription(size: .style(.footnote), design: .monospaced)
        #expect(code(Text("a `d`").font(.footnote)) == footnote)
        #expect(code(Group { Text("a `d`") }.font(.footnote)) == footnote)
        #expect(
            code(Text("x ") + Text("a `d`").font(.title))
                == FontDescription(size: .style(.title), design: .monospaced))
        #expect(
            code(Text("a `d`").bold())
                == FontDescription(weight: .bold, design: .monospaced))
    }

    @Test("Joined and interpolated texts keep their looks")
    func joined() {
        #expect(
            runs(Text("a ") + Text("b").bold() + Text("c").foregroundColor(.red)) == [
                .init(text: "a "), run("b") { $0.isBold = true },
                run("c") { $0.paint = .named(.red) },
            ])
        #expect(
            runs(Text("x \(Text("y").italic())")) == [
                .init(text: "x "), run("y") { $0.isItalic = true },
            ])
    }

    @Test("Underlines are runs, thickness is the font")
    func looks() {
        #expect(runs(Text("a").underline()) == [run("a") { $0.isUnderlined = true }])
        #expect(attributes(Text("a").bold()) == [.font(FontDescription(weight: .bold))])
        #expect(
            attributes(Text("a").font(.title.weight(.light)).italic().monospacedDigit()) == [
                .font(
                    FontDescription(
                        size: .style(.title), weight: .light, isItalic: true,
                        isMonospacedDigit: true))
            ])
    }

    @Test("What text inside looks like comes from outside, and the nearest wins")
    func inheritance() {
        let inside = nodes(
            VStack {
                Text("a")
                Text("b").font(.caption).foregroundStyle(.secondary)
            }
            .font(.title)
            .fontDesign(.rounded)
            .lineLimit(2)
            .multilineTextAlignment(.center)
            .foregroundStyle(.primary))[0].children
        #expect(
            inside[0].attributes == [
                .font(FontDescription(size: .style(.title), design: .rounded)),
                .textAlignment(.center), .lineLimit(2),
            ])
        #expect(
            inside[1].attributes == [
                .font(FontDescription(size: .style(.caption), design: .rounded)),
                .foreground(.named(.secondary)), .textAlignment(.center), .lineLimit(2),
            ])
    }

    @Test("Lesser levels are shades of the color at hand")
    func levels() {
        let inside = nodes(
            HStack { Text("a").foregroundStyle(.secondary) }.foregroundStyle(.blue))[0].children
        #expect(inside[0].attributes == [.foreground(.faded(.blue, opacity: 0.6))])
        #expect(
            attributes(Text("a").foregroundStyle(.tint).tint(.orange)) == [
                .foreground(.named(.orange))
            ])
        #expect(attributes(Text("a").foregroundStyle(.tint)) == [.foreground(.named(.accent))])
    }

    @Test("Letters change for all text inside")
    func letters() {
        #expect(nodes(VStack { Text("abc") }.textCase(.uppercase))[0].children[0].text == "ABC")
    }

    @Test("A text in the default look has no attributes")
    func small() {
        #expect(attributes(Text("a")).isEmpty)
        #expect(attributes(Text("a").foregroundColor(nil)).isEmpty)
    }
}

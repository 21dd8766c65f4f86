#if Fonts
    import Foundation
    import SwiftUI
    import Synchronization
    import Testing

    @testable import _FontMeasuring

    @Suite struct FontMeasuringTests {
        private let measuring: FontMeasuring

        init() throws {
            measuring = try FontMeasuring()
        }

        private func measure(
            _ text: String, _ font: FontDescription = FontDescription(),
            _ size: DynamicTypeSize = .large
        ) -> MeasuredText {
            measuring.measure([.init(text: text)], font: font, textSize: size)
        }

        private func width(
            _ text: String, _ font: FontDescription = FontDescription()
        ) -> Double {
            measure(text, font).pieces.reduce(0) { $0 + $1.width + $1.space }
        }

        @Test func `A text is cut into words with the space behind them`() {
            let text = measure("Add to list")
            #expect(text.pieces.count == 3)
            #expect(text.pieces.map { $0.space > 3 && $0.space < 6 } == [true, true, false])
            #expect(text.pieces.allSatisfy { $0.width > $0.widestLetter && !$0.endsLine })
        }

        @Test
        func `The files that draw a card are those of its fonts, and of letters that these lack`() {
            func names(_ nodes: [ViewNode]) -> [String] {
                measuring.files(drawing: nodes).map {
                    String($0.path.split(separator: "/").last ?? "")
                }
                .sorted()
            }
            func text(_ text: String, _ attributes: [ViewNode.Attribute] = []) -> ViewNode {
                ViewNode(
                    id: NodeID("text"), kind: .text([.init(text: text)]), attributes: attributes)
            }
            let plain = text("Tea")
            let bold = text("Tea", [.font(FontDescription(weight: .bold))])
            let symbol = ViewNode(
                id: NodeID("symbol"), kind: .image(.init(source: .symbol("heart"), label: nil)))
            #expect(names([plain, symbol]) == ["Inter-Regular.otf"])
            #expect(names([plain, bold, plain]) == ["Inter-Bold.otf", "Inter-Regular.otf"])
            let hebrew = names([text("תה 1")])
            #expect(hebrew.contains("Inter-Regular.otf") && hebrew.count == 2)
            #expect(names([symbol]).isEmpty)
        }

        @Test func `A line feed ends a line, and takes no room`() {
            let pieces = measure("One\nTwo").pieces
            #expect(pieces.map(\.endsLine) == [true, false])
            #expect(pieces[0].width == measure("One").pieces[0].width)
        }

        @Test func `Lines are as high as the style sheet draws them`() {
            let text = measure("Text")
            #expect(abs(text.lineHeight - 17 * 1.29) < 0.001)
            #expect(text.baseline > text.lineHeight / 2 && text.baseline < text.lineHeight)
            #expect(text.capHeight > 11 && text.capHeight < 13.5)
            let large = measure("Text", FontDescription(), .accessibility3)
            #expect(abs(large.lineHeight - 40 * 1.29) < 0.001)
        }

        @Test func `A font follows the person's text size as in the style sheet`() {
            let title = FontDescription(size: .style(.title))
            #expect(measuring.points(of: FontDescription(), textSize: .accessibility5) == 53)
            let scale = DynamicTypeSize.accessibility3.textScale
            let expected = 28 + (scale - 1) * 14
            #expect(measuring.points(of: title, textSize: .accessibility3) == expected)
        }

        @Test func `Letters that are joined are not moved together, as they are in large titles`() {
            func growth(_ text: String) -> Double {
                width(text, FontDescription(size: .style(.title))) / width(text) * 17 / 28
            }
            #expect(abs(growth("المهام") - 1) < 0.001)
            #expect(growth("Tasks") < 0.99)
        }

        @Test func `Weight, posture and design change the width`() {
            let regular = width("Widths of letters")
            #expect(width("Widths of letters", FontDescription(weight: .bold)) > regular * 1.02)
            #expect(width("Widths of letters", FontDescription(weight: .heavy)) > regular * 1.04)
            #expect(width("Widths of letters", FontDescription(isItalic: true)) != regular)
            #expect(
                width("Widths of letters", FontDescription(size: .style(.headline)))
                    == width("Widths of letters", FontDescription(weight: .semibold)))
        }

        @Test func `Digits of one width are of one width`() {
            let font = FontDescription(isMonospacedDigit: true)
            #expect(abs(width("1111", font) - width("8888", font)) < 0.001)
            #expect(width("1111") < width("8888") - 1)
        }

        @Test func `A run has a font of its own`() {
            var bold = ViewNode.TextStyle()
            bold.isBold = true
            let mixed = measuring.measure(
                [.init(text: "Total "), .init(text: "12", style: bold)], font: FontDescription(),
                textSize: .large)
            let expected = width("Total ") + width("12", FontDescription(weight: .bold))
            #expect(abs(mixed.pieces.reduce(0) { $0 + $1.width + $1.space } - expected) < 0.01)

            var large = ViewNode.TextStyle()
            large.font = FontDescription(size: .style(.largeTitle))
            let tall = measuring.measure(
                [.init(text: "7", style: large), .init(text: "°C")], font: FontDescription(),
                textSize: .large)
            #expect(tall.lineHeight >= 34 * 1.2)
        }

        @Test func `A letter that no font has counts with an average, a mark with nothing`() {
            // None of the fonts has a letter of this range, which is for private use.
            #expect(abs(width("\u{10FFF0}") - 0.55 * 17) < 0.001)
            #expect(abs(width("e\u{301}") - width("é")) < 0.2)
            #expect(width("漢字") > 1.8 * 17 && width("漢字") < 2.2 * 17)
        }

        @Test(arguments: [
            "Boats at 9:30", "naïve Ελλάδα Москва", "a\u{A0}b\u{2009}c\u{200A}d\u{3000}e",
            "\tone\ntwo\u{2028}three\u{7F}", "a\u{200B}b\u{200C}c\u{200D}d\u{2060}e\u{FEFF}",
            "\u{202E}abc\u{200F}\u{2066}d\u{2069}", "a\u{FE0F}b\u{FE0E}", "co\u{AD}op",
            "e\u{301}", "漢字、かな「カナ」한글（全角）！",
        ])
        func `Spaces, what isn't drawn and what fills a square need no font`(text: String) {
            #expect(!measure(text).hasUnmeasuredLetters)
        }

        @Test(arguments: [
            // Of the scripts in Unicode, those that no font has which is asked for.
            "\u{13000}", "one \u{10FFF0} two", "\u{378}",
        ])
        func `Letters that the client has to find a font for are told of`(text: String) {
            #expect(measure(text).hasUnmeasuredLetters)
            #expect(!measure("Boats").hasUnmeasuredLetters)
        }

        @Test(arguments: ["🏕", "☕️", "1️⃣", "🇦🇹", "👍🏽", "©️", "👩‍🚀", "👨‍👩‍👧", "❤️‍🔥", "🏴‍☠️"])
        func `An emoji has the room that the widest font needs, however many parts it has`(
            text: String
        ) {
            #expect(!measure(text).hasUnmeasuredLetters)
            #expect(abs(width(text) - 1.4 * 17) < 0.001)
            #expect(abs(width(text + text) - 2.8 * 17) < 0.001)
        }

        @Test func `A sign that its author wants plain, and a digit, are no emoji`() {
            #expect(width("☕\u{FE0E}") != 1.4 * 17)
            #expect(width("1") < 17)
        }

        @Test func `Any text has finite widths`() {
            let texts = [
                "", "\u{0}\u{1}\u{7F}", "\u{202E}\u{200F}\u{2066}abc\u{2069}",
                String(repeating: "\u{301}", count: 500), String(repeating: "👩‍👩‍👧‍👦", count: 50),
                String(repeating: "x", count: 1_000_000),
            ]
            for text in texts {
                let measured = measure(text)
                #expect(measured.pieces.allSatisfy { $0.width.isFinite && $0.width >= 0 })
                #expect(measured.lineHeight.isFinite)
            }
        }

        @Test func `What was measured is kept, up to a bound`() {
            let texts = MeasuredTexts()
            let measured = measure("Text")
            for number in 0..<(3 * MeasuredTexts.mostTexts) {
                let key = MeasuredTexts.Key(
                    runs: [.init(text: "\(number)")], font: FontDescription(), textSize: .large)
                texts[key] = measured
                #expect(texts[key] == measured)
                #expect(texts.count <= 2 * MeasuredTexts.mostTexts)
            }
            let long = MeasuredTexts.Key(
                runs: [.init(text: String(repeating: "x", count: MeasuredTexts.mostBytes))],
                font: FontDescription(), textSize: .large)
            texts[long] = measured
            #expect(texts[long] == nil)
        }
    }

    /// Widths of texts that Chromium set in the same files; `Tests/Browser/record_widths.py` writes
    /// them down.
    @Suite struct FontMeasuringAccuracyTests {
        private struct Line {
            var font: FontDescription
            var text: String
            var width: Double
        }

        private func lines() throws -> [Line] {
            let url = URL(filePath: #filePath).deletingLastPathComponent()
                .appending(path: "Widths.tsv")
            let text = try String(contentsOf: url, encoding: .utf8)
            return try text.split(separator: "\n").dropFirst().map { line in
                let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
                try #require(columns.count == 5)
                return Line(
                    font: FontDescription(
                        size: .style(try #require(style(points: columns[0]))),
                        weight: FontDescription.Weight(rawValue: try #require(Int(columns[1]))),
                        isItalic: columns[2].contains("i"),
                        isMonospacedDigit: columns[2].contains("t")),
                    text: String(columns[4]), width: try #require(Double(columns[3])))
            }
        }

        private func style(points: Substring) -> FontDescription.TextStyle? {
            FontDescription.TextStyle.allCases.first { $0.points == Double(points) }
        }

        @Test func `Text is as wide as in Chromium`() throws {
            let measuring = try FontMeasuring()
            let lines = try lines()
            try #require(lines.count >= 265)
            var errors: [(error: Double, text: String)] = []
            for line in lines {
                let measured = measuring.measure(
                    [.init(text: line.text)], font: line.font, textSize: .large)
                let width = measured.pieces.reduce(0) { $0 + $1.width + $1.space }
                errors.append((abs(width / line.width - 1), line.text))
            }
            errors.sort { $0.error < $1.error }
            #expect(errors[errors.count / 2].error < 0.0005)
            #expect(errors[errors.count * 95 / 100].error < 0.002)
            #expect(errors[errors.count - 1].error < 0.01, "\(errors.suffix(5))")
        }
    }

    @Suite struct FontFileTests {
        private let folder = FileManager.default.temporaryDirectory
            .appending(path: "fonts-\(UInt64.random(in: 0...UInt64.max))")
        private let reported = Reported()

        private final class Reported: Sendable {
            let problems = Mutex<[FontProblem]>([])
        }

        private func measuring() throws(FontProblem) -> FontMeasuring {
            try FontMeasuring(FontDirectories(paths: [folder.path])) { [reported] problem in
                reported.problems.withLock { $0.append(problem) }
            }
        }

        private func regular() throws -> (path: String, contents: Data) {
            let family = try FontMeasuring().drawn.designs[.standard]
            let file = try #require(family?.file(weight: 400, isItalic: false))
            return (file.path, try Data(contentsOf: URL(filePath: file.path)))
        }

        private func write(_ contents: Data, to name: String) throws -> String {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true)
            let url = folder.appending(path: name)
            try contents.write(to: url)
            return url.path
        }

        @Test func `Without the family, the problem says how to get it`() throws {
            let problem = FontProblem.noFamily("Inter", directories: [folder.path])
            #expect(throws: problem) { try measuring() }
            #expect(
                problem.description == """
                    The font family Inter isn't in \(folder.path), so browsers lay cards out in \
                    fonts of their own. Install it (on Debian: apt-get install fonts-inter).
                    """)
        }

        @Test func `The problem of two lists of directories says which one counts`() {
            let problem = FontProblem.otherDirectories(wanted: ["/a", "/b"], used: ["/c"])
            #expect(
                problem.description == """
                    Cards are laid out in the fonts of /c, because another surface of this process draws with \
                    them already; /a, /b isn't looked at. Give the page and assistants the same \
                    fontDirectories.
                    """)
        }

        @Test func `A file that was cut off is reported and not used`() throws {
            defer { remove() }
            let (_, contents) = try regular()
            let path = try write(contents.prefix(contents.count / 2), to: "Inter-Regular.otf")
            #expect(throws: FontProblem.self) { try measuring() }
            #expect(reported.problems.withLock { $0 } == [.damaged(path: path)])
        }

        @Test func `Bytes that are no font are reported, whatever they are`() throws {
            defer { remove() }
            var generator = SystemRandomNumberGenerator()
            for number in 0..<40 {
                let bytes = (0..<Int.random(in: 0...400)).map { _ in
                    UInt8.random(in: 0...255, using: &generator)
                }
                _ = try write(Data(bytes), to: "Inter-\(number).otf")
            }
            #expect(throws: FontProblem.self) { try measuring() }
            #expect(reported.problems.withLock { $0.count } == 40)
        }

        @Test func `A font with wrong bytes in it measures something finite, or is refused`() throws
        {
            defer { remove() }
            var (_, contents) = try regular()
            for _ in 0..<20 {
                for _ in 0..<50 {
                    contents[Int.random(in: 300..<contents.count)] = UInt8.random(in: 0...255)
                }
                _ = try write(contents, to: "Inter-Regular.otf")
                do throws(FontProblem) {
                    let text = try measuring().measure(
                        [.init(text: "Widths of letters, 1234")], font: FontDescription(),
                        textSize: .large)
                    #expect(text.pieces.allSatisfy { $0.width.isFinite && $0.width >= 0 })
                } catch {
                    // Refused, as it may be.
                    continue
                }
            }
        }

        @Test func `The one family file that is there serves all weights`() throws {
            defer { remove() }
            let (_, contents) = try regular()
            let path = try write(contents, to: "Inter-Regular.otf")
            let measuring = try measuring()
            #expect(measuring.drawn.designs[.standard]?.files.map(\.path) == [path])
            let font = FontDescription(weight: .bold)
            let runs = [ViewNode.TextRun(text: "Text")]
            #expect(
                measuring.measure(runs, font: font, textSize: .large).pieces
                    == measuring.measure(runs, font: FontDescription(), textSize: .large).pieces)
        }

        @Test func `Letters of a file that is too large to be sent are told of`() throws {
            defer { remove() }
            let (_, contents) = try regular()
            _ = try write(contents + Data(count: DrawnFonts.mostBytes), to: "Inter-Regular.otf")
            let measuring = try measuring()
            func measure(_ text: String) -> MeasuredText {
                measuring.measure(
                    [.init(text: text)], font: FontDescription(), textSize: .large)
            }
            #expect(measure("Text").hasUnmeasuredLetters)
            #expect(!measure(" ").hasUnmeasuredLetters)
        }

        private func remove() {
            do {
                try FileManager.default.removeItem(at: folder)
            } catch {
                Issue.record("The folder of fonts can't be removed: \(error)")
            }
        }
    }
#endif

import SwiftUI
import Synchronization
import Testing

@testable import IntentSystem

/// Layouts of cards are kept by the view, the width, the text size and the direction of reading.
@MainActor
@Suite struct CardLayoutTests {
    private let measuring = CountingMeasuring()
    private let layout = CardLayout()

    init() { layout.use(measuring) }

    /// Draws a view as a session does, and returns where its elements lie.
    @discardableResult
    private func draw(
        _ text: String = "Two words", width: Int? = 200,
        textSize: PresentationEnvironment.TextSize = .large, language: String = "en"
    ) -> ViewTree.Placements? {
        draw(Text(verbatim: text), width: width, textSize: textSize, language: language)
    }

    @discardableResult
    private func draw(
        _ view: some View, width: Int? = 200,
        textSize: PresentationEnvironment.TextSize = .large, language: String = "en"
    ) -> ViewTree.Placements? {
        var resolved = ViewResolver.resolve(view)
        _ = layout.place(
            &resolved,
            in: PresentationEnvironment(
                textSize: textSize, language: language, contentWidth: width))
        return resolved.tree.placements
    }

    @Test("A view that is drawn again isn't laid out again")
    func again() throws {
        let first = try #require(draw())
        #expect(measuring.count == 1)
        let second = try #require(draw())
        #expect(measuring.count == 1)
        #expect(second.elements == first.elements)
    }

    @Test("Another view, width, text size or direction of reading is laid out anew, once")
    func anew() {
        let changes: [@MainActor () -> ViewTree.Placements?] = [
            { draw() }, { draw("Three more words") }, { draw(width: 201) },
            { draw(textSize: .small) }, { draw(language: "ar") },
        ]
        for (index, change) in changes.enumerated() {
            #expect(change() != nil)
            #expect(measuring.count == index + 1)
        }
        for change in changes { #expect(change() != nil) }
        #expect(measuring.count == changes.count)
    }

    @Test("A narrow card breaks its lines where a wide one doesn't")
    func lines() throws {
        #expect(try #require(draw(width: 200)).height == 20)
        #expect(try #require(draw(width: 60)).height == 40)
    }

    @Test("Eight layouts are kept; the ninth takes the place of the oldest")
    func bounds() {
        for width in 100..<108 { draw(width: width) }
        draw(width: 100)
        #expect(measuring.count == 8)
        draw(width: 108)
        draw(width: 101)
        #expect(measuring.count == 9)
        draw(width: 100)
        #expect(measuring.count == 10)
    }

    @Test("A card of which nothing that takes room has changed is not laid out again")
    func alike() {
        func card(_ count: Int, _ isOn: Bool) -> some View {
            HStack {
                Image(systemName: isOn ? "heart.fill" : "heart")
                    .foregroundStyle(isOn ? Color.red : .blue)
                Text(verbatim: "\(count) of 9").monospacedDigit()
                Text("Words")
            }
        }
        let first = draw(card(1, false))
        #expect(measuring.count == 2)
        #expect(draw(card(7, true)) == first)
        #expect(measuring.count == 2)
        // Another number of digits is another width; the other text needn't be measured again.
        #expect(draw(card(70, true)) != first)
        #expect(measuring.count == 3)
    }

    @Test("Other fonts make all layouts void, and without fonts or a width there are none")
    func fonts() {
        #expect(draw(width: nil) == nil)
        draw()
        layout.use(measuring)
        draw()
        #expect(measuring.count == 2)
        layout.use(nil)
        #expect(draw() == nil)
    }
}

/// Letters of 10 points in lines of 20, and how often a text was measured.
private final class CountingMeasuring: TextMeasuring {
    private let texts = Mutex(0)

    var count: Int { texts.withLock { $0 } }

    func points(of font: FontDescription, textSize: DynamicTypeSize) -> Double { 20 }

    func measure(
        _ runs: [ViewNode.TextRun], font: FontDescription, textSize: DynamicTypeSize
    ) -> MeasuredText {
        texts.withLock { $0 += 1 }
        let pieces = runs.map(\.text).joined().split(separator: " ").map { word in
            MeasuredText.Piece(width: 10 * Double(word.count), space: 10, widestLetter: 10)
        }
        return MeasuredText(pieces: pieces, lineHeight: 20, baseline: 15, capHeight: 14)
    }
}

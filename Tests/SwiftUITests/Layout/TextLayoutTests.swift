import Foundation
import SwiftUI
import Testing

/// Text, whose letters are 8.5 points wide in lines of 22.1 in these tests.
@MainActor
@Suite struct TextLayoutTests {
    private let line = 22.1

    @Test func oneLineTakesItsWidth() {
        let found = laidOut(Text("Hello").mark("a"))
        #expect(found["a"] == Spot(150 - 21.25, 0, 5 * 8.5, line))
    }

    @Test func wrappedTextHugsItsLongestLine() {
        // 30 letters fit: “one two three four five six” has 27 and “seven” is one too many.
        let found = laidOut(
            Text("one two three four five six seven eight").mark("a"), width: 255)
        #expect(found["a"].width == 27 * 8.5)
        #expect(abs(found["a"].height - 2 * line) < 0.01)
    }

    @Test func aWordTooLongForALineGoesOnInTheNext() {
        let found = laidOut(Text("abcdefghijklmnopqrstuvwxyz").mark("a"), width: 85)
        #expect(abs(found["a"].width - 85) < 0.01)
        #expect(abs(found["a"].height - 3 * line) < 0.01)
    }

    @Test func noWordIsBrokenWhereABreakBetweenWordsIsPossible() {
        let found = laidOut(Text("abcdefgh ijklmnop").mark("a"), width: 8 * 8.5)
        #expect(found["a"] == Spot(0, 0, 8 * 8.5, 2 * line))
    }

    @Test func authorsBreaksStay() {
        let found = laidOut(Text("one\ntwo\nthree").mark("a"))
        #expect(found["a"].width == 5 * 8.5)
        #expect(abs(found["a"].height - 3 * line) < 0.01)
    }

    @Test func lineLimit() {
        let found = laidOut(
            Text("one two three four five six seven eight").lineLimit(1).mark("a"), width: 100)
        #expect(abs(found["a"].height - line) < 0.01)
        #expect(found["a"].width <= 100)
        #expect(found.fittings.map(\.lines) == [1])
    }

    @Test func lowTextIsCutToTheLinesThatFit() {
        let found = laidOut(
            Text("one two three four five six seven eight nine").mark("a").frame(
                width: 100, height: 50))
        #expect(abs(found["a"].height - 2 * line) < 0.01)
        #expect(found.fittings.map(\.lines) == [2])
    }

    @Test func textIsNeverLessThanALine() {
        let found = laidOut(Text("one two").mark("a").frame(width: 200, height: 5))
        #expect(abs(found["a"].height - line) < 0.01)
        #expect(abs(found["a"].y - (5 - line) / 2) < 0.01)
    }

    @Test func minimumScaleFactor() {
        let text = Text("0123456789").lineLimit(1)
        let fits = laidOut(text.minimumScaleFactor(0.5).mark("a"), width: 68)
        #expect(fits["a"].width <= 68)
        #expect(fits.fittings.map(\.scale) == [0.8])
        #expect(fits.fittings.map(\.lines) == [0])
        let cut = laidOut(text.minimumScaleFactor(0.9).mark("a"), width: 40)
        #expect(cut.fittings.map(\.scale) == [0.9])
        #expect(cut.fittings.map(\.lines) == [1])
        let room = laidOut(text.minimumScaleFactor(0.5).mark("a"), width: 300)
        #expect(room.fittings.isEmpty)
    }

    /// The remaining text in a room if its middle is truncated.
    private func cut(_ text: Text, width: Double) -> ViewNode.MiddleTruncation? {
        var resolved = resolved(text.lineLimit(1).truncationMode(.middle))
        ViewLayout(width: width, measuring: EvenMeasuring()).place(&resolved)
        return resolved.tree.placements?.elements.first?.truncation
    }

    @Test("A text loses its middle, and as much of its beginning as of its end is left")
    func middle() {
        let text = Text(verbatim: "0123456789abcdefghij")
        // The ellipsis takes the room of a letter.
        #expect(cut(text, width: 93.5) == ViewNode.MiddleTruncation(start: 5, end: 5))
        #expect(cut(text, width: 88.5) == ViewNode.MiddleTruncation(start: 4, end: 5))
        #expect(cut(text, width: 200) == nil)
        // No letter fits.
        #expect(cut(text, width: 5) == nil)
    }

    @Test("No space stands beside the gap, and styled stretches count as one text")
    func middleOfStretches() {
        let bold = Text(verbatim: "defghijkl").bold()
        let text = Text(verbatim: "abc ") + bold + Text(verbatim: " xyz")
        // Four letters fit before the gap; the last is a space.
        #expect(cut(text, width: 76.5) == ViewNode.MiddleTruncation(start: 3, end: 5))
        // Four letters fit behind the gap; the first is a space.
        #expect(cut(text, width: 72.5) == ViewNode.MiddleTruncation(start: 3, end: 3))
    }

    @Test("Texts of several lines, links and timers lose their end")
    func middleOfOthers() {
        #expect(cut(Text(verbatim: "0123456789\nabcdefghij"), width: 85) == nil)
        #expect(cut(Text("[0123456789abcdefghij](https://example.org)"), width: 85) == nil)
        let timer = Text(timerInterval: Date()...Date() + 36_000)
        #expect(cut(timer, width: 20) == nil)
    }

    @Test func lineSpacing() {
        let found = laidOut(Text("one\ntwo").lineSpacing(10).mark("a"))
        #expect(abs(found["a"].height - (2 * line + 10)) < 0.01)
    }

    @Test func fixedTextKeepsItsWidth() {
        let found = laidOut(Text("one two three").fixedSize().mark("a").frame(width: 40))
        #expect(found["a"].width == 13 * 8.5)
        #expect(abs(found["a"].x + found["a"].width / 2 - 150) < 0.01)
    }

    @Test func textKeptFromBeingCut() {
        let found = laidOut(
            Text("one two three four").fixedSize(horizontal: false, vertical: true).mark("a")
                .frame(width: 60, height: 20))
        #expect(abs(found["a"].height - 3 * line) < 0.01)
        #expect(found.fittings.isEmpty)
    }

    @Test func textSizes() {
        let found = laidOut(Text("Hello").mark("a"), textSize: .accessibility1)
        #expect(found["a"].width == 5 * 17)
        #expect(abs(found["a"].height - 2 * line) < 0.01)
    }

    /// A control with a surface sets its label as any other text.
    @Test func labelsOfButtons() {
        let found = laidOut(
            VStack {
                Button(action: nil) { Text("Go").mark("a") }.buttonStyle(.bordered)
                Button(action: nil) { Text("Go").mark("b") }.buttonStyle(.plain)
            })
        #expect(found["a"].width == 17)
        #expect(found["b"].width == 17)
    }
}

/// Baselines: the letters of these tests are 1 em below the top of their line.
@MainActor
@Suite struct BaselineLayoutTests {
    @Test func textsOfTwoSizes() {
        let found = laidOut(
            HStack(alignment: .firstTextBaseline) {
                Text("Large").font(.system(size: 40)).mark("a")
                Text("small").font(.system(size: 10)).mark("b")
            })
        #expect(found["a"].y == 0)
        #expect(found["b"].y == 30)
    }

    @Test func firstAndLastLines() {
        func row(_ alignment: VerticalAlignment) -> LaidOut {
            laidOut(
                HStack(alignment: alignment) {
                    Text("one\ntwo\nthree").mark("a")
                    Text("x").mark("b")
                })
        }
        #expect(abs(row(.firstTextBaseline)["b"].y) < 0.01)
        #expect(abs(row(.lastTextBaseline)["b"].y - 44.2) < 0.01)
    }

    @Test func whatHasNoTextStandsOnItsEdge() {
        let found = laidOut(
            HStack(alignment: .firstTextBaseline) {
                Text("x").mark("a")
                Color.red.frame(width: 10, height: 40).mark("b")
            })
        #expect(found["b"].y == 0)
        #expect(found["a"].y == 40 - 17)
    }

    @Test func paddingMovesTheBaseline() {
        let found = laidOut(
            HStack(alignment: .firstTextBaseline) {
                Text("x").padding(.top, 12).mark("a")
                Text("x").mark("b")
            })
        #expect(found["b"].y == 12)
    }

    @Test func aColumnStandsOnItsFirstText() {
        let found = laidOut(
            HStack(alignment: .firstTextBaseline) {
                VStack(spacing: 0) {
                    Color.red.frame(width: 5, height: 20)
                    Text("x")
                    Text("y")
                }.mark("a")
                Text("z").mark("b")
            })
        #expect(found["b"].y - found["a"].y == 20)
    }

    @Test func symbolsAreCenteredOnCapitals() {
        let found = laidOut(
            HStack(alignment: .firstTextBaseline) {
                Text("x").mark("a")
                Image(systemName: "star").mark("b")
            })
        let middleOfCapitals = found["a"].y + 17 - 17 * Measures.capHeightEms / 2
        #expect(abs(found["b"].y + found["b"].height / 2 - middleOfCapitals) < 0.01)
    }

    @Test func pilesAndLayers() {
        let found = laidOut(
            ZStack(alignment: .leadingFirstTextBaseline) {
                Text("x").font(.system(size: 30)).mark("a")
                Text("y").font(.system(size: 10)).mark("b")
            }
            .overlay(alignment: .trailingFirstTextBaseline) { Text("z").mark("c") })
        #expect(found["b"].y - found["a"].y == 20)
        #expect(found["c"].y - found["a"].y == 13)
    }
}

/// The direction of reading.
@MainActor
@Suite struct RightToLeftLayoutTests {
    @Test func rowsBeginAtTheRight() {
        let found = laidOut(
            HStack(spacing: 10) {
                Color.red.frame(width: 50, height: 10).mark("a")
                Color.blue.mark("b")
            }, isRightToLeft: true)
        #expect(found["a"].x == 250)
        #expect(found["b"] == Spot(0, 0, 240, 10))
    }

    @Test func leadingIsRight() {
        let found = laidOut(
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 100, height: 10).mark("a")
                Color.red.frame(width: 40, height: 10).mark("b")
            }.frame(maxWidth: .infinity, alignment: .leading), isRightToLeft: true)
        #expect(found["a"].x == 200)
        #expect(found["b"].x == 260)
    }

    @Test func paddingAndLayersFollow() {
        let found = laidOut(
            Color.red.frame(width: 100, height: 40).mark("a").padding(.leading, 30)
                .overlay(alignment: .topLeading) {
                    Color.blue.frame(width: 8, height: 8).mark("b")
                }
                .frame(width: 300, alignment: .leading), isRightToLeft: true)
        #expect(found["a"].x == 170)
        #expect(found["b"].x == 292)
    }

    @Test func switchesStandAtTheLeft() {
        let found = laidOut(
            Toggle(isOn: true, action: nil) { Text("Wi-Fi").mark("a") }, isRightToLeft: true)
        #expect(abs(found["a"].x + found["a"].width - 300) < 0.01)
    }
}

import Foundation
import SwiftUI
import Testing

/// Knows the width of Latin letters only.
private struct LatinMeasuring: TextMeasuring {
    private let even = EvenMeasuring()

    func points(of font: FontDescription, textSize: DynamicTypeSize) -> Double {
        even.points(of: font, textSize: textSize)
    }

    func measure(
        _ runs: [ViewNode.TextRun], font: FontDescription, textSize: DynamicTypeSize
    ) -> MeasuredText {
        var text = even.measure(runs, font: font, textSize: textSize)
        text.hasUnmeasuredLetters = runs.contains { run in
            run.text.unicodeScalars.contains { $0.value > 0x24F }
        }
        return text
    }
}

/// Cards with letters that no font has whose widths are known.
@Suite @MainActor struct UnmeasuredTextTests {
    private let layout = ViewLayout(
        width: 300, textSize: .accessibility1, measuring: LatinMeasuring())

    private func placed(_ view: some View) -> ResolvedView {
        var resolution = resolved(view)
        layout.place(&resolution)
        return resolution
    }

    private func frameWidths(_ view: ResolvedView) -> [Double] {
        view.tree.allNodes.flatMap(\.attributes).compactMap { attribute in
            if case .frame(let frame) = attribute { frame.width } else { nil }
        }
    }

    @Test(arguments: ["Boats", "你好", "नमस्ते", "🏕"])
    func `One such text is enough for a card to get no places`(words: String) {
        let view = VStack {
            Text(verbatim: "Harbor")
            Text(verbatim: words).overlay(alignment: .top) { Text(verbatim: "x") }
        }
        #expect((placed(view).tree.placements == nil) == (words != "Boats"))
        // Wherever it stands.
        let layered = Text(verbatim: "Harbor").background { Text(verbatim: words) }
        #expect((placed(layered).tree.placements == nil) == (words != "Boats"))
    }

    @Test func `What a reader made has its sizes in the tree then`() {
        let view = placed(
            GeometryReader { proxy in
                VStack {
                    Text(verbatim: "नमस्ते")
                    Button(action: ControlAction("go")) { Text(verbatim: "Go") }
                    Color.red.frame(width: proxy.size.width / 2)
                }
            }
            .frame(height: 200))
        #expect(view.tree.placements == nil)
        #expect(frameWidths(view).contains(300))
        #expect(frameWidths(view).contains(150))
        #expect(view.actions.map { $0 as? String } == ["go"])
    }

    @Test func `A text that a canvas draws counts, too`() {
        func canvas(_ words: String) -> some View {
            Canvas { context, room in
                context.draw(
                    Text(verbatim: words), at: CGPoint(x: room.width / 2, y: room.height / 2))
            }
            .frame(height: 100)
        }
        #expect(placed(canvas("Boats")).tree.placements != nil)
        #expect(placed(canvas("🏕")).tree.placements == nil)
    }
}

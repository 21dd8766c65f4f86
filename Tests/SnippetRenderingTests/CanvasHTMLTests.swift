import Foundation
import SnippetRendering
import SwiftUI
import Testing

/// The markup of a drawing by commands.
@Suite @MainActor struct CanvasHTMLTests {
    private func html(keepsPlaces: Bool, isRightToLeft: Bool = false) -> String {
        let view = Canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
            context.draw(Text(verbatim: "<b>Ebb</b>"), at: CGPoint(x: 20, y: 10))
            context.opacity = 0.5
            context.stroke(
                Path(CGRect(x: 1, y: 2, width: 3, height: 4)), with: .foreground, lineWidth: 2)
        }
        .frame(width: 80, height: 40)
        .accessibilityLabel(Text(verbatim: "Tide"))
        var resolution = ViewResolver.resolve(view)
        ViewLayout(
            width: 320, isRightToLeft: isRightToLeft, measuring: EstimatedMeasuring()
        ).place(
            &resolution, keepsPlaces: keepsPlaces)
        return HTMLRenderer().render(resolution.tree)
    }

    @Test(arguments: [true, false])
    func commandsAreAPictureAndTextsAreText(_ keepsPlaces: Bool) {
        let html = html(keepsPlaces: keepsPlaces)
        #expect(html.contains("d=\"M0 0L80 0L80 40L0 40Z\""))
        #expect(html.contains("d=\"M1 2L4 2L4 6L1 6Z\""))
        #expect(html.contains("&lt;b&gt;Ebb&lt;/b&gt;"))
        #expect(html.contains("opacity:0.5;"))
        #expect(html.contains("aria-label=\"Tide\""))
        // The text lies between the two drawings, in the order of commands.
        let parts = html.components(separatedBy: "<svg")
        #expect(parts.count == 3)
        #expect(parts.count == 3 && parts[1].contains("Ebb"))
    }

    @Test func aDrawingIsTheSameWhereLinesBeginAtTheRight() {
        #expect(
            html(keepsPlaces: true, isRightToLeft: true)
                == html(keepsPlaces: true, isRightToLeft: false))
    }
}

import SnippetRendering
import SwiftUI
import Testing

/// Views that the style sheet lays out.
@MainActor
@Suite struct FlowHTMLTests {
    private func html(_ view: some View) -> String {
        HTMLRenderer().render(ViewResolver.resolve(view).tree)
    }

    @Test("A circle in an oblong box is a circle inside of it")
    func circle() {
        let output = html(Circle().fill(.red).frame(width: 40, height: 20))
        #expect(
            output.contains("data-style=\"width:40px;height:20px;\"><span class=\"disc bg-red\">"))
        let ring = html(Circle().stroke(.red, lineWidth: 4).frame(width: 40, height: 20))
        #expect(ring.contains("<span class=\"disc\" data-style=\"outline:4px solid"))
    }

    @Test("Of a text that loses its middle, the end stays and the beginning gives way")
    func middle() {
        func text(_ text: String) -> String {
            html(Text(verbatim: text).lineLimit(1).truncationMode(.middle))
        }
        #expect(
            text("IMG_2024_final.jpeg").contains(
                "<span class=\"cut-whole\">IMG_2024_final.jpeg</span>"
                    + "<span class=\"cut-shown cut-halves\" aria-hidden=\"true\">"
                    + "<span class=\"cut-start\">IMG_2024_fi</span>"
                    + "<span class=\"cut-end\">nal.jpeg</span></span>"))
        #expect(!text("a").contains("cut-whole"))
        #expect(!html(Text(verbatim: "ab").truncationMode(.middle)).contains("cut-whole"))
    }

    @Test("A factor by which text may shrink is left to layouts")
    func minimumScaleFactor() {
        let output = html(Text(verbatim: "a").minimumScaleFactor(0.5))
        #expect(output == html(Text(verbatim: "a")))
    }
}

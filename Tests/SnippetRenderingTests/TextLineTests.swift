import SwiftUI
import Testing

@testable import SnippetRendering

/// A view as lines for a terminal, whose parts have roles and whose controls have keys.
@Suite @MainActor struct TextLineTests {
    private struct Row: View {
        var body: some View {
            Button(action: {}) {
                HStack {
                    Image(decorative: "petra")
                    VStack {
                        Text("Petra").font(.headline)
                        Text("Jordan").foregroundStyle(.secondary)
                    }
                    Spacer()
                    Image(systemName: "chevron.right").accessibilityHidden(true)
                }
            }
        }
    }

    private func lines(
        _ controls: TextRenderer.Controls, @ViewBuilder _ content: () -> some View
    ) -> [TextLine] {
        var renderer = TextRenderer()
        renderer.controls = controls
        return renderer.lines(of: ViewResolver.resolve(VStack(content: content)).tree)
    }

    @Test("A button with several texts is a row, and one with a name is that name in brackets")
    func listed() {
        let lines = lines(.listed) {
            Row()
            Button("Buy") {}
            Button(action: {}) { Image(systemName: "plus") }.accessibilityLabel("More")
        }
        #expect(lines.map(\.text) == ["Petra, Jordan", "[Buy]", "[More]"])
        #expect(lines[0].parts.map(\.role) == [.heading, .plain, .secondary])
    }

    @Test("A control has its key before it; one without a key, or disabled, has none")
    func keyed() {
        let tree = SampleTree.resultCard()
        let buttons = tree.allNodes.compactMap { node -> ActionID? in
            if case .button(let button) = node.kind { button.action } else { nil }
        }
        var renderer = TextRenderer()
        renderer.controls = .keyed(Dictionary(uniqueKeysWithValues: buttons.map { ($0, "1") }))
        let last = renderer.lines(of: tree).last
        #expect(last?.text == "[1] Buy")
        #expect(last?.parts.map(\.role).first == .key)
        renderer.controls = .keyed([:])
        #expect(renderer.lines(of: tree).last == TextLine("Buy", .secondary))
    }

    @Test("Pictures, headings and less important text are told apart")
    func roles() {
        let lines = lines(.listed) {
            Image("tower").accessibilityLabel("Drawing of a tower")
            Text("Eiffel Tower").font(.title)
            Text("Paris").foregroundStyle(.secondary)
            HStack {
                Text("Fee").accessibilityAddTraits(.isHeader)
                Text("$27")
            }
            Label("Open", systemImage: "door.left.hand.open")
        }
        #expect(
            lines.map { $0.parts.map(\.role) } == [
                [.picture], [.heading], [.secondary], [.heading, .plain, .plain], [.plain],
            ])
        #expect(lines.map(\.isPicture) == [true, false, false, false, false])
        #expect(lines[3].text == "Fee  $27")
    }
}

import SwiftUI
import Testing

@MainActor
@Suite struct TraversalTests {
    private var tree: ViewTree {
        resolved(
            VStack {
                Button(action: ControlAction(1)) { Text("label") }
                    .background { Text("behind") }
                    .overlay { Text("front").overlay { Text("top") } }
                Text("last")
            }
        ).tree
    }

    private func texts(_ descent: (ViewNode) -> ViewNode.Descent) -> [String] {
        var texts: [String] = []
        tree.nodes.visit { node in
            if let text = node.text { texts.append(text) }
            return descent(node)
        }
        return texts
    }

    @Test("What lies behind comes before what is inside, what lies in front after it")
    func order() {
        #expect(texts { _ in .everything } == ["behind", "label", "front", "top", "last"])
    }

    @Test("A visit passes over what it is told to pass over, and ends where it is told to end")
    func descent() {
        func isButton(_ node: ViewNode) -> Bool {
            if case .button = node.kind { true } else { false }
        }
        #expect(
            texts { isButton($0) ? .layers : .everything } == ["behind", "front", "top", "last"])
        #expect(texts { isButton($0) ? .nothing : .everything } == ["last"])
        #expect(texts { $0.text == "front" ? .end : .everything } == ["behind", "label", "front"])
        #expect(texts { $0.text == "front" ? .nothing : .everything }.last == "last")
    }

    @Test("The order is that of reading, from right to left too")
    func rightToLeft() {
        let row = HStack {
            Text("1")
            Text("2")
        }
        let other = resolved(row) { $0.layoutDirection = .rightToLeft }.tree
        #expect(other.allNodes.compactMap(\.text) == ["1", "2"])
        #expect(other == resolved(row).tree)
    }

    @Test("The look of a toggle in its other state is not visited, and comes in drawing order")
    func otherState() {
        func text(_ text: String) -> ViewNode {
            ViewNode(id: NodeID(text), kind: .text([.init(text: text)]))
        }
        for isOn in [true, false] {
            let content = ViewNode.ToggleContent(
                action: nil, isOn: isOn, style: .custom, flipped: [text("flipped")])
            let node = ViewNode(
                id: NodeID("t"), kind: .toggle(content), children: [text("shown")])
            #expect(ViewTree(nodes: [node]).allNodes.compactMap(\.text) == ["shown"])
            let looks = content.looks(children: node.children)
            #expect((isOn ? looks.on : looks.off) == node.children)
            #expect((isOn ? looks.off : looks.on) == content.flipped)
        }
    }

    @Test("What is left out is left out of layers too")
    func keeping() {
        let kept = tree.nodes.keeping { $0.text != "front" && $0.text != "label" }
        #expect(
            ViewTree(nodes: kept).allNodes.compactMap(\.text) == ["behind", "last"])
    }
}

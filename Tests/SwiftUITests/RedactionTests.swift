import Foundation
import SwiftUI
import Testing

@MainActor
@Suite struct RedactionTests {
    private func all(_ view: some View) -> [ViewNode] {
        var all: [ViewNode] = []
        nodes(view).visit { node in
            all.append(node)
            return .everything
        }
        return all
    }

    private func isRedacted(_ node: ViewNode) -> Bool { node.attributes.contains(.redacted) }

    @Test("Each text and each picture becomes a placeholder; surfaces, shapes and layout stay")
    func leaves() throws {
        let nodes = all(
            VStack {
                Text("Total 12 €")
                Image("Fuji").resizable()
                Circle().fill(.red)
            }
            .padding()
            .background(.blue)
            .redacted(reason: .placeholder))
        #expect(nodes.map(isRedacted) == [false, true, true, false])
        #expect(nodes[1].text == "Xxxxx 00 x")
        guard case .image(let image) = nodes[2].kind else {
            Issue.record("\(nodes[2].kind)")
            return
        }
        #expect(image.isResizable && image.label == "Placeholder")
        let surface = nodes[0].attributes.contains { attribute in
            if case .background(.named(.blue), .rectangle) = attribute { true } else { false }
        }
        #expect(surface)
    }

    @Test("Neither the words nor the names of symbols are left in the tree")
    func contents() throws {
        let view = VStack {
            Text("Account \(Text("4711").bold().underline().foregroundStyle(.red))")
                .foregroundStyle(
                    .linearGradient(
                        Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom))
            Text(timerInterval: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 60))
            Text("\(Image(systemName: "heart.fill")) 日本")
            Label("Secret", systemImage: "lock.fill")
        }
        .redacted(reason: .placeholder)
        let written = String(
            decoding: try ViewTree.encoder.encode(resolved(view).tree), as: UTF8.self)
        for word in [
            "Account", "4711", "heart", "日本", "Secret", "lock", "counting", "Gradient", "\"red\"",
        ] {
            #expect(!written.contains(word), "\(word)")
        }
        #expect(written.contains("口口"))
    }

    @Test("People hear that something is missing, and not what")
    func accessibility() {
        let view = VStack {
            Text("Total")
            Image(systemName: "heart")
            Image(decorative: "Fuji")
        }
        .redacted(reason: .placeholder)
        #expect(nodes(view).accessibleName == "Placeholder Placeholder")
        #expect(nodes(Text("").redacted(reason: .placeholder)).accessibleName == "")
        let named = Text("Total").redacted(reason: .placeholder).accessibilityLabel("Loading")
        #expect(nodes(named).accessibleName == "Loading")
    }

    @Test("What is unredacted inside shows")
    func unredacted() {
        let nodes = all(
            VStack {
                Text("Hidden")
                Text("Shown").unredacted()
            }
            .redacted(reason: .placeholder))
        #expect(nodes.map(isRedacted) == [false, true, false])
        #expect(nodes[2].text == "Shown")
    }

    @Test("Private content is hidden where the reason is privacy, and only there")
    func privacy() {
        let content = HStack {
            Text("Balance")
            Text("300").privacySensitive()
            VStack {
                Text("a")
                Text("b").privacySensitive(false)
            }
            .privacySensitive()
        }
        #expect(!all(content).contains(where: isRedacted))
        let hidden = all(content.redacted(reason: .privacy)).filter(isRedacted)
        #expect(hidden.map(\.text) == ["000", "x"])
        #expect(all(content.environment(\.redactionReasons, .privacy)).contains(where: isRedacted))
        #expect(!all(content.redacted(reason: .invalidated)).contains(where: isRedacted))
    }

    @Test("A placeholder keeps what its author set around it, without a box")
    func attributes() {
        let node = nodes(Text("a").redacted(reason: .placeholder).padding(4).opacity(0.5))[0]
        #expect(
            node.attributes == [
                .redacted, .padding(.init(top: 4, leading: 4, bottom: 4, trailing: 4)),
                .opacity(0.5), .accessibilityLabel("Placeholder"),
            ])
    }
}

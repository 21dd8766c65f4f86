import CoreTransferable
import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

private struct Pen: Transferable {
    let name: String

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .png) { _ in Data([1]) }
        ProxyRepresentation(exporting: \.name)
    }
}

private struct SlowPen: Transferable {
    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation { (_: SlowPen) in
            try await Task.sleep(for: .seconds(3600))
            return "pen"
        }
    }
}

private struct SecretPen: Transferable {
    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation { (_: SecretPen) in "pen" }.visibility(.ownProcess)
    }
}

private struct Chosen: View {
    @Environment(\.locale) private var locale

    var body: some View {
        Text("a").onDrag { NSItemProvider(object: locale.identifier as NSString) }
    }
}

/// Items that a person drags out of a card.
@MainActor
@Suite struct DraggingTests {
    private static let warning =
        "The view “a” is dragged as neither a text nor an address that is had without waiting, so "
        + "nothing in a snippet drags it. Let the item have a ProxyRepresentation of a String or a URL."

    private func item(text: String?, _ address: String? = nil) -> [ViewNode.Attribute] {
        [.drag(.init(text: text, address: address))]
    }

    @Test("An item is dragged as its text and its address")
    func forms() throws {
        let url = try #require(URL(string: "https://pens.example/1"))
        let address = url.absoluteString
        #expect(attributes(Text("a").draggable("b")) == item(text: "b"))
        #expect(attributes(Text("a").draggable(AttributedString("b"))) == item(text: "b"))
        #expect(attributes(Text("a").draggable(url)) == item(text: address, address))
        #expect(attributes(Text("a").draggable(Pen(name: "b"))) == item(text: "b"))
        let preview = Text("a").draggable("b") { Text("preview") }
        #expect(attributes(preview) == item(text: "b"))
        let both = Group {
            Text("a")
            Text("b")
        }.draggable("c")
        #expect(nodes(both).map(\.attributes) == [item(text: "c"), item(text: "c")])
        #expect(attributes(Text("a").draggable("inner").draggable("outer")) == item(text: "inner"))
    }

    @Test("A provider is dragged as the text and the address of what is for all receivers")
    func providers() throws {
        let url = try #require(NSURL(string: "https://pens.example/1"))
        let provider = NSItemProvider(object: url)
        provider.registerObject("secret" as NSString, visibility: .ownProcess)
        provider.registerObject("b" as NSString, visibility: .all)
        let view = Text("a").onDrag {
            provider
        } preview: {
            Text("preview")
        }
        #expect(attributes(view) == item(text: "b", "https://pens.example/1"))
        #expect(
            attributes(Text("a").onDrag { NSItemProvider(object: "b" as NSString) })
                == item(text: "b"))
        #expect(attributes(Chosen()) == item(text: "en_US"))
    }

    @Test("An item that no page can hand over is not dragged, and its author is told")
    func nothing() {
        let plain = nodes(Text("a"))
        for view in [
            resolved(Text("a").draggable(SlowPen())), resolved(Text("a").draggable(SecretPen())),
            resolved(Text("a").draggable(URL(fileURLWithPath: "/tmp/pen"))),
            resolved(Text("a").draggable("")), resolved(Text("a").onDrag { NSItemProvider() }),
        ] {
            #expect(view.tree.nodes == plain)
            #expect(view.issues == [Self.warning])
        }
        #expect(resolved(Text("a").draggable("b")).issues == [])
    }
}

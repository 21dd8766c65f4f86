import SwiftUI
import Testing

@MainActor
@Suite struct AttributeOrderTests {
    @Test("Modifiers in the order of attributes share one node")
    func oneNode() {
        let view = Text("a").font(.title).padding(8).frame(width: 100).background(.blue)
            .clipShape(Circle()).opacity(0.5)
        #expect(
            attributes(view) == [
                .font(FontDescription(size: .style(.title))),
                .padding(.init(top: 8, leading: 8, bottom: 8, trailing: 8)),
                .frame(.init(width: 100)),
                .background(.named(.blue), .rectangle),
                .clip(.circle),
                .opacity(0.5),
            ])
    }

    @Test("A modifier that breaks the order wraps the node in a box")
    func boxes() {
        let node = nodes(Text("a").frame(width: 100).padding(8).background(.blue).padding(2))[0]
        #expect(node.kind == .box)
        #expect(node.id.rawValue == "0_w_w")
        #expect(node.attributes == [.padding(.init(top: 2, leading: 2, bottom: 2, trailing: 2))])
        let inner = node.children[0]
        #expect(inner.kind == .box)
        #expect(inner.attributes.count == 2)
        #expect(inner.children[0].attributes == [.frame(.init(width: 100))])
    }

    @Test("Paddings add up without a box")
    func paddings() {
        #expect(
            attributes(Text("a").padding().padding(.top, 4).padding(.horizontal)) == [
                .padding(.init(top: 20, leading: 32, bottom: 16, trailing: 32))
            ])
        #expect(
            attributes(Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
                == [.padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4))])
    }

    @Test("Each view of a group gets the modifier")
    func groups() {
        let all = nodes(
            Group {
                Text("a")
                Text("b")
            }
            .padding(1))
        #expect(all.count == 2)
        #expect(all.allSatisfy { $0.attributes.count == 1 })
    }

    @Test("Meaning does not depend on the place of the modifier")
    func meaning() {
        let label = ViewNode.Attribute.accessibilityLabel("x")
        let early = attributes(Text("a").accessibilityLabel("x").padding(1))
        let late = attributes(Text("a").padding(1).accessibilityLabel("x"))
        #expect(early == late)
        #expect(early.last == label)
        #expect(attributes(Text("a").accessibilityLabel("y").accessibilityLabel("x")) == [label])
        #expect(attributes(Text("a").accessibilityHidden(false)).isEmpty)
    }

    @Test("A single filled shape behind a view is a fill")
    func shapesBehind() {
        #expect(
            attributes(Text("a").background(Capsule().fill(.red)))
                == [.background(.named(.red), .capsule)])
        #expect(
            attributes(Text("a").background { Color.red.opacity(0.5) })
                == [.background(.faded(.red, opacity: 0.5), .rectangle)])
        #expect(
            attributes(Text("a").background(.thinMaterial, in: .rect(cornerRadius: 9)))
                == [.background(.material(.thin), .roundedRectangle(radius: 9))])
    }

    @Test("Views behind and in front are nodes of their own, in the order of modifiers")
    func layers() {
        let node = nodes(
            Text("a").overlay(alignment: .topTrailing) { Text("o") }.background { Text("b") })[0]
        #expect(node.kind == .box)
        guard case .backgroundNodes(let behind, .center, .center) = node.attributes[0],
            case .overlayNodes(let front, .trailing, .top) = node.children[0].attributes[0]
        else {
            Issue.record("\(node)")
            return
        }
        #expect(behind.map(\.text) == ["b"])
        #expect(front.map(\.text) == ["o"])
    }

    @Test("A resizable picture fits or fills without a box")
    func pictures() {
        let node = nodes(Image("Mountain").resizable().scaledToFill().frame(height: 160).clipped())[
            0]
        guard case .image(let content) = node.kind else {
            Issue.record("\(node.kind)")
            return
        }
        #expect(content.contentMode == .fill)
        #expect(content.label == "Mountain")
        #expect(node.attributes == [.frame(.init(height: 160)), .clip(.rectangle)])
        #expect(
            attributes(Text("a").aspectRatio(2, contentMode: .fit))
                == [.aspectRatio(.init(ratio: 2, fills: false))])
    }

    @Test("Effects, sizes and marks become attributes")
    func effects() {
        #expect(attributes(Text("a").hidden()) == [.opacity(0), .accessibilityHidden])
        #expect(attributes(Text("a").rotationEffect(.degrees(90))) == [.rotation(90)])
        #expect(
            attributes(Text("a").scaleEffect(2).offset(x: 1, y: 2)) == [
                .scale(2), .offset(x: 1, y: 2),
            ])
        #expect(attributes(Text("a").blur(radius: 3)) == [.blur(3)])
        #expect(
            attributes(Text("a").redacted(reason: .placeholder)) == [
                .redacted, .accessibilityLabel("Placeholder"),
            ])
        #expect(attributes(Text("a").redacted(reason: [])).isEmpty)
        #expect(attributes(Text("a").invalidatableContent()) == [.invalidatable])
        #expect(attributes(Text("a").fixedSize()) == [.fixedSize(horizontal: true, vertical: true)])
        #expect(attributes(Text("a").layoutPriority(1)) == [.layoutPriority(1)])
        #expect(attributes(Text("a").border(.red, width: 2)) == [.border(.named(.red), width: 2)])
        #expect(attributes(Text("a").help("h")) == [.help("h")])
        #expect(attributes(Text("a").cornerRadius(5)) == [.clip(.roundedRectangle(radius: 5))])
        #expect(attributes(Text("a").accessibilityAddTraits(.isHeader)) == [.accessibilityHeader])
        #expect(
            attributes(Text("a").accessibilityElement(children: .combine)) == [
                .accessibilityCombined
            ])
    }

    @Test("A frame without bound survives JSON")
    func frameCoding() throws {
        let frames = [
            ViewNode.Frame(maxWidth: .infinity, horizontal: .leading),
            ViewNode.Frame(width: 10, height: 20.5),
            ViewNode.Frame(minWidth: 1, maxHeight: .infinity),
        ]
        let data = try ViewTree.encoder.encode(frames)
        #expect(try ViewTree.decoder.decode([ViewNode.Frame].self, from: data) == frames)
        #expect(throws: DecodingError.self) {
            try ViewTree.decoder.decode(
                ViewNode.Frame.self,
                from: Data(#"{"width":"wide","horizontal":"center","vertical":"center"}"#.utf8))
        }
    }

    @Test("A whole tree survives JSON")
    func treeCoding() throws {
        let tree = resolved(
            VStack {
                Text("a").frame(maxWidth: .infinity).foregroundStyle(
                    .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                Toggle(isOn: true, action: ControlAction(1)) { Text("t") }
                Gauge(value: 1, in: 0...2) { Text("g") }
                ProgressView(value: 0.5)
            }
        ).tree
        let data = try ViewTree.encoder.encode(tree)
        #expect(try ViewTree.decoder.decode(ViewTree.self, from: data) == tree)
    }
}

import SwiftUI
import Testing

@MainActor
@Suite struct ViewTreeTests {
    @Test("The plain text has a line for each thing that is read")
    func plainText() {
        let tree = resolved(
            VStack {
                Image(decorative: "Mountain")
                HStack {
                    Text("Mount Fuji")
                    Spacer()
                    Button(action: ControlAction(1)) { Image(systemName: "heart.fill") }
                }
                Divider()
                Text("hidden").accessibilityHidden(true)
                HStack {
                    Text("31")
                    Text("km")
                }
                .accessibilityElement(children: .combine)
                Image("Map").overlay { Text("You") }
                Circle().accessibilityLabel("dot")
            }
        ).tree
        #expect(tree.plainText == "Mount Fuji\nheart\n31 km\nMap\nYou\ndot")
    }

    @Test("Symbols are called by plain words")
    func symbols() {
        func name(_ symbol: String) -> String { nodes(Image(systemName: symbol)).accessibleName }
        #expect(name("heart.fill") == "heart")
        #expect(name("plus.circle.fill") == "add")
        #expect(name("square.and.arrow.up") == "share")
        #expect(name("sun.max") == "sun max")
        #expect(name("circle") == "circle")
    }

    @Test("Variants of symbols come from outside")
    func variants() {
        let node = nodes(Image(systemName: "heart").symbolVariant(.circle.fill).imageScale(.large))[
            0]
        #expect(
            node.kind
                == .image(
                    .init(
                        source: .symbol("heart.circle.fill"), label: "heart", isTemplate: true,
                        scale: 1.3)))
    }

    @Test("Elements are found by name")
    func finding() {
        let tree = resolved(
            VStack {
                Text("a").overlay { Button(action: ControlAction(1)) { Text("b") } }
                Text("c")
            }
        ).tree
        #expect(tree.node(named: "c")?.text == "c")
        #expect(tree.button(named: "b") != nil)
        #expect(tree.button(named: "c") == nil)
        #expect(tree.nodes { $0.text != nil }.count == 3)
    }

    @Test("Views that draw nothing leave no nodes")
    func empty() {
        #expect(resolved(EmptyView()).tree.isEmpty)
        #expect(resolved(Group {}.padding().background(.red)).tree.isEmpty)
        let nothing: Text? = nil
        #expect(nodes(nothing).isEmpty)
    }

    @Test("Stacks keep alignment and spacing")
    func stacks() {
        #expect(
            nodes(VStack(alignment: .leading, spacing: 4) { Text("a") })[0].kind
                == .stack(.vertical(.leading, spacing: 4)))
        #expect(
            nodes(HStack(alignment: .firstTextBaseline) { Text("a") })[0].kind
                == .stack(.horizontal(.firstTextBaseline, spacing: nil)))
        #expect(
            nodes(ZStack(alignment: .bottomTrailing) { Text("a") })[0].kind
                == .stack(.depth(.trailing, .bottom)))
        #expect(nodes(Spacer(minLength: 3))[0].kind == .spacer(minLength: 3))
    }

    @Test("Shapes are filled and stroked with paint")
    func shapes() {
        func kind(_ view: some View) -> ViewNode.Kind { nodes(view)[0].kind }
        #expect(kind(Circle()) == .drawing(.outline(.circle, fill: .paint(.named(.primary)))))
        #expect(
            kind(Circle().foregroundStyle(.red))
                == .drawing(.outline(.circle, fill: .paint(.named(.red)))))
        #expect(
            kind(RoundedRectangle(cornerRadius: 3).fill(.blue).stroke(.red, lineWidth: 2))
                == .drawing(
                    .outline(
                        .roundedRectangle(radius: 3), fill: .paint(.named(.blue)),
                        stroke: .init(.paint(.named(.red)), width: 2, isCentered: true))))
        #expect(
            kind(
                UnevenRoundedRectangle(topLeadingRadius: 1, topTrailingRadius: 2).strokeBorder(.red)
            )
                == .drawing(
                    .outline(
                        .unevenRoundedRectangle(
                            topLeading: 1, bottomLeading: 0, bottomTrailing: 0, topTrailing: 2),
                        stroke: .init(.paint(.named(.red)), width: 1))))
        #expect(
            kind(Color.accentColor.tintedRed())
                == .drawing(.outline(.rectangle, fill: .paint(.named(.red)))))
    }

    @Test("Colors are named or mixed")
    func colors() {
        func fill(_ color: Color) -> Paint? {
            guard case .drawing(.outline(_, .paint(let fill)?, _)) = nodes(color)[0].kind
            else { return nil }
            return fill
        }
        #expect(fill(.red.opacity(0.5).opacity(0.5)) == .faded(.red, opacity: 0.25))
        #expect(fill(Color(white: 0.5)) == .rgb(red: 0.5, green: 0.5, blue: 0.5, opacity: 1))
        #expect(
            fill(Color(hue: 0, saturation: 1, brightness: 1))
                == .rgb(red: 1, green: 0, blue: 0, opacity: 1))
        #expect(
            fill(Color(hue: 1.0 / 3, saturation: 1, brightness: 0.5))
                == .rgb(red: 0, green: 0.5, blue: 0, opacity: 1))
    }
}

extension Color {
    fileprivate func tintedRed() -> some View { tint(.red) }
}

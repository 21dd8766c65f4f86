import SwiftUI
import Testing

@MainActor
@Suite struct AccessibilityInfoTests {
    private func info(_ view: some View) throws -> AccessibilityInfo {
        try #require(nodes(view).first).accessibility
    }

    @Test("Controls have a role, their state, and a name that their content doesn't say")
    func controls() throws {
        let heart = try info(Button(action: ControlAction(1)) { Image(decorative: "a") })
        #expect(heart.role == .button && heart.label == nil && heart.traits.isEmpty)
        let symbol = ViewNode(
            id: NodeID("i"), kind: .image(.init(source: .symbol("heart.fill"), label: nil)))
        let button = ViewNode(
            id: NodeID("b"), kind: .button(.init(action: nil, isDisabled: true)),
            children: [symbol])
        #expect(button.accessibility.label == "heart fill")
        #expect(button.accessibility.traits == .isDisabled)
        let toggle = ViewNode(
            id: NodeID("t"), kind: .toggle(.init(action: nil, isOn: true)),
            attributes: [.accessibilityLabel("Fan"), .accessibilityHint("turns")])
        #expect(toggle.accessibility.role == .toggle)
        #expect(toggle.accessibility.traits == .isOn)
        #expect(toggle.accessibility.label == "Fan" && toggle.accessibility.hint == "turns")
    }

    @Test("Ranges say where they stand between which bounds")
    func ranges() throws {
        let known = try info(ProgressView("Search", value: 0.336))
        #expect(known.role == .progress && known.label == "Search")
        #expect(known.range?.value == 34 && known.range?.upperBound == 100)
        let unknown = try info(ProgressView())
        #expect(unknown.range == nil && unknown.role == .progress)
        let gauge = try info(
            Gauge(value: 3, in: 1...5) {
                Text("Fuel")
            } currentValueLabel: {
                Text("3 l")
            })
        #expect(gauge.role == .gauge && gauge.label == "Fuel" && gauge.value == "3 l")
        #expect(gauge.range?.fraction == 0.5)
    }

    @Test("Parts are read as one, unless a control is among them, in a layer too")
    func parts() throws {
        let words = VStack {
            Text("a")
            Text("b")
        }
        .overlay { Text("c") }
        #expect(try info(words).role == nil && info(words).children == .contained)
        let one = try info(words.accessibilityElement(children: .combine))
        #expect(one.role == .combined && one.children == .combined && one.label == "a b c")
        let group = try info(
            Text("a").overlay { Button(action: ControlAction(1)) { Text("b") } }
                .accessibilityLabel("Both"))
        #expect(group.role == .group && group.children == .contained && group.label == "Both")
        let heading = try info(words.accessibilityAddTraits(.isHeader))
        #expect(heading.role == .heading && heading.label == nil)
    }

    @Test("What lies in front of a control is no part of its name")
    func layers() {
        let tree = resolved(
            Button(action: ControlAction(1)) { Text("Cart") }.overlay { Text("3") }
        ).tree
        #expect(tree.button(named: "Cart") != nil)
        #expect(tree.nodes.accessibleName == "Cart 3")
        #expect(tree.plainText == "Cart\n3")
    }

    @Test("A picture without a label is decorative; what is hidden is passed over")
    func pictures() throws {
        #expect(try info(Image(decorative: "a")).label == nil)
        #expect(try info(Image("Map")).label == "Map")
        let hidden = try info(Text("a").accessibilityHidden(true))
        #expect(hidden.isHidden && hidden.role == .text)
    }

    @Test("What is chosen and the level of a heading are told, until they are taken back")
    func traits() throws {
        let chosen = Text("a").accessibilityAddTraits([.isSelected, .isHeader])
            .accessibilityHeading(.h2)
        let told = try info(chosen)
        #expect(told.role == .heading && told.level == 2 && told.traits == .isSelected)
        let plain = try info(chosen.accessibilityRemoveTraits([.isSelected, .isHeader]))
        #expect(plain.role == .text && plain.traits.isEmpty)
        #expect(attributes(Text("a").accessibilityHeading(.unspecified)) == [])
        #expect(attributes(Text("a").accessibilityAddTraits(.isButton)) == [])
    }

    @Test("Another view stands for what is drawn, and facts come after the hint")
    func content() throws {
        let view = resolved(
            Circle().accessibilityRepresentation {
                Slider(value: .constant(1)) { Text("Volume") }
            })
        #expect(view.tree.nodes.first?.accessibility.label?.hasPrefix("Volume") == true)
        #expect(view.issues == [])
        let bars = HStack {
            Circle()
            Circle()
        }.accessibilityChildren {
            Text("Mon")
            Text("Tue")
        }
        #expect(try info(bars).label == "Mon Tue")
        let fact = Text("a").accessibilityHint("opens")
            .accessibilityCustomContent("Price", "2 €", importance: .high)
            .accessibilityCustomContent(Text("Size"), Text("L"))
        #expect(try info(fact).hint == "opens Price: 2 € Size: L")
    }

    @Test("The first names of modifiers say the same, and the rest leaves the view as it is")
    func names() {
        struct Focused: View {
            @AccessibilityFocusState private var isFocused: Bool
            var body: some View { Text("a").accessibilityFocused($isFocused) }
        }
        let old = Text("a").accessibility(label: Text("b")).accessibility(value: Text("c"))
            .accessibility(hint: Text("d")).accessibility(addTraits: .isHeader)
        #expect(
            attributes(old) == [
                .accessibilityLabel("b"), .accessibilityValue("c"), .accessibilityHint("d"),
                .accessibilityHeader,
            ])
        let plain = nodes(Text("a"))
        #expect(nodes(Focused()) == plain)
        #expect(nodes(Text("a").accessibility(sortPriority: 1)) == plain)
        #expect(nodes(Text("a").accessibilityInputLabels(["b", "c"])) == plain)
        #expect(nodes(Text("a").accessibilityIgnoresInvertColors()) == plain)
        let actions = resolved(Text("a").accessibilityActions { Button("Archive") {} })
        #expect(actions.issues.count == 1)
    }
}

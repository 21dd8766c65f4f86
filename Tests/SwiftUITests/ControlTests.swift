import SwiftUI
import Testing

private struct Check: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Label {
            configuration.label
        } icon: {
            Image(systemName: configuration.isOn ? "checkmark" : "circle")
        }
    }
}

private struct Stacked: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.icon
            configuration.title
        }
    }
}

@MainActor
@Suite struct ControlTests {
    private func button(_ view: some View) -> ViewNode.ButtonContent? {
        guard case .button(let content) = nodes(view)[0].kind else { return nil }
        return content
    }

    @Test("Actions are numbered in the order of the controls")
    func actions() {
        let view = resolved(
            VStack {
                Button(action: ControlAction("first")) { Text("a") }
                Toggle(isOn: false, action: ControlAction("second")) { Text("b") }
                Button(action: nil) { Text("inert") }
                Button(action: ControlAction("third")) { Text("c") }
            })
        #expect(view.actions.map { $0 as? String } == ["first", "second", "third"])
        #expect(view.tree.button(named: "a")?.action == ActionID(ordinal: 0))
        #expect(view.tree.toggle(named: "b")?.action == ActionID(ordinal: 1))
        #expect(view.tree.button(named: "c")?.action == ActionID(ordinal: 2))
        #expect(view.tree.button(named: "inert").map { $0.action } == .some(nil))
    }

    @Test("A control inside another's label does not act")
    func nested() {
        let view = resolved(
            Button(action: ControlAction(1)) { Button(action: ControlAction(2)) { Text("inner") } })
        #expect(view.actions.count == 1)
    }

    @Test("A built-in style is the renderer's, a custom one draws itself")
    func buttonStyles() {
        let plain = Button(action: ControlAction(1)) { Text("a") }
        #expect(button(plain)?.style == .automatic)
        #expect(button(plain.buttonStyle(.borderedProminent))?.style == .borderedProminent)
        #expect(button(plain.buttonStyle(.plain))?.style == .plain)
        #expect(
            button(Button(role: .destructive, action: ControlAction(1)) { Text("a") })?
                .isDestructive == true)
        #expect(nodes(plain.tint(.red))[0].attributes == [.tint(.named(.red))])
        let large = nodes(
            plain.buttonStyle(.bordered).buttonBorderShape(.capsule).controlSize(.large))[0]
        // The label makes the surface 50 points high; a frame around it would only make room.
        #expect(large.attributes == [.clip(.capsule)])
        #expect(large.children[0].attributes == [.frame(.init(minHeight: 36))])
    }

    @Test("BTN-4 A custom toggle is drawn in both states with one action")
    func toggles() {
        let view = resolved(
            Toggle(isOn: true, action: ControlAction(1)) { Text("a") }.toggleStyle(Check()))
        guard case .toggle(let content) = view.tree.nodes[0].kind else {
            Issue.record("no toggle")
            return
        }
        #expect(view.actions.count == 1)
        #expect(content.style == .custom)
        func symbol(_ nodes: [ViewNode]) -> ViewNode.ImageContent.Source? {
            guard case .image(let content) = nodes.first?.children.first?.kind else { return nil }
            return content.source
        }
        #expect(symbol(view.tree.nodes[0].children) == .symbol("checkmark"))
        #expect(symbol(content.flipped) == .symbol("circle"))
        #expect(view.tree.nodes[0].accessibleName == "a")
    }

    @Test("A built-in toggle has no second look")
    func builtInToggles() {
        let toggle = Toggle(isOn: false, action: ControlAction(1)) { Text("a") }
        for (view, style) in [
            (AnyView(toggle), ViewNode.ToggleContent.Style.switch),
            (AnyView(toggle.toggleStyle(.button)), .button),
            (AnyView(toggle.toggleStyle(.switch)), .switch),
        ] {
            #expect(
                nodes(view)[0].kind
                    == .toggle(.init(action: ActionID(ordinal: 0), isOn: false, style: style)))
        }
    }

    @Test("A label has a decorative icon and a title, in the style at hand")
    func labels() {
        let label = Label("Find", systemImage: "ticket")
        let node = nodes(label)[0]
        #expect(node.kind == .label(iconCount: 1))
        #expect(node.children.count == 2)
        #expect(node.accessibleName == "Find")
        let iconOnly = nodes(label.labelStyle(.iconOnly))[0]
        #expect(iconOnly.children.count == 1)
        #expect(iconOnly.attributes == [.accessibilityLabel("Find")])
        #expect(nodes(label.labelStyle(.titleOnly)).map(\.text) == ["Find"])
        #expect(
            nodes(label.labelStyle(Stacked()))[0].kind == .stack(.vertical(.center, spacing: nil)))
    }

    @Test("Progress is a fraction or unknown")
    func progress() {
        func kind(_ view: some View) -> ViewNode.Kind { nodes(view)[0].kind }
        #expect(kind(ProgressView()) == .progress(.init(fraction: nil, style: .circular)))
        #expect(
            kind(ProgressView(value: 3, total: 4))
                == .progress(.init(fraction: 0.75, style: .linear)))
        #expect(
            kind(ProgressView(value: 9.0, total: 4))
                == .progress(.init(fraction: 1, style: .linear)))
        #expect(
            kind(ProgressView(value: 1.0, total: 0))
                == .progress(.init(fraction: nil, style: .circular)))
        #expect(
            kind(ProgressView("Searching…").progressViewStyle(.linear))
                == .progress(.init(fraction: nil, style: .linear, label: "Searching…")))
        #expect(nodes(ProgressView("Searching…"))[0].accessibleName == "Searching…")
    }

    @Test("The label of progress stands above the bar, its value below, small and quiet")
    func progressParts() throws {
        let view = ProgressView(value: 0.4) {
            Text("Files")
        } currentValueLabel: {
            Text("2 of 5")
        }
        let node = nodes(view)[0]
        #expect(
            node.kind
                == .progress(
                    .init(
                        fraction: 0.4, style: .linear, label: "Files", currentValueLabel: "2 of 5"))
        )
        let column = try #require(node.children.first)
        #expect(column.kind == .stack(.vertical(.leading, spacing: Measures.rangeSpacing)))
        #expect(column.children.map(\.text) == ["Files", nil, "2 of 5"])
        #expect(column.children[1].kind == .drawing(.range(.init(.bar, fraction: 0.4))))
        #expect(
            column.children[2].attributes == [
                .font(FontDescription(size: .style(.caption))), .foreground(.named(.secondary)),
            ])
        let ring = nodes(view.progressViewStyle(.circular))[0].children[0]
        #expect(ring.kind == .stack(.vertical(.center, spacing: Measures.rangeSpacing)))
        #expect(ring.children.map(\.text) == [nil, "Files", "2 of 5"])
        // One line needs no column.
        #expect(
            nodes(ProgressView())[0].children.map(\.kind)
                == [.drawing(.range(.init(.ring, fraction: nil)))])
    }

    @Test("A gauge keeps its value within its bounds")
    func gauges() {
        let view = Gauge(value: 12, in: 0...10) {
            Text("Level")
        } currentValueLabel: {
            Text("full")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("10")
        }
        #expect(
            nodes(view.gaugeStyle(.accessoryCircular))[0].kind
                == .gauge(
                    .init(
                        value: 10, lowerBound: 0, upperBound: 10, style: .circular, label: "Level",
                        currentValueLabel: "full")
                ))
    }

    /// The words of a gauge in their order, and `-` for its line.
    private func words(_ nodes: [ViewNode]) -> [String] {
        nodes.flatMap { node -> [String] in
            if case .drawing(.range(let line)) = node.kind { return [line.isMarked ? "o" : "-"] }
            return node.text.map { [$0] } ?? words(node.children)
        }
    }

    @Test("The labels of a gauge stand where its style has room for them")
    func gaugeParts() {
        func drawn(_ style: some GaugeStyle) -> [String] {
            let view = Gauge(value: 0.5) {
                Text("L")
            } currentValueLabel: {
                Text("v")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("1")
            }
            return words(nodes(view.gaugeStyle(style)))
        }
        func drawnWithoutEnds(_ style: some GaugeStyle) -> [String] {
            let view = Gauge(value: 0.5) {
                Text("L")
            } currentValueLabel: {
                Text("v")
            }
            return words(nodes(view.gaugeStyle(style)))
        }
        #expect(drawn(.linearCapacity) == ["L", "0", "-", "1", "v"])
        #expect(drawnWithoutEnds(.accessoryLinearCapacity) == ["L", "-", "v"])
        #expect(drawn(.accessoryLinear) == ["0", "o", "1"])
        #expect(drawnWithoutEnds(.accessoryLinear) == ["v", "o"])
        #expect(drawn(.accessoryCircular) == ["v", "0", "1"])
        #expect(drawnWithoutEnds(.accessoryCircular) == ["v", "L"])
        #expect(drawn(.accessoryCircularCapacity) == ["v"])
    }

    @Test("A label of a gauge is a view: a symbol stays one, a font and a color too")
    func gaugeLabels() throws {
        let node = nodes(
            Gauge(value: 0.5) {
                Text("Ride")
            } currentValueLabel: {
                Image(systemName: "bicycle")
            }.gaugeStyle(.accessoryCircular))[0]
        guard case .image(let image)? = node.children.first?.kind else {
            Issue.record("There is no picture.")
            return
        }
        #expect(image.source == .symbol("bicycle"))
        #expect(node.accessibility.label == "Ride" && node.accessibility.value == "bicycle")
        let styled = nodes(
            Gauge(value: 0.5) {
                EmptyView()
            } currentValueLabel: {
                Text("v").font(.title).foregroundStyle(.red)
            })[0]
        let value = try #require(styled.children.first?.children.last)
        #expect(
            value.attributes == [
                .font(FontDescription(size: .style(.title))), .foreground(.named(.red)),
            ])
    }

    @Test("Labels that are hidden are not drawn, and still said")
    func labelsHidden() {
        let drawn = nodes(
            VStack {
                Toggle("Lamp", isOn: .constant(true))
                ProgressView("Work", value: 0.5)
                LabeledContent("Size", value: "Large")
                Gauge(value: 0.5) { Text("Level") }
                Button("Press") {}
            }.labelsHidden())[0].children
        #expect(drawn.map(\.accessibleName) == ["Lamp", "Work", "Size, Large", "Level", "Press"])
        #expect(drawn.map { $0.children.accessibleName } == ["", "", "", "", "Press"])
    }

    @Test("A closed ring shows its value alone, and keeps its label for those who don't see it")
    func ring() {
        let view = Gauge(value: 3, in: 0...10) {
            Text("Level")
        } currentValueLabel: {
            Text("3")
        }
        let node = nodes(view.gaugeStyle(.accessoryCircularCapacity))[0]
        #expect(
            node.kind
                == .gauge(
                    .init(
                        value: 3, lowerBound: 0, upperBound: 10, style: .ring, label: "Level",
                        currentValueLabel: "3")))
        #expect(node.children.map(\.text) == ["3"])
        #expect(node.accessibleName == "Level")
    }

    @Test("A link shows its label")
    func links() throws {
        let url = try #require(URL(string: "https://example.org"))
        let node = nodes(Link("Website", destination: url))[0]
        #expect(node.kind == .link(url))
        #expect(node.accessibleName == "Website")
    }
}

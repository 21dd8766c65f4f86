import Foundation
import SwiftUI
import Testing

/// Looks that a card draws of views that do nothing else there.
@MainActor
@Suite struct DrawnLooksTests {
    private func all(_ view: some View) -> [ViewNode] { resolved(view).tree.allNodes }

    private func text(_ view: some View) -> String { resolved(view).tree.plainText }

    // MARK: - Surfaces

    @Test("Glass is a material, or its tint, in a shape")
    func glass() {
        #expect(attributes(Text("a").glassEffect()) == [.background(.material(.thin), .capsule)])
        #expect(
            attributes(Text("a").glassEffect(.clear))
                == [.background(.material(.ultraThin), .capsule)])
        #expect(
            attributes(Text("a").glassEffect(.regular.tint(.red), in: .rect(cornerRadius: 4)))
                == [.background(.named(.red), .roundedRectangle(radius: 4))])
        #expect(attributes(Text("a").glassEffect(.identity)).isEmpty)
    }

    @Test("The thinnest material is a surface of its own")
    func thinnestMaterial() {
        #expect(
            attributes(Text("a").background(.ultraThinMaterial))
                == [.background(.material(.ultraThin), .rectangle)])
    }

    @Test("Gradients around a place keep their way, their place and their colors")
    func centeredGradients() {
        func gradient(_ view: some View) -> Paint.CenteredGradient? {
            guard
                case .drawing(
                    .outline(.rectangle, .paint(.centeredGradient(let gradient))?, nil))? =
                    nodes(view).first?.kind
            else { return nil }
            return gradient
        }
        let stops: [Paint.Stop] = [
            .init(paint: .named(.red), location: 0), .init(paint: .named(.blue), location: 1),
        ]
        #expect(
            gradient(EllipticalGradient(colors: [.red, .blue], center: .top))
                == .init(
                    form: .ellipses(from: 0, to: 0.5), center: .init(x: 0.5, y: 0), stops: stops))
        #expect(
            gradient(
                AngularGradient(
                    colors: [.red, .blue], center: .center, startAngle: .zero,
                    endAngle: .degrees(90)))
                == .init(
                    form: .angles(from: 0, to: 90), center: .init(x: 0.5, y: 0.5), stops: stops))
        #expect(
            gradient(AngularGradient(colors: [.red, .blue], center: .center, angle: .zero))?
                .form == .angles(from: 0, to: 360))
    }

    @Test("Colors are turned into their opposites by a filter")
    func inversion() {
        #expect(attributes(Text("a").colorInvert()) == [.filter(.inversion, 1)])
    }

    @Test("A picture is a form for the foreground color, or keeps its own")
    func renderingModes() {
        func isTemplate(_ image: Image) -> Bool? {
            guard case .image(let content)? = nodes(image).first?.kind else { return nil }
            return content.isTemplate
        }
        #expect(isTemplate(Image("fuji")) == false)
        #expect(isTemplate(Image("fuji").renderingMode(.template)) == true)
        #expect(isTemplate(Image(systemName: "star").renderingMode(.original)) == false)
        #expect(isTemplate(Image(systemName: "star").renderingMode(nil)) == true)
        let red = Image("fuji").renderingMode(.template).foregroundStyle(.red)
        #expect(attributes(red) == [.foreground(.named(.red))])
    }

    // MARK: - Controls

    @Test("A slider shows its value between its ends, and takes none")
    func slider() throws {
        let view = resolved(
            Slider(value: .constant(3.0), in: 1...5) {
                Text("Volume")
            } minimumValueLabel: {
                Text("low")
            } maximumValueLabel: {
                Text("high")
            })
        let row = try #require(view.tree.nodes.first)
        #expect(row.attributes.contains(.opacity(0.42)))
        #expect(row.children.map(\.text) == ["low", nil, "high"])
        guard case .gauge(let gauge) = row.children[1].kind else {
            Issue.record("\(row.children[1].kind)")
            return
        }
        #expect(gauge.value == 3 && gauge.lowerBound == 1 && gauge.upperBound == 5)
        #expect(row.children[1].accessibilityLabel == "Volume")
        #expect(view.issues.count == 1)
    }

    @Test("A date picker shows the parts of its date that are set")
    func datePicker() {
        // The noon of 2 January 2026 in Greenwich.
        let date = Binding.constant(Date(timeIntervalSince1970: 1_767_355_200))
        let both = text(DatePicker("Departure", selection: date))
        #expect(both.contains("Departure") && both.contains("Jan 2, 2026") && both.contains(":"))
        let day = text(DatePicker("Departure", selection: date, displayedComponents: .date))
        #expect(day.contains("Jan 2, 2026") && !day.contains(":"))
        let time = text(
            DatePicker("Departure", selection: date, displayedComponents: .hourAndMinute))
        #expect(!time.contains("2026") && time.contains(":"))
    }

    @Test("A color picker shows its color in a circle")
    func colorPicker() {
        let nodes = all(ColorPicker("Ink", selection: .constant(.red)))
        let circles = nodes.filter {
            $0.kind == .drawing(.outline(.circle, fill: .paint(.named(.red))))
        }
        #expect(circles.map(\.attributes) == [[.frame(.init(width: 28, height: 28))]])
        #expect(nodes.contains { $0.text == "Ink" })
    }

    @Test(
        "A text editor shows all lines of its text, and its author is told that no one edits them")
    func textEditor() throws {
        let view = resolved(TextEditor(text: .constant("one\ntwo")))
        let words = try #require(view.tree.allNodes.first { $0.text != nil })
        #expect(words.text == "one\ntwo")
        #expect(!words.attributes.contains { if case .lineLimit = $0 { true } else { false } })
        #expect(view.issues.count == 1)
    }

    @Test("A field with a round border has a line around its text")
    func roundedBorder() {
        func lines(_ view: some View) -> Int {
            all(view).count { node in
                if case .drawing(.outline(.roundedRectangle(6), nil, .some)) = node.kind {
                    true
                } else {
                    false
                }
            }
        }
        let field = TextField("Name", text: .constant("Ada"))
        #expect(lines(field.textFieldStyle(.roundedBorder)) == 1)
        #expect(lines(field.textFieldStyle(.plain)) == 0)
        #expect(text(field.textFieldStyle(.roundedBorder)) == "Ada")
    }

    private func sizes(_ chosen: Int) -> some View {
        Picker("Size", selection: .constant(chosen)) {
            Text("Small").tag(1)
            Text("Large").tag(2)
        }
    }

    @Test("Segments show all options, and the chosen one on a surface")
    func segments() throws {
        let view = resolved(sizes(2).pickerStyle(.segmented)).tree
        let row = try #require(
            view.allNodes.first {
                if case .stack(.horizontal) = $0.kind { true } else { false }
            })
        #expect(row.children.map(\.accessibleName) == ["Small", "Large"])
        let raised = row.children.map { option in
            [option].firstNode { node in
                node.attributes.contains {
                    if case .background(.named(.background), _) = $0 { true } else { false }
                }
            } != nil
        }
        #expect(raised == [false, true])
    }

    @Test("Options in a column have a mark beside the chosen one")
    func inlineOptions() {
        let view = resolved(sizes(1).pickerStyle(.inline)).tree
        let rows = view.allNodes.filter {
            if case .stack(.horizontal) = $0.kind { true } else { false }
        }
        let marks = rows.map { row in
            row.children.contains {
                if case .image(let image) = $0.kind {
                    image.source == .symbol("checkmark")
                } else {
                    false
                }
            }
        }
        #expect(marks == [true, false])
        #expect(view.plainText.contains("Size"))
    }

    // MARK: - Rows

    @Test("A lazy row takes all of the height, and aligns what is in it")
    func lazyRow() {
        let found = probe(60) {
            LazyHStack(alignment: .bottom, spacing: 4) {
                Color.red.frame(width: 20, height: 10).mark("a")
                Color.red.frame(width: 30, height: 20).mark("b")
            }
            .mark("row")
        }
        #expect(found["row"] == Spot(0, 0, 54, 60))
        #expect(found["a"] == Spot(0, 50, 20, 10))
        #expect(found["b"] == Spot(24, 40, 30, 20))
    }
}

import Foundation
import SwiftUI
import Testing

@MainActor
@Suite struct ControlStyleTests {
    private func text(_ view: some View) -> String { resolved(view).tree.plainText }

    private var moment: Date { Date(timeIntervalSince1970: 1_772_546_700) }

    @Test("A menu's style changes the menu, which is told of once")
    func menu() {
        struct Framed: MenuStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Text("before")
                    Menu(configuration)
                }
            }
        }
        let view = resolved(Menu("More") { Text("never") }.menuStyle(Framed()))
        #expect(view.tree.plainText == "before\nMore")
        #expect(view.issues.count == 1)
        #expect(view.tree.nodes[0].attributes == [.opacity(0.42)])
    }

    @Test("Built-in styles of menus are those of their button")
    func menuButtons() {
        func style(_ view: some View) -> ViewNode.ButtonContent.Style? {
            guard case .button(let button) = nodes(view).first?.kind else { return nil }
            return button.style
        }
        let menu = Menu("More") {}
        #expect(style(menu) == .automatic)
        #expect(style(menu.menuStyle(.button).buttonStyle(.bordered)) == .bordered)
        #expect(style(menu.menuStyle(.borderlessButton)) == .borderless)
        #expect(style(menu.menuStyle(.borderedButton)) == .bordered)
        #expect(style(menu.menuStyle(.automatic).menuStyle(.borderlessButton)) == .automatic)
    }

    @Test("A style of a picker of dates reads the date, its bounds and its parts")
    func datePicker() {
        struct Words: DatePickerStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label
                Text(
                    verbatim: [
                        "\(configuration.selection.timeIntervalSince1970)",
                        "\(configuration.minimumDate == configuration.selection)",
                        "\(configuration.maximumDate == nil)",
                        "\(configuration.displayedComponents == .date)",
                    ].joined(separator: " "))
                DatePicker(selection: configuration.$selection, displayedComponents: .date) {
                    configuration.label
                }
            }
        }
        let view = resolved(
            DatePicker(
                "Day", selection: .constant(moment), in: moment..., displayedComponents: .date
            )
            .datePickerStyle(Words()))
        #expect(view.tree.plainText == "Day\n1772546700.0 true true true\nDay\nMar 3, 2026")
        #expect(view.issues.count == 1)
    }

    @Test("A graphical picker of dates draws the month, and is heard as a date")
    func month() {
        let view = resolved(
            DatePicker("Day", selection: .constant(moment), displayedComponents: .date)
                .datePickerStyle(.graphical)
        ) { $0.calendar = Calendar(identifier: .gregorian) }
        #expect(view.tree.plainText == "Day, March 3, 2026")
        let texts = view.tree.allNodes.compactMap(\.text)
        #expect(texts.prefix(8) == ["March 2026", "S", "M", "T", "W", "T", "F", "S"])
        #expect(Array(texts.dropFirst(8)) == (1...31).map { "\($0)" })
        // March 2026 begins with a Sunday: five weeks, the last with three days.
        let rows = view.tree.nodes(where: {
            if case .stack(.gridRow) = $0.kind { true } else { false }
        })
        #expect(rows.map(\.children.count) == [7, 7, 7, 7, 7, 7])
        let discs = view.tree.nodes(where: {
            if case .drawing(.outline(.circle, _, _)) = $0.kind { true } else { false }
        })
        let marked = view.tree.nodes(where: { node in
            node.attributes.contains {
                if case .background(_, .circle) = $0 { true } else { false }
            }
        })
        #expect(discs.count + marked.count == 1)
    }

    @Test("A month of a date that no calendar has is one that it has")
    func boundedMonth() {
        for seconds in [Double.nan, .infinity, -.infinity, 1e300] {
            let date = Date(timeIntervalSinceReferenceDate: seconds)
            for style in [AnyDateStyle(.graphical), AnyDateStyle(.wheel), AnyDateStyle(.field)] {
                let view = resolved(
                    style.applied(DatePicker("Day", selection: .constant(date))))
                #expect(view.issues.count == 1)
            }
        }
    }

    /// A style whose type is hidden.
    private struct AnyDateStyle {
        let applied: (DatePicker<Text>) -> AnyView

        @MainActor
        init<S: DatePickerStyle>(_ style: S) {
            applied = { AnyView($0.datePickerStyle(style)) }
        }
    }

    @Test("Wheels have the values around the chosen one, in the order of the language")
    func wheels() {
        let view = resolved(
            DatePicker("Day", selection: .constant(moment), displayedComponents: .date)
                .datePickerStyle(.wheel)
        ) { $0.calendar = Calendar(identifier: .gregorian) }
        #expect(view.tree.plainText == "Day\nMarch 3, 2026")
        let texts = view.tree.allNodes.compactMap(\.text)
        #expect(
            texts == [
                "Day", "January", "February", "March", "April", "May", "1", "2", "3", "4", "5",
                "2024", "2025", "2026", "2027", "2028",
            ])
        let german = resolved(
            DatePicker("Day", selection: .constant(moment), displayedComponents: .date)
                .datePickerStyle(.wheel)
        ) {
            $0.locale = Locale(identifier: "de_DE")
            $0.calendar = Calendar(identifier: .gregorian)
        }
        #expect(german.tree.allNodes.compactMap(\.text).dropFirst(6).first == "Januar")
        let time = resolved(
            DatePicker("Time", selection: .constant(moment), displayedComponents: .hourAndMinute)
                .datePickerStyle(.wheel)
        ) { $0.locale = Locale(identifier: "de_DE") }
        #expect(time.tree.allNodes.compactMap(\.text).suffix(5) == ["03", "04", "05", "06", "07"])
    }

    @Test("A group of controls is drawn by its style, with its label if the style draws it")
    func controlGroup() {
        struct Titled: ControlGroupStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    configuration.label
                    ControlGroup(configuration)
                }
            }
        }
        let group = ControlGroup("Edit") {
            Button(action: ControlAction(1)) { Label("Copy", systemImage: "doc.on.doc") }
            Button(action: ControlAction(2)) { Label("Cut", systemImage: "scissors") }
        }
        let plain = resolved(group)
        #expect(plain.tree.nodes.map(\.accessibilityLabel) == ["Edit"])
        #expect(plain.tree.nodes[0].children.count == 2)
        #expect(text(group.controlGroupStyle(Titled())) == "Edit\nCopy\nCut")
        let palette = resolved(group.controlGroupStyle(.palette))
        #expect(palette.actions.count == 2)
        #expect(palette.tree.allNodes.compactMap(\.text) == [])
        let menu = resolved(group.controlGroupStyle(.menu))
        #expect(menu.tree.plainText == "Edit")
        #expect(menu.actions.isEmpty && menu.issues.count == 1)
        let unnamed = ControlGroup { Text("a") }
        #expect(resolved(unnamed.controlGroupStyle(.navigation)).tree.plainText == "a")
    }

    @Test("An open group is drawn by its style, and so are those inside it")
    func disclosure() {
        struct Marked: DisclosureGroupStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    HStack {
                        Text(configuration.isExpanded ? "-" : "+")
                        configuration.label
                    }
                    if configuration.isExpanded { configuration.content }
                }
            }
        }
        let view = DisclosureGroup("Outer", isExpanded: .constant(true)) {
            DisclosureGroup("Inner") { Text("never") }
        }
        #expect(text(view.disclosureGroupStyle(Marked())) == "-\nOuter\n+\nInner")
        #expect(text(view.disclosureGroupStyle(.automatic)) == "Outer\nInner")
    }

    @Test("A form is drawn by its style")
    func form() {
        struct Framed: FormStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Text("above")
                    Form(configuration)
                }
            }
        }
        let form = Form { Text("a") }
        #expect(text(form.formStyle(Framed())) == "above\na")
        #expect(nodes(form.formStyle(.automatic)) == nodes(form))
    }

    @Test("A grouped form has a surface for each section")
    func groupedForm() throws {
        let view = nodes(
            Form {
                Text("a")
                Section {
                    Text("b")
                    Text("c")
                }
                Section("Header") { Text("d") }
                Text("e")
            }
            .formStyle(.grouped))
        let form = try #require(view.first)
        #expect(
            form.children.map { $0.plainTexts } == [["a"], ["b", "c"], ["Header"], ["d"], ["e"]])
        let surface = ViewNode.Attribute.background(.named(.fill), .roundedRectangle(radius: 12))
        #expect(
            form.children.map { $0.attributes.contains(surface) } == [
                true, true, false, true, true,
            ])
        // Lines part rows of one section only.
        #expect(form.children.map(\.children.count) == [1, 3, 0, 1, 1])
    }

    @Test("A form in columns has its labels in one of them")
    func columnsForm() throws {
        let view = nodes(
            Form {
                LabeledContent("Name", value: "Ada")
                DatePicker("Day", selection: .constant(moment), displayedComponents: .date)
                Text("note")
                VStack { LabeledContent("In", value: "side") }
            }
            .formStyle(.columns))
        let grid = try #require(view.first)
        guard case .stack(.grid) = grid.kind else {
            Issue.record("The form is no grid.")
            return
        }
        #expect(
            grid.children.map { if case .stack(.gridRow) = $0.kind { true } else { false } } == [
                true, true, false, false,
            ])
        #expect(grid.children[0].children.map(\.text) == ["Name", "Ada"])
        #expect(grid.children[0].children[0].attributes == [.gridCell(.init(column: .trailing))])
        // A row of a grid is no box: what dims it are its cells.
        #expect(grid.children[1].attributes == [])
        #expect(grid.children[1].children.allSatisfy { $0.attributes.contains(.opacity(0.42)) })
    }
}

extension ViewNode {
    /// The texts inside the element.
    fileprivate var plainTexts: [String] {
        ViewTree(nodes: [self]).allNodes.compactMap(\.text)
    }
}

import Foundation
import SwiftUI
import Testing

private struct Leaf: Identifiable, Hashable {
    var id: String
    var leaves: [Leaf]?
}

/// Lists made from data, and the looks of their rows.
@MainActor
@Suite struct ListTests {
    private func text(_ view: some View) -> String { resolved(view).tree.plainText }

    private func rows(_ view: some View) -> [ViewNode] { nodes(view).first?.children ?? [] }

    private func isLine(_ node: ViewNode) -> Bool {
        if case .divider = node.kind { true } else { false }
    }

    @Test("A list has a row for each element, however it is given")
    func data() {
        let leaves = [Leaf(id: "a", leaves: [Leaf(id: "inside")]), Leaf(id: "b")]
        let binding = Binding.constant(leaves)
        let one = Binding<String?>.constant("a")
        let several = Binding<Set<String>>.constant(["a"])
        #expect(text(List(0..<2) { Text(verbatim: "\($0)") }) == "0\n1")
        #expect(text(List(binding) { $leaf in Text(leaf.id) }) == "a\nb")
        #expect(text(List(leaves, selection: several) { Text($0.id) }) == "a\nb")
        #expect(text(List(leaves, id: \.self, selection: one) { Text($0.id) }) == "a\nb")
        #expect(text(List(binding, id: \.id, selection: one) { $leaf in Text(leaf.id) }) == "a\nb")
        let tree = List(leaves, children: \.leaves) { Text($0.id) }
        #expect(text(tree) == "a\nb")
        #expect(rows(tree).filter(isLine).count == 1)
        #expect(
            text(List(leaves, children: \.leaves, selection: several) { Text($0.id) }) == "a\nb")
    }

    @Test("A closed section shows its header, an open one all of it")
    func sections() {
        func view(_ isOpen: Bool) -> some View {
            List {
                Section("Fruit", isExpanded: .constant(isOpen)) { Text("Pear") }
                Section(isExpanded: .constant(isOpen)) {
                    Text("Bean")
                } header: {
                    Text("Other")
                }
            }
        }
        #expect(text(view(true)) == "Fruit\nPear\nOther\nBean")
        #expect(text(view(false)) == "Fruit\nOther")
    }

    @Test("A row hides and colors its hairlines")
    func separators() {
        let hidden = rows(
            List {
                Text("a")
                Text("b").listRowSeparator(.hidden)
                Text("c")
                Text("d").listRowSeparator(.hidden, edges: .bottom).background(.red).padding(3)
                Text("e")
                Text("f")
            })
        #expect(hidden.filter(isLine).count == 2)
        #expect(
            hidden.map { isLine($0) ? "-" : $0.accessibleName } == [
                "a", "b", "c", "-", "d", "e", "-", "f",
            ])
        let colored = rows(
            List {
                Text("a")
                Text("b").listRowSeparatorTint(.red)
            })
        guard case .drawing(.outline(.rectangle, .paint(.named(.red))?, nil)) = colored[1].kind
        else {
            Issue.record("The hairline has no color.")
            return
        }
        #expect(colored[1].attributes == [.frame(.init(height: Measures.hairline))])
    }

    @Test("A row has the distances and the background of its author, in the whole width")
    func looks() {
        let list = List {
            ForEach(0..<2) { _ in
                Text("a").listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
                    .listRowBackground(Color.red)
            }
            .listRowInsets(EdgeInsets())
        }
        let row = rows(list)[0]
        #expect(
            row.attributes == [
                .padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4)),
                .frame(.init(maxWidth: .infinity, horizontal: .leading)),
                .background(.named(.red), .rectangle),
            ])
        let plain = rows(List { Text("a").listRowBackground(Color?.none) })
        #expect(plain == rows(List { Text("a") }))
        #expect(nodes(Text("a").listRowBackground(Color.red)) == nodes(Text("a")))
    }

    @Test("The distance of rows is the author's, with hairlines or without")
    func spacing() {
        func distance(_ visibility: Visibility) -> Double {
            let list = laidOut(
                List {
                    Text("a").mark("a").listRowSeparator(visibility)
                    Text("b").mark("b").listRowSeparator(visibility)
                }
                .listRowSpacing(20))
            return list["b"].y - list["a"].y - list["a"].height
        }
        #expect(abs(distance(.hidden) - 20) < 0.01)
        #expect(abs(distance(.visible) - 20 - Measures.hairline) < 0.01)
    }

    @Test("Links and columns that a binding opens show their label and the first column")
    func navigation() {
        let split = NavigationSplitView(columnVisibility: .constant(.all)) {
            NavigationLink("Pear", isActive: .constant(false)) { Text("inside") }
            NavigationLink(tag: 1, selection: .constant(nil)) {
                Text("inside")
            } label: {
                Text("Plum")
            }
        } detail: {
            Text("detail")
        }
        let view = resolved(split)
        #expect(view.tree.plainText == "Pear\nPlum")
        #expect(view.issues.count == 2 && view.issues[0].hasPrefix("The link “Pear” leads"))
    }

    @Test("A stack shows the view on top of its path, or one that is presented from the start")
    func path() {
        func stack(_ path: [Int], isPresented: Bool = false) -> ResolvedView {
            resolved(
                NavigationStack(path: .constant(path)) {
                    Button("Root") {}
                        .navigationDestination(for: Int.self) { number in
                            Text("Number \(number)")
                                .navigationDestination(isPresented: .constant(isPresented)) {
                                    Text("Details")
                                }
                        }
                })
        }
        #expect(stack([]).tree.plainText == "Root")
        #expect(stack([]).issues.count == 1)
        #expect(stack([1, 2]).tree.plainText == "Number 2")
        #expect(stack([1, 2]).issues.isEmpty)
        #expect(stack([1], isPresented: true).tree.plainText == "Details")
        var path = NavigationPath()
        path.append("nowhere")
        let other = NavigationStack(path: .constant(path)) {
            Text("First").navigationDestination(item: .constant(Leaf(id: "a"))) { Text($0.id) }
        }
        #expect(text(other) == "a")
    }

    @Test("The column that a narrow screen prefers is the one on a card")
    func compactColumn() {
        func shown(_ column: NavigationSplitViewColumn) -> String {
            text(
                NavigationSplitView(preferredCompactColumn: .constant(column)) {
                    Text("first")
                } content: {
                    Text("second")
                } detail: {
                    Text("third")
                })
        }
        #expect(shown(.sidebar) == "first")
        #expect(shown(.content) == "second")
        #expect(shown(.detail) == "third")
        let two = NavigationSplitView(preferredCompactColumn: .constant(.content)) {
            Text("first")
        } detail: {
            Text("last")
        }
        #expect(text(two) == "first")
    }

    @Test("Rows and headers are at least as high as the environment says")
    func minimumHeights() {
        func heights(_ row: CGFloat, _ header: CGFloat?) -> [Double] {
            let list = List {
                Section("Fruit") { Text("Pear") }
            }
            .environment(\.defaultMinListRowHeight, row)
            .environment(\.defaultMinListHeaderHeight, header)
            return rows(list).map { node in
                for case .frame(let frame) in node.attributes { return frame.minHeight ?? 0 }
                return 0
            }
        }
        #expect(heights(60, 40) == [40, 60])
        #expect(heights(0, nil) == [0, 0])
    }

    @Test("Rows that a person moved or deleted are moved or deleted in the data")
    func offsets() {
        var letters = ["a", "b", "c", "d", "e"]
        letters.move(fromOffsets: [0, 3], toOffset: 2)
        #expect(letters == ["b", "a", "d", "c", "e"])
        letters.move(fromOffsets: [0], toOffset: 5)
        #expect(letters == ["a", "d", "c", "e", "b"])
        letters.move(fromOffsets: [9], toOffset: 0)
        #expect(letters == ["a", "d", "c", "e", "b"])
        letters.remove(atOffsets: [1, 3, 9])
        #expect(letters == ["a", "c", "b"])
    }

    @Test("Fields and pickers of former days show their values")
    func fields() {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .decimal
        formatter.minimumFractionDigits = 2
        let view = resolved(
            Form {
                TextField("Price", value: .constant(1.5), formatter: formatter)
                TextField("Name", text: .constant("Ada"), onCommit: {})
                TextField("City", text: .constant("Rome"), onEditingChanged: { _ in }, onCommit: {})
                Picker(selection: .constant(1), label: Text("Size")) { Text("small").tag(1) }
            })
        #expect(view.tree.plainText == "1.50\nAda\nRome\nSize\nsmall")
        #expect(view.issues.count == 4)
    }
}

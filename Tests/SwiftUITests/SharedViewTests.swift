import SwiftUI
import Testing

private final class Counter: ObservableObject {
    @Published var count = 3
}

@Observable
private final class Model {
    var title = "Observed"
    var isOn = true
}

extension EnvironmentValues {
    @Entry fileprivate var accentName = "plum"
    @Entry fileprivate var limit: Int?
}

#Preview("A preview") {
    @Previewable @State var count = 0
    Text("\(count)")
}

private struct Shared: View {
    @State private var count = 3
    @State private var name: String?
    @AppStorage("SharedViewTests.missing") private var isLarge = true
    @SceneStorage("tab") private var tab = 2
    @FocusState private var isFocused: Bool
    @Namespace private var space
    @ScaledMetric private var size = 20.0
    @StateObject private var counter = Counter()
    @Environment(\.accentName) private var accentName
    @Environment(\.limit) private var limit

    var body: some View {
        Text(verbatim: "\(count) \(name ?? "none") \(isLarge) \(tab) \(isFocused) \(size)")
            .focused($isFocused)
            .matchedGeometryEffect(id: 1, in: space)
        Text(verbatim: "\(counter.count) \(accentName) \(limit.map(String.init) ?? "nil")")
    }
}

private struct Reading: View {
    @Environment(Model.self) private var model

    var body: some View {
        @Bindable var model = model
        Text(model.title)
        Toggle("On", isOn: $model.isOn)
    }
}

@MainActor
@Suite struct SharedViewTests {
    @Test("Properties that an app would change have their first value")
    func state() {
        #expect(nodes(Shared()).map(\.text) == ["3 none true 2 false 20.0", "3 plum nil"])
    }

    @Test("A scaled length grows as the letters of its style")
    func scaled() {
        let view = resolved(Shared()) { $0.dynamicTypeSize = .accessibility3 }
        #expect(view.tree.nodes[0].text?.hasSuffix(" 47.0") == true)
    }

    @Test("An entry is a value of the surroundings")
    func entry() {
        let view = nodes(Shared().environment(\.accentName, "fig").environment(\.limit, 4))
        #expect(view[1].text == "3 fig 4")
    }

    @Test("A view reads an object that an ancestor has set")
    func object() {
        let view = resolved(Reading().environment(Model()))
        #expect(view.tree.plainText == "Observed\nOn")
    }

    @Test("A view that reads an object which isn't there is left out, and the log says so")
    func missingObject() {
        let view = resolved(
            VStack {
                Reading()
                Text("after")
            })
        #expect(view.tree.plainText == "after")
        #expect(
            view.issues == [
                "Reading isn't drawn. No Model is in the environment: set one with environment(_:) "
                    + "or environmentObject(_:) on a view around those that read it."
            ])
    }

    @Test("A binding to a collection gives bindings to its elements")
    func elements() {
        struct Item: Identifiable {
            var id: Int
            var name: String
        }
        struct Rows: View {
            @State var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
            var body: some View {
                ForEach($items) { $item in Text(item.name) }
            }
        }
        #expect(nodes(Rows()).map(\.text) == ["a", "b"])
    }

    @Test("A state that is set is read back while the view lives")
    func setState() {
        let state = State(initialValue: 1)
        state.projectedValue.wrappedValue += 1
        #expect(state.wrappedValue == 2)
    }
}

@MainActor
@Suite struct InertControlTests {
    @Test("A button with a closure is drawn as disabled, and its author is told the cure")
    func button() {
        let view = resolved(
            Button("Buy") {}.buttonStyle(.borderedProminent))
        guard case .button(let content) = view.tree.button(named: "Buy")?.kind else {
            Issue.record("There is no button.")
            return
        }
        #expect(content.action == nil)
        #expect(content.isDisabled)
        #expect(content.style == .borderedProminent)
        #expect(view.actions.isEmpty)
        #expect(
            view.issues == [
                "The button “Buy” runs a closure, which nothing in a snippet performs; it is drawn "
                    + "as disabled. Initialize it with an intent: Button(intent:label:)."
            ])
    }

    @Test("A toggle with a binding shows its value and is drawn as disabled")
    func toggle() {
        let view = resolved(Toggle("Wi-Fi", isOn: .constant(true)))
        guard case .toggle(let content) = view.tree.toggle(named: "Wi-Fi")?.kind else {
            Issue.record("There is no toggle.")
            return
        }
        #expect(content.isOn && content.isDisabled && content.action == nil)
        #expect(view.issues.count == 1)
    }

    @Test("A button inside a toggle's style is a part of its look")
    func buttonInStyle() {
        struct Check: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button {
                    configuration.isOn.toggle()
                } label: {
                    Label {
                        configuration.label
                    } icon: {
                        Image(systemName: configuration.isOn ? "checkmark.circle" : "circle")
                    }
                }
            }
        }
        let view = resolved(
            Toggle(isOn: true, action: ControlAction(1)) { Text("Done") }.toggleStyle(Check()))
        #expect(view.issues == [])
        #expect(view.tree.toggle(named: "Done")?.action != nil)
    }

    @Test("A style of one's own that would wait for a gesture draws the button, which acts")
    func primitiveStyle() {
        struct Press: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.padding().onLongPressGesture { configuration.trigger() }
            }
        }
        let view = resolved(
            Button(action: ControlAction(1)) { Text("Hold") }.buttonStyle(Press()))
        #expect(view.tree.button(named: "Hold")?.action == ActionID(ordinal: 0))
        #expect(view.issues == [])
    }

    @Test("A gesture's view is drawn, and its author is told")
    func tap() {
        let view = resolved(Text("Row").onTapGesture {})
        #expect(view.tree.plainText == "Row")
        #expect(view.issues.count == 1 && view.issues[0].hasPrefix("A gesture on “Row”"))
    }

    @Test("Controls that edit show their value")
    func editors() {
        enum Size: String, CaseIterable, Identifiable {
            case small, large
            var id: Self { self }
        }
        let view = resolved(
            Form {
                TextField("Name", text: .constant("Ada"))
                TextField("City", text: .constant(""))
                SecureField("Code", text: .constant("123"))
                Picker("Size", selection: .constant(Size.large)) {
                    ForEach(Size.allCases) { Text(verbatim: $0.rawValue).tag($0) }
                }
                Stepper("Guests", value: .constant(2), in: 1...4)
                Menu("More") { Text("never") }
            })
        let text = view.tree.plainText
        #expect(text == "Ada\nCity\n•••\nSize\nlarge\nGuests\nMore")
        #expect(view.issues.count == 6)
        #expect(view.actions.isEmpty)
        #expect(
            view.issues[0]
                == "The text field “Name” edits a value, which nothing in a snippet does; it is "
                + "drawn as disabled. Let the person set the value as a parameter of an intent "
                + "instead.")
    }

    @Test("A picker shows the option of the chosen value, tagged or not")
    func pickerByIdentity() {
        struct Item: Identifiable {
            var id: String
        }
        let items = [Item(id: "a"), Item(id: "b")]
        let view = nodes(
            Picker("Item", selection: .constant("b")) {
                ForEach(items) { Text(verbatim: $0.id) }
            })
        #expect(ViewTree(nodes: view).plainText == "Item\nb")
    }

    @Test("What isn't shown at first isn't drawn")
    func presentations() {
        let view = resolved(
            NavigationStack {
                List {
                    Section("Fruit") {
                        NavigationLink("Apple") { Text("detail") }
                        Text("Pear")
                    }
                }
                .navigationTitle("Shop")
                .toolbar { ToolbarItem(placement: .primaryAction) { Text("tool") } }
                .sheet(isPresented: .constant(true)) { Text("sheet") }
                .alert("Alert", isPresented: .constant(true)) { Text("action") }
            })
        #expect(view.tree.plainText == "Fruit\nApple\nPear")
    }

    @Test("Of tabs the chosen one is drawn, or the first")
    func tabs() {
        let first = nodes(
            TabView {
                Text("one").tabItem { Text("item") }
                Text("two")
            })
        #expect(first.map(\.text) == ["one"])
        let second = nodes(
            TabView(selection: .constant("b")) {
                Text("one").tag("a")
                Text("two").tag("b")
            })
        #expect(second.map(\.text) == ["two"])
    }

    @Test("A closed group keeps its content back, an open one shows it")
    func disclosure() {
        let closed = resolved(DisclosureGroup("More") { Text("inside") })
        #expect(closed.tree.plainText == "More")
        let open = resolved(DisclosureGroup("More", isExpanded: .constant(true)) { Text("inside") })
        #expect(open.tree.plainText == "More\ninside")
    }
}

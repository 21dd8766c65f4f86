import Foundation
import SwiftUI
import Testing

/// A view as an app would write it, with its name in a test's report and the words to its author.
struct WrittenView: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let finding: String
    let view: @MainActor @Sendable () -> any View

    init(
        _ name: String, finding: String = "", _ view: @escaping @MainActor @Sendable () -> any View
    ) {
        testDescription = name
        self.finding = finding
        self.view = view
    }

    /// A control that edits a value, with its name in quotation marks.
    static func editor(
        _ kind: String, _ name: String, _ view: @escaping @MainActor @Sendable () -> any View
    ) -> WrittenView {
        WrittenView(
            kind,
            finding: """
                The \(kind) \(name) edits a value, which nothing in a snippet does; it is drawn as \
                disabled. Let the person set the value as a parameter of an intent instead.
                """,
            view)
    }

    /// What the view is drawn as.
    @MainActor
    var drawn: ResolvedView { resolved(AnyView(view())) }
}

private struct Item: Identifiable, Hashable {
    let id: Int
}

/// A view that follows a finger, with a state of its own.
private struct Followed: View {
    @GestureState private var distance = 0.0
    @State private var last = CGSize.zero

    var body: some View {
        Text("Map")
            .opacity(distance > 0 || last.width > 0 ? 0.5 : 1)
            .gesture(
                DragGesture(minimumDistance: 4)
                    .updating($distance) { value, state, _ in state = value.translation.width }
                    .onEnded { value in last = value.predictedEndTranslation })
    }
}

enum WrittenViews {
    static let controls: [WrittenView] = [
        WrittenView(
            "button",
            finding: """
                The button “Buy” runs a closure, which nothing in a snippet performs; it is drawn as \
                disabled. Initialize it with an intent: Button(intent:label:).
                """
        ) {
            Button("Buy", role: .destructive) {}
        },
        WrittenView(
            "toggle",
            finding: """
                The toggle “Wi-Fi” sets a binding, which nothing in a snippet does; it is drawn as \
                disabled. Initialize it with an intent: Toggle(isOn:intent:label:).
                """
        ) {
            Toggle("Wi-Fi", isOn: .constant(true))
        },
        .editor("text field", "“Name”") { TextField("Name", text: .constant("Ada")) },
        .editor("secure field", "“Code”") { SecureField("Code", text: .constant("123")) },
        .editor("text editor", "without a name") { TextEditor(text: .constant("A letter")) },
        .editor("picker", "“Size”") {
            Picker("Size", selection: .constant(1)) { ForEach(0..<3) { Text("\($0)").tag($0) } }
        },
        .editor("picker", "“Size”") {
            Picker("Size", selection: .constant(1)) { ForEach(0..<3) { Text("\($0)").tag($0) } }
                .pickerStyle(.segmented)
        },
        .editor("picker", "“Size”") {
            Picker("Size", selection: .constant(1)) { ForEach(0..<3) { Text("\($0)").tag($0) } }
                .pickerStyle(.inline)
        },
        .editor("stepper", "“Guests”") { Stepper("Guests", value: .constant(2), in: 1...4) },
        .editor("slider", "“Volume”") { Slider(value: .constant(0.5), label: { Text("Volume") }) },
        .editor("date picker", "“Day”") {
            DatePicker(
                "Day", selection: .constant(Date(timeIntervalSince1970: 0)),
                displayedComponents: .date)
        },
        .editor("color picker", "“Tint”") { ColorPicker("Tint", selection: .constant(.red)) },
        .editor("menu", "“More”") { Menu("More") { Button("Never") {} } },
    ]

    static let gestures: [WrittenView] = [
        WrittenView("onChanged") {
            Text("Map").gesture(DragGesture().onChanged { value in _ = value.translation })
        },
        WrittenView("onEnded") {
            Text("Map").gesture(DragGesture().onEnded { value in _ = value.velocity })
        },
        WrittenView("updating") { Followed() },
        WrittenView("LongPressGesture") {
            Text("Map").gesture(LongPressGesture().onEnded { _ in })
        },
        WrittenView("TapGesture") {
            Text("Map").simultaneousGesture(TapGesture(count: 2).onEnded { _ in })
        },
        WrittenView("MagnifyGesture") {
            Text("Map").highPriorityGesture(
                MagnifyGesture().onChanged { value in _ = value.magnification })
        },
        WrittenView("onTapGesture") { Text("Map").onTapGesture {} },
        WrittenView("onLongPressGesture") { Text("Map").onLongPressGesture {} },
    ]

    static let presentations: [WrittenView] = [
        WrittenView("sheet") { Text("Shop").sheet(isPresented: .constant(true)) { Text("never") } },
        WrittenView("sheet of an item") {
            Text("Shop").sheet(item: .constant(Item(id: 1))) { item in Text("\(item.id)") }
        },
        WrittenView("fullScreenCover") {
            Text("Shop").fullScreenCover(isPresented: .constant(true)) { Text("never") }
        },
        WrittenView("fullScreenCover of an item") {
            Text("Shop").fullScreenCover(item: .constant(Item(id: 1))) { item in
                Text("\(item.id)")
            }
        },
        WrittenView("popover") {
            Text("Shop").popover(isPresented: .constant(true), arrowEdge: .bottom) {
                Text("never")
            }
        },
        WrittenView("alert") {
            Text("Shop").alert("Sold out", isPresented: .constant(true)) {
                Button("OK", role: .cancel) {}
            } message: {
                Text("never")
            }
        },
        WrittenView("alert about something") {
            Text("Shop").alert("Sold out", isPresented: .constant(true), presenting: 7) { number in
                Text("\(number)")
            }
        },
        WrittenView("confirmationDialog") {
            Text("Shop").confirmationDialog(
                "Empty the basket?", isPresented: .constant(true), titleVisibility: .visible
            ) {
                Button("Empty", role: .destructive) {}
            } message: {
                Text("never")
            }
        },
        WrittenView("contextMenu") { Text("Shop").contextMenu { Button("Copy") {} } },
        WrittenView("contextMenu with a preview") {
            Text("Shop").contextMenu {
                Button("Copy") {}
            } preview: {
                Text("never")
            }
        },
        WrittenView("swipeActions") {
            Text("Shop").swipeActions(edge: .leading, allowsFullSwipe: false) {
                Button("Pin") {}
            }
        },
        WrittenView("navigationDestination") {
            Text("Shop").navigationDestination(for: Int.self) { number in Text("\(number)") }
        },
        WrittenView("navigationDestination while a value is true") {
            Text("Shop").navigationDestination(isPresented: .constant(true)) { Text("never") }
        },
        WrittenView("navigationDestination of an item") {
            Text("Shop").navigationDestination(item: .constant(Item(id: 1))) { item in
                Text("\(item.id)")
            }
        },
        WrittenView("refreshable") { Text("Shop").refreshable {} },
    ]
}

/// What compiles as in an app and is drawn without acting.
@MainActor
@Suite struct InertViewTests {
    @Test(
        "A control that a card can't act on is drawn as disabled, and its author is told the cure",
        arguments: WrittenViews.controls)
    func controls(_ written: WrittenView) {
        let view = written.drawn
        #expect(view.issues == [written.finding])
        #expect(view.actions.isEmpty)
        #expect(view.tree.allNodes.contains { $0.isDrawnAsDisabled })
    }

    @Test(
        "A view that would follow a finger is drawn, and its author is told the cure",
        arguments: WrittenViews.gestures)
    func gestures(_ written: WrittenView) {
        let view = written.drawn
        #expect(view.tree.plainText == "Map")
        #expect(view.actions.isEmpty)
        #expect(
            view.issues == [
                """
                A gesture on “Map” runs a closure, which nothing in a snippet performs. Initialize a \
                button with an intent instead: Button(intent:label:).
                """
            ])
    }

    @Test(
        "What an app would present later changes nothing of the view",
        arguments: WrittenViews.presentations)
    func presentations(_ written: WrittenView) {
        let view = written.drawn
        #expect(view.tree == resolved(AnyView(Text("Shop"))).tree)
        #expect(view.actions.isEmpty)
        #expect(view.issues == [])
    }

    @Test("A control that can't be touched doesn't act")
    func hitTesting() {
        let button = Button(action: ControlAction(1)) { Text("Buy") }
        func isDisabled(_ view: some View) -> Bool? {
            guard case .button(let content)? = nodes(view).first?.kind else { return nil }
            return content.isDisabled
        }
        #expect(isDisabled(button.allowsHitTesting(false)) == true)
        #expect(isDisabled(button.allowsHitTesting(true)) == false)
        #expect(nodes(Text("Map").allowsHitTesting(false)).map(\.text) == ["Map"])
    }

    @Test("A card has no unsafe area, so a distance from it is one from the card")
    func safeArea() {
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let text = Text("a")
        #expect(!attributes(text.safeAreaPadding()).isEmpty)
        #expect(attributes(text.safeAreaPadding()) == attributes(text.padding()))
        #expect(attributes(text.safeAreaPadding(12)) == attributes(text.padding(12)))
        #expect(
            attributes(text.safeAreaPadding(.top, 8)) == attributes(text.padding(.top, 8)))
        #expect(attributes(text.safeAreaPadding(insets)) == attributes(text.padding(insets)))
    }
}

extension ViewNode {
    /// The node is a control that can't be used, or is as faint as one.
    fileprivate var isDrawnAsDisabled: Bool {
        switch kind {
        case .button(let button): button.isDisabled
        case .toggle(let toggle): toggle.isDisabled
        default: attributes.contains(.opacity(0.42))
        }
    }
}

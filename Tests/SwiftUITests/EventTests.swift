import Foundation
import SwiftUI
import Testing

private struct Loading: View {
    @State private var fruit: [String] = []

    var body: some View {
        VStack {
            Text("Fruit")
            ForEach(fruit, id: \.self) { Text($0) }
        }
        .task { fruit = ["Pear"] }
        .task(id: fruit.count) {}
        .onAppear { fruit = ["Plum"] }
    }
}

private struct Watching: View {
    let number: Int

    var body: some View {
        Text("\(number)").onAppear().onChange(of: number) {}
    }
}

private struct Dragged: View {
    @GestureState private var offset = CGSize.zero
    @State private var isPressed = false

    private var drag: some Gesture {
        LongPressGesture(minimumDuration: 0.3)
            .sequenced(before: DragGesture())
            .updating($offset) { value, state, _ in
                if case .second(true, let drag?) = value { state = drag.translation }
            }
            .onEnded { value in
                guard case .second(_, let drag?) = value else { return }
                isPressed = drag.predictedEndTranslation.width + drag.velocity.width > 0
            }
    }

    private var zoom: some Gesture {
        MagnifyGesture().onChanged { isPressed = $0.magnification > 1 }
            .simultaneously(with: RotateGesture().map { $0.rotation.degrees })
            .exclusively(before: SpatialTapGesture().onEnded { isPressed = $0.location.x > 0 })
    }

    var body: some View {
        Text("Map")
            .gesture(drag, including: .all)
            .simultaneousGesture(zoom, isEnabled: true)
            .highPriorityGesture(TapGesture(), including: .subviews)
            .gesture(TapGesture(), isEnabled: false)
            .onLongPressGesture(pressing: { isPressed = $0 }, perform: {})
            .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: isPressed)
            .sensoryFeedback(.success, trigger: isPressed) { $0 != $1 }
            .sensoryFeedback(trigger: isPressed) { _, isOn in
                isOn ? .impact(flexibility: .soft) : nil
            }
    }
}

private struct Asking: View {
    @State private var item: Item?
    @State private var isShown = true

    struct Item: Identifiable {
        var id: Int
    }

    struct Failure: LocalizedError {}

    var body: some View {
        Text("Shop")
            .alert(item: $item) { item in
                Alert(
                    title: Text("Buy \(item.id)?"), message: Text("Really"),
                    primaryButton: .destructive(Text("Buy")) { isShown = false },
                    secondaryButton: .cancel())
            }
            .alert(isPresented: $isShown) {
                Alert(title: Text("Sold"), dismissButton: .default(Text("OK")))
            }
            .actionSheet(isPresented: $isShown) {
                ActionSheet(title: Text("More"), buttons: [.default(Text("Share")), .cancel()])
            }
            .alert(isPresented: $isShown, error: Failure()) { _ in
                Button("OK") {}
            } message: { error in
                Text(error.localizedDescription)
            }
    }
}

/// Closures that an app runs when something happens, which a card doesn't.
@MainActor
@Suite struct EventTests {
    @Test("The author of a view that loads in a closure is told once, and told the cure")
    func loading() {
        let told = [
            "Loading has a closure for `task`, which nothing in a snippet calls; it is drawn as it is at "
                + "first. Load what it shows in the intent, before the intent returns its view."
        ]
        #expect(resolved(Loading()).tree.plainText == "Fruit")
        #expect(resolved(Loading()).issues == told)
        let several = VStack {
            Loading()
            Loading()
            Watching(number: 1)
        }
        let issues = resolved(several).issues
        #expect(issues.count == 2)
        #expect(issues.first == told.first)
        #expect(issues.last?.hasPrefix("Watching has a closure for `onChange`") == true)
        #expect(resolved(Text("a").onAppear()).issues == [])
        #expect(
            resolved(Text("a").onAppear {}).issues.first?
                .hasPrefix("A view has a closure for `onAppear`") == true)
    }

    @Test("Inside a reader of sizes the author is told once too")
    func reader() {
        let told = laidOut(
            VStack {
                Loading()
                GeometryReader { _ in Loading() }
            }
        ).issues
        #expect(told.count == 1)
    }

    @Test("Gestures of gestures are drawn without acting, and those that are off need no word")
    func gestures() {
        let view = resolved(Dragged())
        #expect(view.tree.plainText == "Map")
        #expect(view.issues.count == 3)
        #expect(view.issues.allSatisfy { $0.hasPrefix("A gesture on “Map”") })
    }

    @Test("Questions of former days aren't asked")
    func questions() {
        let view = resolved(Asking())
        #expect(view.tree.plainText == "Shop")
        #expect(view.issues == [])
    }
}

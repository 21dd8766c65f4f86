import SwiftUI
import Testing

private final class Basket: ObservableObject {
    @Published var apples = 3
    @Published var isGift = true
    @Published var note = "Ripe"
}

private struct BasketView: View {
    @ObservedObject var basket: Basket

    var body: some View {
        Text("\(basket.apples) apples")
        Toggle("Gift", isOn: $basket.isGift)
    }
}

private struct Note: View {
    @EnvironmentObject private var basket: Basket

    var body: some View {
        TextField("Note", text: $basket.note)
    }
}

/// Objects of the time before `@Observable`, which apps still have.
@MainActor
@Suite struct ObservedObjectTests {
    @Test("A view shows what an object holds that it was given, through bindings too")
    func observed() {
        let basket = Basket()
        let view = resolved(BasketView(basket: basket))
        #expect(view.tree.plainText == "3 apples\nGift")
        guard case .toggle(let toggle)? = view.tree.toggle(named: "Gift")?.kind else {
            Issue.record("There is no toggle.")
            return
        }
        #expect(toggle.isOn)
        // A card shows the object as it is when it is drawn.
        basket.apples = 5
        basket.isGift = false
        let later = resolved(BasketView(basket: basket))
        #expect(later.tree.plainText == "5 apples\nGift")
        #expect(later.tree != view.tree)
    }

    @Test("A view shows an object that an ancestor has set, the nearest one")
    func environment() {
        let near = Basket()
        near.note = "Sour"
        let view = resolved(
            VStack {
                Note()
                Note().environmentObject(near)
            }
            .environmentObject(Basket()))
        #expect(view.tree.plainText == "Ripe\nSour")
    }

    @Test("A view whose object nobody has set is left out, and the log says so")
    func missing() {
        let view = resolved(
            VStack {
                Note()
                Text("after")
            })
        #expect(view.tree.plainText == "after")
        #expect(
            view.issues == [
                "Note isn't drawn. No Basket is in the environment: set one with environment(_:) "
                    + "or environmentObject(_:) on a view around those that read it."
            ])
    }

    @Test("A binding to a property of an object sets it")
    func binding() {
        let basket = Basket()
        let observed = ObservedObject(wrappedValue: basket)
        observed.projectedValue.apples.wrappedValue += 4
        #expect(basket.apples == 7)
    }
}

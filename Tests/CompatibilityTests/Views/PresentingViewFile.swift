import SwiftUI
import Testing

// A file as an app has it, with what it presents and what it follows: only Apple's names.

private struct CartItem: Identifiable, Hashable {
    let id: Int
    var name: String
}

@MainActor
private final class Cart: ObservableObject {
    @Published var items = [CartItem(id: 1, name: "Pear"), CartItem(id: 2, name: "Plum")]
    @Published var isGift = false

    func reload() async { items.sort { $0.name < $1.name } }
}

@MainActor
private final class Customer: ObservableObject {
    @Published var name = "Ada"
}

private struct CustomerBadge: View {
    @EnvironmentObject private var customer: Customer
    @GestureState private var distance = CGSize.zero
    @State private var isLarge = false
    @State private var isShowingHelp = false

    private var dragging: some Gesture {
        DragGesture(minimumDistance: 8)
            .updating($distance) { value, state, _ in state = value.translation }
            .onChanged { value in isLarge = value.translation.width > 40 }
            .onEnded { value in isLarge = value.predictedEndTranslation.width > 80 }
    }

    private var pressing: some Gesture {
        LongPressGesture(minimumDuration: 0.4).onEnded { _ in isShowingHelp = true }
    }

    var body: some View {
        Text(customer.name)
            .padding(isLarge ? 16 : 8)
            .background(Color(.systemGray5), in: .rect(cornerRadius: 12))
            .offset(distance)
            .gesture(dragging)
            .simultaneousGesture(pressing)
            .allowsHitTesting(!isShowingHelp)
            .popover(isPresented: $isShowingHelp, arrowEdge: .top) { Text("This is you.") }
            .onAppear { isLarge = customer.name.count < 4 }
    }
}

private struct CartRow: View {
    let item: CartItem
    let delete: () -> Void

    var body: some View {
        NavigationLink(value: item) { Label(item.name, systemImage: "leaf") }
            .swipeActions(edge: .trailing, allowsFullSwipe: true) {
                Button("Delete", role: .destructive) { delete() }
            }
            .contextMenu {
                Button("Delete", systemImage: "trash") { delete() }
            } preview: {
                Text(item.name).padding()
            }
    }
}

private struct CartView: View {
    @ObservedObject var cart: Cart
    @State private var selected: CartItem?
    @State private var isConfirming = false
    @State private var isSoldOut = false
    @State private var isPaying = false

    private var rows: some View {
        List {
            Section("Cart") {
                ForEach(cart.items) { item in
                    CartRow(item: item) { isConfirming = true }
                }
                Toggle("Gift", isOn: $cart.isGift)
            }
            CustomerBadge()
        }
        .safeAreaPadding(.horizontal, 12)
        .refreshable { await cart.reload() }
    }

    var body: some View {
        NavigationStack {
            rows
                .navigationDestination(for: CartItem.self) { item in Text(item.name) }
                .sheet(item: $selected) { item in
                    Text(item.name).presentationDetents([.medium, .large])
                }
                .fullScreenCover(isPresented: $isPaying) { Text("Pay") }
                .alert("Sold Out", isPresented: $isSoldOut) {
                    Button("OK", role: .cancel) {}
                } message: {
                    Text("Come again tomorrow.")
                }
                .confirmationDialog(
                    "Empty the cart?", isPresented: $isConfirming, titleVisibility: .visible
                ) {
                    Button("Empty", role: .destructive) { cart.items.removeAll() }
                } message: {
                    Text("It can’t be taken back.")
                }
                .onAppear { isSoldOut = cart.items.isEmpty }
        }
    }
}

@MainActor
@Suite struct PresentingViewFile {
    @Test("A file with what an app presents and follows compiles as it stands")
    func compiles() async {
        let cart = Cart()
        _ = CartView(cart: cart).environmentObject(Customer())
        await cart.reload()
        #expect(cart.items.map(\.name) == ["Pear", "Plum"])
        #expect(DragGesture(minimumDistance: 8).minimumDistance == 8)
        #expect(PresentationDetent.medium != .large)
    }
}

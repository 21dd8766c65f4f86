import CoreTransferable
import Foundation
import SwiftUI
import Testing

private enum Size: String {
    case small, large
}

@Observable
private final class Shop {
    var name = "Corner"
}

/// A property that an author made of SwiftUI's.
private struct ShopName: DynamicProperty {
    @Environment(Shop.self) private var shop
    @State private var suffix = "Shop"

    @MainActor var text: String { "\(shop.name) \(suffix)" }
}

private struct Sign: View {
    private var name = ShopName()

    var body: some View { Text(verbatim: name.text) }
}

/// Properties of views, and what else files of apps hold.
@MainActor
@Suite struct AppPropertyTests {
    @Test("A property made of others reads what they read, and misses what they miss")
    func dynamicProperty() {
        #expect(nodes(Sign().environment(Shop())).map(\.text) == ["Corner Shop"])
        let view = resolved(Sign())
        #expect(view.tree.isEmpty)
        #expect(view.issues.first?.hasPrefix("Sign isn't drawn. No Shop is") == true)
    }

    @Test("The app's defaults hold values that may be missing, of every type")
    func storage() throws {
        let name = "AppPropertyTests.\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: name))
        defer { store.removePersistentDomain(forName: name) }
        let size = AppStorage<Size?>("size", store: store)
        let site = AppStorage<URL?>("site", store: store)
        #expect(size.wrappedValue == nil && site.wrappedValue == nil)
        size.wrappedValue = .large
        site.wrappedValue = URL(string: "https://example.com/")
        #expect(store.string(forKey: "size") == "large")
        #expect(size.wrappedValue == .large)
        #expect(site.wrappedValue?.host == "example.com")
        size.wrappedValue = nil
        #expect(store.object(forKey: "size") == nil)
    }

    private struct Greeting: View {
        @AppStorage("greeting") private var greeting = "Hello"
        @AppStorage("greeting", store: .standard) private var standard = "Standard"

        var body: some View {
            TextField("Greeting", text: $greeting)
            Text(verbatim: "\(greeting) \(standard)")
        }
    }

    @Test(
        "Defaults that a property doesn't name are those of the views around, or the standard ones")
    func defaultStorage() throws {
        let name = "AppPropertyTests.\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: name))
        defer { store.removePersistentDomain(forName: name) }
        store.set("Servus", forKey: "greeting")
        #expect(resolved(Greeting()).tree.plainText == "Hello\nHello Standard")
        #expect(
            resolved(Greeting().defaultAppStorage(store)).tree.plainText
                == "Servus\nServus Standard")
        // A view outside of them sees nothing of it.
        let both = resolved(
            VStack {
                Greeting().defaultAppStorage(store)
                Greeting()
            })
        #expect(both.tree.plainText == "Servus\nServus Standard\nHello\nHello Standard")
        #expect(AppStorage(wrappedValue: "none", "greeting").wrappedValue == "none")
    }

    @Test("The focus of the keyboard and that of a screen reader are nowhere until they are set")
    func focus() {
        let keyboard = FocusState<Bool>()
        let reader = AccessibilityFocusState<Int?>()
        #expect(!keyboard.wrappedValue && reader.wrappedValue == nil)
        reader.projectedValue.wrappedValue = 3
        keyboard.wrappedValue = true
        #expect(reader.wrappedValue == 3 && keyboard.projectedValue.wrappedValue)
    }

    @Test("A picture is enlarged by its pixels if its author says so")
    func interpolation() {
        func isPixelated(_ image: Image) -> Bool? {
            guard case .image(let content) = nodes(image).first?.kind else { return nil }
            return content.isPixelated
        }
        #expect(isPixelated(Image("Map").interpolation(.none)) == true)
        #expect(isPixelated(Image("Map").interpolation(.none).interpolation(.high)) == false)
        #expect(isPixelated(Image("Map")) == false)
    }

    @Test("A symbol's variable value is told of where it would show")
    func variableValue() {
        #expect(resolved(Image(systemName: "wifi", variableValue: 0.5)).issues.count == 1)
        #expect(resolved(Image(systemName: "wifi", variableValue: 1)).issues == [])
        #expect(
            nodes(Image(systemName: "wifi", variableValue: nil)) == nodes(Image(systemName: "wifi"))
        )
    }

    @Test("What would share and what has a picture is drawn, and its author is told")
    func controls() {
        let view = resolved(
            VStack {
                ShareLink("Send", item: "text", preview: SharePreview("Letter"))
                ShareLink(items: ["a", "b"]) {
                    SharePreview($0)
                } label: {
                    Text("Both")
                }
                Button("Buy", image: ImageResource(name: "Cart", bundle: .main)) {}
            })
        #expect(view.issues.count == 3)
        #expect(view.issues[0].hasPrefix("The link “Send” shares an item"))
        #expect(view.issues[1].hasPrefix("The link “Both” shares an item"))
        let title = "Total"
        let labeled = LabeledContent(title, value: 2, format: .number)
        #expect(resolved(labeled).tree.plainText == "Total\n2")
        let plain = nodes(Text("a"))
        #expect(nodes(Text("a").dropDestination(for: String.self) { _, _ in true }) == plain)
    }
}

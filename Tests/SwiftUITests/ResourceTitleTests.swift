import Foundation
import SwiftUI
import Testing

extension LocalizedStringResource {
    /// What the symbol of a string catalog is.
    fileprivate static var caption: LocalizedStringResource { "Caption" }
}

@MainActor
@Suite struct ResourceTitleTests {
    private let address = URL(filePath: "/tmp")

    @Test("A title from a resource is drawn as the same title from a literal")
    func titles() {
        #expect(
            nodes(LabeledContent(.caption, value: "a"))
                == nodes(LabeledContent("Caption", value: "a")))
        #expect(
            nodes(LabeledContent(.caption, value: 2, format: .number))
                == nodes(LabeledContent("Caption", value: 2, format: .number)))
        #expect(
            nodes(LabeledContent(.caption) { Text("a") })
                == nodes(LabeledContent("Caption") { Text("a") }))
        #expect(
            nodes(ContentUnavailableView(.caption, systemImage: "star"))
                == nodes(ContentUnavailableView("Caption", systemImage: "star")))
        #expect(
            nodes(ShareLink(.caption, item: address)) == nodes(ShareLink("Caption", item: address)))
        #expect(nodes(ShareLink(.caption, item: "a")) == nodes(ShareLink("Caption", item: "a")))
        #expect(nodes(Text("a").help(.caption)) == nodes(Text("a").help("Caption")))
    }

    @Test("A resource for a place that a card hasn't leaves the view as it is")
    func placesElsewhere() {
        let text = nodes(Text("a"))
        #expect(nodes(Text("a").navigationSubtitle(.caption)) == text)
        #expect(nodes(Text("a").accessibilityInputLabels([.caption])) == text)
        #expect(
            nodes(TabView { Tab(.caption, systemImage: "star") { Text("a") } })
                == nodes(TabView { Tab("Caption", systemImage: "star") { Text("a") } }))
        #expect(nodes(Text("a").accessibilityAction(named: .caption) {}) == text)
        #expect(nodes(Text("a").searchable(text: .constant(""), prompt: .caption)) == text)
    }
}

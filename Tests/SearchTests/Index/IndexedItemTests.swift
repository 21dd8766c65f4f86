import Foundation
import Testing

@testable import CoreSpotlight

/// What an index keeps of an item.
@Suite struct IndexedItemTests {
    @Test("However many languages clients name, an item keeps its texts in eight of them")
    func languages() {
        let item = IndexedItem(
            CSSearchableItem(
                uniqueIdentifier: "1", domainIdentifier: nil,
                attributeSet: CSSearchableItemAttributeSet(itemContentType: "public.data")))
        var made: [String] = []
        func search(in language: String) {
            _ = item.texts(language: language) {
                made.append(language)
                return []
            }
        }
        let languages = (1...8).map { "language \($0)" }
        for language in languages + languages { search(in: language) }
        #expect(made == languages)

        search(in: "one more")
        search(in: "one more")
        #expect(made == languages + ["one more"])
        search(in: languages[0])
        #expect(made.count == 10)
    }
}

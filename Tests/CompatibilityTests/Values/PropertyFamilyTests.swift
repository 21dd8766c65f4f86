import AppIntents
import Foundation
import Testing

/// The initializers of @Property, type by type, as authors write them.
struct PropertyFamilyTests {
    @Test("A property keeps its title and its value, with or without an identifier")
    func values() {
        let peak = Peak(id: "fuji")
        #expect(peak.$height.title == "Height")
        #expect(peak.height == 3776)
        #expect(peak.names == ["Fuji", "富士山"])
        #expect(String(localized: peak.$names.title) == "")
        #expect(peak.kind == .volcano)
        #expect(peak.$isOpen.title == "Open")
        #expect(peak.distance == nil)
        #expect(peak.neighbors?.isEmpty == true)
    }

    struct Peak: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Peak"
        static let defaultQuery = PeakQuery()
        let id: String

        @Property(title: "Height") var height: Int
        @Property(identifier: "names") var names: [String]
        @Property(identifier: "open", title: "Open") var isOpen: Bool
        @Property var distance: Measurement<UnitLength>?
        @Property(title: "Neighbors") var neighbors: [Peak]?
        @Property var kind: Kind
        @Property(title: "Climbed") var climbed: Date?
        @Property(title: "Guide") var guide: PersonNameComponents?
        @Property(identifier: "letters", getter: \Peak.letterCount) var letters: Int
        @Property(
            identifier: "weather", title: "Weather",
            asyncGetter: { (peak: Peak) in "sunny at \(peak.id)" })
        var weather: String

        var letterCount: Int { id.count }

        init(id: String) {
            self.id = id
            height = 3776
            names = ["Fuji", "富士山"]
            isOpen = true
            kind = .volcano
            neighbors = []
        }

        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
    }

    enum Kind: String, AppEnum {
        case volcano
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kind"
        static let caseDisplayRepresentations: [Kind: DisplayRepresentation] = [
            .volcano: "Volcano"
        ]
    }

    struct PeakQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Peak] {
            identifiers.map(Peak.init)
        }
    }
}

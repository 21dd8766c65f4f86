import AppIntents
import Testing

/// A type that is both an entity and an enumeration.
@Suite struct EnumeratedEntityTests {
    enum Shelf: String, AppEnum, AppEntity {
        case top, middle, bottom

        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
        static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [
            .top: "Top", .middle: "Middle", .bottom: "Bottom",
        ]
        static let defaultQuery = ShelfQuery()

        var id: String { rawValue }
        var displayRepresentation: DisplayRepresentation {
            Self.caseDisplayRepresentations[self] ?? "Shelf"
        }
    }

    struct ShelfQuery: EntityQuery {
        func entities(for identifiers: [Shelf.ID]) async throws -> [Shelf] {
            identifiers.compactMap(Shelf.init)
        }
    }

    struct Store: AppIntent {
        static let title: LocalizedStringResource = "Store"
        @Parameter(title: "Shelf", supportedValues: [.top, .bottom]) var shelf: Shelf
        @Parameter(title: "Other", default: .middle) var other: Shelf?

        func perform() async throws -> some ReturnsValue<String> {
            .result(value: "\(shelf.rawValue) or \(other?.rawValue ?? "none")")
        }
    }

    @Test("A parameter of a type that is an entity and an enumeration has its cases")
    func performs() async throws {
        let intent = Store()
        intent.shelf = .bottom
        #expect(try await intent.perform().value == "bottom or middle")
    }
}

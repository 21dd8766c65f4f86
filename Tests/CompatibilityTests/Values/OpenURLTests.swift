import AppIntents
import Foundation
import Testing

/// Addresses of intents, as apps declare them.
@Suite struct OpenURLTests {
    struct Ticket: AppEntity, URLRepresentableEntity {
        struct Tickets: EntityQuery {
            func entities(for identifiers: [Int]) async throws -> [Ticket] {
                identifiers.map { Ticket(id: $0) }
            }
        }

        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ticket"
        static let defaultQuery = Tickets()
        static var urlRepresentation: URLRepresentation { "https://tickets.example/\(.id)" }
        let id: Int
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
    }

    enum Shelf: String, AppEnum, URLRepresentableEnum {
        case top, bottom

        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
        static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [
            .top: "Top", .bottom: "Bottom",
        ]
        static var urlRepresentation: URLRepresentation { "https://shelf.example/\(.rawValue)" }
    }

    struct OpenTicket: OpenIntent, URLRepresentableIntent {
        static let title: LocalizedStringResource = "Open Ticket"
        @Parameter(title: "Ticket") var target: Ticket
    }

    struct OpenShelf: OpenIntent, URLRepresentableIntent {
        static let title: LocalizedStringResource = "Open Shelf"
        @Parameter(title: "Shelf") var target: Shelf
    }

    struct ShowTicket: AppIntent {
        static let title: LocalizedStringResource = "Show Ticket"
        @Parameter(title: "Ticket") var ticket: Ticket

        func perform() async throws -> some OpensIntent {
            .result(opensIntent: try await OpenURLIntent(urlRepresentable: ticket))
        }
    }

    @Test func anIntentHasTheAddressOfItsTarget() async throws {
        let open = OpenTicket()
        open.target = Ticket(id: 7)
        #expect(await open.urlRepresentation?.absoluteString == "https://tickets.example/7")
        let shelf = OpenShelf()
        shelf.target = .top
        #expect(await shelf.urlRepresentation?.absoluteString == "https://shelf.example/top")
    }

    @Test func anAddressIsOpenedByAnIntent() async throws {
        let url = try #require(URL(string: "https://a.example/b?c=d%20e"))
        let open = OpenURLIntent(url)
        #expect(open.url == url)
        #expect(await open.urlRepresentation == url)
        #expect(try OpenURLIntent(urlRepresentable: Shelf.bottom).url.lastPathComponent == "bottom")
        #expect(
            try await OpenURLIntent(urlRepresentable: Ticket(id: 9)).url.lastPathComponent == "9")
    }
}

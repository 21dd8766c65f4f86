import AppIntents
import CoreTransferable
import EndToEndSupport
import UniformTypeIdentifiers

/// Entities that can become files, and that have addresses.
enum ContentCards {
    static let journal = Journal()
    /// Those who make a file and don't come to an end by themselves.
    static let never = HeldWaiters()

    static var all: [any AppIntent.Type] {
        [ShowRoute.self, ListRoutes.self, PrintRoute.self, ShowSeason.self, ShowGuide.self]
    }

    struct Route: AppEntity, Transferable, URLRepresentableEntity {
        struct Routes: EntityStringQuery {
            func entities(for identifiers: [String]) async throws -> [Route] {
                Route.known.filter { identifiers.contains($0.id) }
            }
            func entities(matching string: String) async throws -> [Route] {
                Route.known.filter { $0.id.contains(string) }
            }
            func suggestedEntities() async throws -> [Route] { Route.known }
        }

        struct NoMap: LocalizedError {
            var errorDescription: String? { "There is no map of the moon." }
        }

        static let known = ["coast", "hills", "moon"].map(Route.init)
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Route"
        static let defaultQuery = Routes()
        static var urlRepresentation: URLRepresentation { "https://routes.example/\(.id)" }
        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(exportedContentType: .html) { route in
                ContentCards.journal.add("map of \(route.id)")
                if route.id == "moon" { throw NoMap() }
                return Data("<h1>\(route.id)</h1>".utf8)
            }
            .suggestedFileName { "../\($0.id)" }
            DataRepresentation(exportedContentType: .json) { Data("\"\($0.id)\"".utf8) }
                .visibility(.ownProcess)
            ProxyRepresentation(exporting: \.id)
        }

        let id: String
        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(title: "The \(id)")
        }
    }

    enum Season: String, AppEnum, URLRepresentableEnum {
        case spring
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Season"
        static let caseDisplayRepresentations: [Season: DisplayRepresentation] = [
            .spring: "Spring"
        ]
        static var urlRepresentation: URLRepresentation { "https://seasons.example/\(.rawValue)" }
    }

    struct ShowRoute: AppIntent {
        static let title: LocalizedStringResource = "Show Route"
        @Parameter(title: "Route") var route: Route

        func perform() async throws -> some ReturnsValue<Route> { .result(value: route) }
    }

    struct ListRoutes: AppIntent {
        static let title: LocalizedStringResource = "List Routes"
        func perform() async throws -> some ReturnsValue<[Route]> { .result(value: Route.known) }
    }

    struct PrintRoute: AppIntent {
        static let title: LocalizedStringResource = "Print Route"
        @Parameter(title: "Sheet", supportedContentTypes: [.json, .pdf]) var sheet: IntentFile

        func perform() async throws -> some ProvidesDialog {
            let text = String(decoding: sheet.data, as: UTF8.self)
            return .result(dialog: "\(sheet.filename): \(text)")
        }
    }

    struct ShowSeason: AppIntent {
        static let title: LocalizedStringResource = "Show Season"
        func perform() async throws -> some ReturnsValue<Season> { .result(value: .spring) }
    }

    struct ShowGuide: AppIntent {
        static let title: LocalizedStringResource = "Show Guide"
        func perform() async throws -> some ReturnsValue<IntentPerson> {
            let parts = PersonNameComponents(givenName: "Ada", familyName: "King; Noel")
            return .result(
                value: IntentPerson(
                    identifier: .unknown, name: .components(parts),
                    handle: .init(emailAddress: "ada@example.com"),
                    aliases: [.init(phoneNumber: "+49 1")]))
        }
    }
}

import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing

/// Intents that stand for an address, and results that hand over to one.
@Suite(.timeLimit(.minutes(2)))
struct OpenedAddressTests {
    private static let intents: [any AppIntent.Type] = [
        Addresses.BuyTicket.self, Addresses.OpenTrail.self, Addresses.SearchTrails.self,
        Addresses.OpenSecret.self, Addresses.Website.self, Addresses.CallTaxi.self,
    ]

    private func shown(_ intent: String, _ values: [String: ParameterValue] = [:]) async throws
        -> String
    {
        let system = TestSystem(intents: Self.intents)
        let run = try await system.perform(intent, values: values)
        let shown = run.screen
        try await run.done()
        try await system.finish()
        return shown
    }

    @Test("DLG-7 a result that opens an address leads to a card with a link to it")
    func opensURL() async throws {
        let screen = try await shown("BuyTicket")
        #expect(
            screen == """
                  Open Link
                  | <https://tickets.example/7>
                  [Done]
                """)
    }

    @Test("An intent to open an entity with an address leads from its card to the address")
    func opensEntity() async throws {
        let screen = try await shown(
            "OpenTrail", ["target": .entity(type: "Trail", id: "ridge way")])
        #expect(
            screen == """
                  Open Trail
                  | ridge way
                  | <Open in Test>
                  [Done]
                """)
    }

    @Test("An address has its parameters in it, escaped")
    func parameters() async throws {
        let screen = try await shown("SearchTrails", ["words": "a&b/ü", "count": 3])
        #expect(
            screen == """
                  Search Trails
                  | <https://trails.example/search?q=a%26b%2F%C3%BC&n=3>
                  [Done]
                """)
    }

    @Test("Without a value for its place there is no address, and the person is told")
    func missing() async throws {
        let screen = try await shown("OpenSecret")
        #expect(
            screen == """
                  Open Secret
                  ! There is no address to open.
                  [Done]
                """)
    }

    @Test("An intent with work of its own is performed, though it has an address")
    func performs() async throws {
        #expect(try await shown("Website") == "  Website\n  “Performed.”\n  [Done]")
    }

    @Test("An address that the app's code opens leads to a card with a link to it")
    func openedByCode() async throws {
        let expected = """
              Open Link
              | <https://taxi.example/now>
              [Done]
            """
        for way in ["application", "environment", "handler"] {
            #expect(try await shown("CallTaxi", ["way": .string(way)]) == expected)
        }
        let refused = try await shown("CallTaxi", ["way": .string("file")])
        #expect(refused == "  Call Taxi\n  “false”\n  [Done]")
    }

    @Test("Code outside of a run opens no address")
    @MainActor func openedByNone() async throws {
        let url = try Addresses.url("https://taxi.example/now")
        #expect(!UIApplication.shared.canOpenURL(url))
        #expect(await !UIApplication.shared.open(url))
        var answer: Bool?
        EnvironmentValues().openURL(url) { answer = $0 }
        #expect(answer == false)
    }

    @Test("An app that performs such an intent itself is told what to do instead")
    func performedByHand() async throws {
        let error = await #expect(throws: (any Error).self) {
            try await OpenURLIntent(URL(string: "https://a.example")!).perform()
        }
        #expect(
            error.map { "\($0)" } == """
                OpenURLIntent isn't performed: it stands for an address, which the system opens. Return it with \
                result(opensIntent:), or read its urlRepresentation.
                """)
    }
}

enum Addresses {
    struct Trail: URLRepresentableEntity {
        struct Trails: EntityQuery {
            func entities(for identifiers: [String]) async throws -> [Trail] {
                identifiers.map { Trail(id: $0) }
            }
        }

        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trail"
        static let defaultQuery = Trails()
        static var urlRepresentation: URLRepresentation { "https://trails.example/\(.id)" }
        let id: String
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
    }

    struct BuyTicket: AppIntent {
        static let title: LocalizedStringResource = "Buy Ticket"
        func perform() async throws -> some IntentResult & OpensIntent {
            .result(opensIntent: OpenURLIntent(try Addresses.url("https://tickets.example/7")))
        }
    }

    struct OpenTrail: OpenIntent, URLRepresentableIntent {
        static let title: LocalizedStringResource = "Open Trail"
        @Parameter(title: "Trail") var target: Trail
    }

    struct SearchTrails: URLRepresentableIntent {
        static let title: LocalizedStringResource = "Search Trails"
        static var urlRepresentation: URLRepresentation {
            "https://trails.example/search?q=\(\.$words)&n=\(\.$count)"
        }
        @Parameter(title: "Words") var words: String
        @Parameter(title: "Count") var count: Int
    }

    struct OpenSecret: URLRepresentableIntent {
        static let title: LocalizedStringResource = "Open Secret"
        static var urlRepresentation: URLRepresentation { "https://secret.example/\(\.$word)" }
        @Parameter(title: "Word") var word: String?
    }

    struct CallTaxi: AppIntent {
        static let title: LocalizedStringResource = "Call Taxi"
        @Parameter(title: "Way") var way: String

        @MainActor
        func perform() async throws -> some IntentResult & ProvidesDialog {
            let url = try Addresses.url("https://taxi.example/now")
            var isOpened = false
            switch way {
            case "application":
                if UIApplication.shared.canOpenURL(url) {
                    isOpened = await UIApplication.shared.open(url)
                }
            case "environment": EnvironmentValues().openURL(url) { isOpened = $0 }
            case "handler":
                var environment = EnvironmentValues()
                environment.openURL = OpenURLAction { _ in .systemAction(url) }
                environment.openURL(try Addresses.url("https://other.example")) { isOpened = $0 }
            default:
                isOpened = await UIApplication.shared.open(URL(fileURLWithPath: "/tmp/taxi"))
            }
            return .result(dialog: "\(String(isOpened))")
        }
    }

    struct Website: URLRepresentableIntent {
        static let title: LocalizedStringResource = "Website"
        static var urlRepresentation: URLRepresentation { "https://a.example" }
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "Performed.")
        }
    }

    static func url(_ text: String) throws -> URL {
        guard let url = URL(string: text) else { throw URLError(.badURL) }
        return url
    }
}

import AppIntents
import IntentTestKit
import SwiftUI

/// A search as the documents have it: a confirmation, a card that says how it goes, and the same as
/// the result.
enum SearchCards {
    struct Search: AppIntent {
        static let title: LocalizedStringResource = "Search"
        @Parameter(title: "Lab") var lab: String
        @Parameter(title: "Place") var place: String

        init() {}
        init(lab: String, place: String) {
            self.lab = lab
            self.place = place
        }

        func perform() async throws -> some ShowsSnippetIntent & ProvidesDialog {
            try await requestConfirmation(
                actionName: .search, snippetIntent: Request(lab: lab, place: place))
            await search(lab)
            return .result(
                dialog: "There you are.", snippetIntent: Found(lab: lab, place: place))
        }
    }

    /// Asks about another place than its own.
    struct Refined: AppIntent {
        static let title: LocalizedStringResource = "Search Around"
        @Parameter(title: "Lab") var lab: String
        @Parameter(title: "Place") var place: String

        init() {}
        init(lab: String, place: String) {
            self.lab = lab
            self.place = place
        }

        func perform() async throws -> some ProvidesDialog {
            try await requestConfirmation(
                snippetIntent: Request(lab: lab, place: "around \(place)"))
            await search(lab)
            return .result(dialog: "Searched.")
        }
    }

    /// Searches without asking, and says no more than that.
    struct Direct: AppIntent {
        static let title: LocalizedStringResource = "Search Directly"
        @Parameter(title: "Lab") var lab: String
        @Parameter(title: "Place") var place: String

        init() {}
        init(lab: String, place: String) {
            self.lab = lab
            self.place = place
        }

        func perform() async throws -> some ProvidesDialog {
            await search(lab)
            return .result(dialog: "Searched.")
        }
    }

    /// Reloads a card without a parameter of the card's names.
    struct Ignorant: AppIntent {
        static let title: LocalizedStringResource = "Know Nothing"
        @Parameter(title: "Name") var name: String

        init() {}
        init(name: String) { self.name = name }

        func perform() async throws -> some IntentResult {
            Found.reload()
            await TestFixture.named(name).stop(at: "ignorant")
            return .result()
        }
    }

    private static func search(_ name: String) async {
        let lab = TestFixture.named(name)
        Found.reload()
        await lab.stop(at: "searching")
        lab[number: "found"] = 3
        Found.reload()
    }

    struct Request: SnippetIntent {
        static let title: LocalizedStringResource = "Request"
        @Parameter(title: "Lab") var lab: String
        @Parameter(title: "Place") var place: String

        init() {}
        init(lab: String, place: String) {
            self.lab = lab
            self.place = place
        }

        func perform() async throws -> some ShowsSnippetView {
            TestFixture.named(lab).note("request \(place)")
            return .result(view: Text("Where: \(place)"))
        }
    }

    struct Found: SnippetIntent {
        static let title: LocalizedStringResource = "Found"
        @Parameter(title: "Lab") var lab: String
        @Parameter(title: "Place") var place: String

        init() {}
        init(lab: String, place: String) {
            self.lab = lab
            self.place = place
        }

        func perform() async throws -> some ShowsSnippetView {
            let lab = TestFixture.named(lab)
            let count = lab[number: "found"]
            lab.note("\(count == 0 ? "searching" : "found") \(place)")
            return .result(
                view: Text(count == 0 ? "\(place): searching" : "\(place): \(count) found"))
        }
    }

    static let all: [any AppIntent.Type] = [
        Search.self, Refined.self, Direct.self, Ignorant.self, Request.self, Found.self,
    ]
}

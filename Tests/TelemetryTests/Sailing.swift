import AppIntents
import Foundation
import SwiftUI

/// A place whose name nobody but its person may read.
struct Harbor: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Harbor"
    static let defaultQuery = HarborQuery()

    var id: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct HarborQuery: EntityStringQuery {
    func entities(for identifiers: [String]) async throws -> [Harbor] {
        identifiers.map { Harbor(id: $0) }
    }

    func entities(matching string: String) async throws -> [Harbor] { [Harbor(id: string)] }
}

struct SailIntent: AppIntent {
    static let title: LocalizedStringResource = "Sail"

    @Parameter(title: "Harbor") var harbor: Harbor

    init() {}
    init(to harbor: String) { self.harbor = Harbor(id: harbor) }

    func perform() async throws -> some IntentResult & ShowsSnippetView {
        .result(view: Text(harbor.id))
    }
}

struct SinkIntent: AppIntent {
    static let title: LocalizedStringResource = "Sink"

    /// The failure of each run, whose words are a person's.
    struct Leak: LocalizedError {
        var errorDescription: String? { "The hold of “Secret Harbor” is full." }
    }

    private var isAfloat: Bool { false }

    func perform() async throws -> some IntentResult {
        guard isAfloat else { throw Leak() }
        return .result()
    }
}

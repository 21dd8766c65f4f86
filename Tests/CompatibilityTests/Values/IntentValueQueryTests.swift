import AppIntents
import Foundation
import Testing

/// Queries that find values for a value, as apps write them.
@Suite struct IntentValueQueryTests {
    struct Landmark: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Landmark"
        static var defaultQuery: LandmarkQuery { LandmarkQuery() }
        var id: Int
        var displayRepresentation: DisplayRepresentation { "Landmark" }
    }

    struct LandmarkQuery: EntityQuery {
        static let allowedExecutionTargets: IntentExecutionTargets = .main
        func entities(for identifiers: [Int]) async throws -> [Landmark] { [] }
    }

    @UnionValue
    enum VisualSearchResult {
        case landmark(Landmark)
        case address(URL)
    }

    /// A list of a union, and a dependency.
    struct LandmarkIntentValueQuery: IntentValueQuery {
        @Dependency(default: 3) var number: Int

        func values(for input: String) async throws -> [VisualSearchResult] {
            [.landmark(Landmark(id: number)), .address(URL(filePath: input))]
        }
    }

    /// A query in an extension, for entities, with another input.
    struct Nearby {}

    /// A collection in sections.
    struct Sectioned: IntentValueQuery {
        func values(for input: [Double]) async throws -> IntentItemCollection<Landmark> {
            IntentItemCollection(items: input.map { Landmark(id: Int($0)) })
        }
    }

    /// A query of both kinds, in the process that it names or in any.
    struct Pinned: EntityQuery, IntentValueQuery {
        static var allowedExecutionTargets: ExecutionTargets { [.main, .widgetKitExtension] }
        func entities(for identifiers: [Int]) async throws -> [Landmark] { [] }
        func values(for input: String) async throws -> [Landmark] { [] }
    }

    struct Anywhere: EntityQuery, IntentValueQuery {
        func entities(for identifiers: [Int]) async throws -> [Landmark] { [] }
        func values(for input: String) async throws -> [Landmark] { [] }
    }

    @Test("A query and an intent name the processes that may perform them; else any may")
    func targets() {
        #expect(LandmarkQuery.allowedExecutionTargets == .main)
        #expect(Pinned.allowedExecutionTargets.contains(.widgetKitExtension))
        #expect(Anywhere.allowedExecutionTargets == .default)
        #expect(Nearby.allowedExecutionTargets == .default)
    }

    @Test("A query is asked with a value of its input's type")
    func values() async throws {
        let found = try await LandmarkIntentValueQuery().values(for: "/a")
        #expect(found.count == 2)
        #expect(try await Nearby().values(for: Date()).map(\.id) == [1])
        #expect(try await Sectioned().values(for: [4]).items.map(\.id) == [4])
        #expect(Nearby.persistentIdentifier == "Nearby")
    }
}

extension IntentValueQueryTests.Nearby: IntentValueQuery {
    func values(for input: Date) async throws -> [IntentValueQueryTests.Landmark] {
        [IntentValueQueryTests.Landmark(id: 1)]
    }
}

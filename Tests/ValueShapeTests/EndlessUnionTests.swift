import AppIntents
import AppIntentsMetadata
import Foundation
import IntentTestKit
import Testing

@testable import IntentSystem

/// Values that may hold others of their own type.
@Suite struct EndlessUnionTests {
    @UnionValue
    indirect enum Term: Sendable {
        case number(Double)
        case sum([Term])
        case clause(Clause)
    }

    /// It leads back to what leads to it.
    @UnionValue
    indirect enum Clause: Sendable {
        case negated(Term)
        case name(String)
    }

    struct Calculate: AppIntent {
        static let title: LocalizedStringResource = "Calculate"
        @Parameter(title: "Term") var term: Term

        func perform() async throws -> some ReturnsValue<Term> { .result(value: term) }
    }

    private static let locale = Locale(identifier: "en")

    private func value(_ shape: ValueShape) -> ValueShape? {
        guard case .structure(let structure) = shape else { return nil }
        return structure.fields.first { $0.name == "value" }?.shape
    }

    @Test("The shape ends where a value would hold another of its type")
    func shape() {
        guard case .union(let kinds) = Term.shape(in: Self.locale) else {
            Issue.record("A union has no kinds.")
            return
        }
        #expect(kinds.map(value) == [.number, .list(.opaque("Term")), .opaque("Clause")])
        #expect(kinds.map(\.isOpaque) == [false, true, true])
        #expect(!Term.shape(in: Self.locale).isOpaque)
        #expect(!Term.needsQuery)
        #expect(Term.holdsItself)
    }

    @Test("A value is nested at will as data, and is performed with")
    func data() async throws {
        let nested = Term.sum([.number(1), .clause(.negated(.sum([.number(2)])))])
        let read = try #require(Term(_data: nested._data, .init()))
        #expect("\(read)" == "\(nested)")
        let system = TestSystem(intents: [Calculate.self])
        let run = try await system.perform("Calculate", values: ["term": nested._data])
        #expect(run.card?.value?.data == nested._data, "\(run.screen)")
        try await run.done()
        try await system.finish()
    }

    @Test("A form asks for the kinds that come to an end")
    func form() async throws {
        let system = TestSystem(intents: [Calculate.self])
        let run = try await system.perform("Calculate")
        try await run.answer(["term": .structure(["type": "number", "value": 2])])
        #expect(run.card?.value?.title == "2", "\(run.screen)")
        try await run.done()
        try await system.finish()
    }

    @Test("The app's developer is told so")
    func finding() {
        let messages = Catalog(intents: [Calculate.self]).findings().map(\.message)
        #expect(
            messages == [
                """
                A value of ValueShapeTests.EndlessUnionTests.Clause can hold another \
                ValueShapeTests.EndlessUnionTests.Clause, so no form asks for the inner one, and no schema says \
                what it looks like: they would never come to an end. Let the inner values be entities, which \
                are chosen.
                """,
                """
                A value of ValueShapeTests.EndlessUnionTests.Term can hold another \
                ValueShapeTests.EndlessUnionTests.Term, so no form asks for the inner one, and no schema says \
                what it looks like: they would never come to an end. Let the inner values be entities, which \
                are chosen.
                """,
            ])
    }
}

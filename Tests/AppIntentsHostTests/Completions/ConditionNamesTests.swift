import AppIntents
import Foundation
import IntentSystem
import Testing

@testable import AppIntentsHost

/// A thing with properties of the kinds that conditions compare.
private struct Voyage: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Voyage"
    static let defaultQuery = VoyageQuery()

    let id: Int
    @Property(title: "Boat") var boat: Boat
    @Property(title: "Wind") var wind: Wind
    @Property(title: "Distance") var distance: Measurement<UnitLength>
    @Property(title: "Fare") var fare: IntentCurrencyAmount

    var displayRepresentation: DisplayRepresentation { "Voyage" }

    init(id: Int) {
        self.id = id
        boat = Boat(id: "b1")
        wind = .north
        distance = Measurement(value: 5, unit: .kilometers)
        fare = IntentCurrencyAmount(amount: 5, currencyCode: "EUR")
    }
}

private struct VoyageQuery: EnumerableEntityQuery {
    func allEntities() async throws -> [Voyage] { [Voyage(id: 1)] }

    func entities(for identifiers: [Int]) async throws -> [Voyage] {
        identifiers.map { Voyage(id: $0) }
    }
}

/// The words that may stand in a condition of `find`.
@Suite struct ConditionNamesTests {
    private func words(_ typed: String, after attached: String = "") async throws -> [String] {
        let system = IntentSystem(appName: "Harbor", catalog: Catalog(intents: []))
        let names = ConditionNames(
            action: FindIntent<EnumerableSource<VoyageQuery>>.self, attached: attached,
            locale: Locale(identifier: "en"))
        return try await names.words(continuing: attached + typed, in: system).map(\.word)
    }

    @Test("A property is followed by its comparisons")
    func comparisons() async throws {
        #expect(try await words("wi") == ["wind is", "wind is not"])
        #expect(try await words("boat is") == ["boat is", "boat is not"])
        #expect(try await words("wind is s") == ["wind is south"])
        #expect(try await words("wind is no") == ["wind is north", "wind is not"])
        #expect(try await words("wind is not ") == ["wind is not north", "wind is not south"])
    }

    @Test(
        "An entity in a condition is named as one of a parameter",
        arguments: [
            ("boat is ni", ["boat is Nina", "boat is Nina Two"]),
            ("boat is not ni", ["boat is not Nina", "boat is not Nina Two"]),
            ("Boat is b3", ["boat is b3"]),
            (
                "boat is ",
                [
                    "boat is Nina", "boat is Nina Two", "boat is b3", "boat is Santa María",
                    "boat is not",
                ]
            ),
            ("boat is x", []),
        ])
    func entities(_ typed: String, _ expected: [String]) async throws {
        #expect(try await words(typed) == expected)
        #expect(
            try await words(typed, after: "--where=") == expected.map { "--where=" + $0 })
    }

    @Test("A number is followed by its units")
    func units() async throws {
        #expect(
            try await words("distance is less than 5 kilom") == [
                "distance is less than 5 kilometers"
            ])
        #expect(
            try await words("distance is less than 5kilom") == [
                "distance is less than 5kilometers"
            ])
        #expect(
            try await words("distance is less than 5").contains(
                "distance is less than 5 meters"))
        #expect(try await words("fare is 12.50 eu") == ["fare is 12.50 EUR"])
        #expect(try await words("distance is less than ") == [])
        #expect(try await words("distance is less than far") == [])
    }

    @Test("Both ends of a range are completed, the first one with the word between them")
    func ranges() async throws {
        #expect(
            try await words("distance is between 5 kilom") == [
                "distance is between 5 kilometers and"
            ])
        #expect(
            try await words("distance is between 5 kilometers and 7 mil").contains(
                "distance is between 5 kilometers and 7 miles"))
    }
}

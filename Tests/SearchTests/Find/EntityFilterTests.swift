import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem
import Testing
import _JSONValue

/// A condition of a find action as a value.
struct EntityFilterTests {
    private typealias Filter = EntityFilter<EnumerableSource<Finding.PeakQuery>>

    @Test("A filter is the same as data, as JSON of its shape and as a sentence")
    func roundTrip() throws {
        let sentence = ParameterValue.string("height between 1 km and 2 km")
        let filter = try #require(Filter(_data: sentence, .init()))
        #expect(Filter(_data: filter._data, .init()) == filter)
        let shape = Filter._shape(.init(), in: Locale(identifier: "en"))
        let json = try #require(shape.json(of: filter._data))
        #expect(shape.value(of: json).flatMap { Filter(_data: $0, .init()) } == filter)
        #expect(
            filter.displayText(in: Locale(identifier: "en")) == "Height is between 1 km and 2 km")
        #expect(
            filter.displayText(in: Locale(identifier: "de"))
                == "Height liegt zwischen 1 km und 2 km")
    }

    @Test("JSON names the property, which decides the kind of its value")
    func json() throws {
        let shape = Filter._shape(.init(), in: Locale(identifier: "en"))
        let text = """
            {"property":"height","comparison":"lessThan","value":{"value":4,"unit":"kilometers"}}
            """
        let json = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
        let data = try #require(shape.value(of: json))
        let filter = try #require(Filter(_data: data, .init()))
        #expect(filter.displayText(in: Locale(identifier: "en")) == "Height is less than 4 km")
    }

    @Test("Fields that no filter has are refused")
    func unknownField() {
        let data = ParameterValue.structure([
            "property": "name", "comparison": "is", "value": "x", "colour": "red",
        ])
        #expect(Filter(_data: data, .init()) == nil)
    }
}

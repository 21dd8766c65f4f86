import AppIntentsMetadata
import Foundation
import SurfaceKit
import Testing
import _JSON

@testable import WebHost

/// The one JSON form of values: what survives it, and what it refuses on every way in.
@Suite struct JSONFormTests {
    private static let values: [ParameterValue] = [
        .duration(.milliseconds(5_400_250)), .double(.infinity), .double(-.infinity),
        .structure(["value": 1.5, "unit": "meters"]), .structure([:]),
        .structure(["a": .structure(["b": [1, .null]])]),
        .file(
            FileReference(
                id: "a1", name: "plan.pdf", contentType: "application/pdf", size: 7)
        ),
        .file(FileReference(id: "a1", name: "plan", size: 0)),
        .date(Date(timeIntervalSinceReferenceDate: 0.123)),
    ]

    @Test("Every kind of value survives recipes, pages and views alike", arguments: values)
    func survives(value: ParameterValue) throws {
        let data = try JSONEncoder().encode([value])
        #expect(try JSONDecoder().decode([ParameterValue].self, from: data) == [value])
        let text = value.json.text
        var reader = JSONReader(Array(text.utf8))
        #expect(try reader.readParameterValue() == value)
        let tree = try JSONValue(parsing: Array(text.utf8))
        #expect(try ParameterValue(json: tree) == value)
    }

    @Test("Dates that no calendar writes in four digits are at the end of those that it does")
    func extremeDates() throws {
        for interval in [Double.infinity, -.infinity, .nan, 1e300, -1e300] {
            let date = ParameterValue.date(Date(timeIntervalSinceReferenceDate: interval))
            guard case .date = try ParameterValue(json: date.json) else {
                Issue.record("\(interval)")
                continue
            }
        }
    }

    @Test(
        "An object that is no value is refused with a reason",
        arguments: [
            (#"{"duration":"soon"}"#, "“soon” is not a duration like PT1H30M"),
            (#"{"fields":[1]}"#, "“fields” must be an object"),
            (#"{"fields":{"a":{"b":1}}}"#, "an object must have"),
            (#"{"file":"a"}"#, "a file must have a name, and its size must be a number"),
            (
                #"{"file":"a","name":"b","size":-1}"#,
                "a file must have a name, and its size must be a number"
            ),
            (#"{"number":"many"}"#, "an object must have"),
            (#"{"entity":1,"id":"2"}"#, "“entity” must be a text"),
        ])
    func refused(json: String, reason: String) throws {
        var reader = JSONReader(Array(json.utf8))
        let error = #expect(throws: JSONReadError.self) { try reader.readParameterValue() }
        #expect(error?.message.contains(reason) == true)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(ParameterValue.self, from: Data(json.utf8))
        }
    }

    @Test("A structure that nests very deep is refused on every way in", arguments: [40, 10_000])
    func depth(levels: Int) {
        let json =
            String(repeating: #"{"fields":{"a":"#, count: levels) + "1"
            + String(repeating: "}}", count: levels)
        #expect(throws: JSONReadError.self) {
            try PersonMessage(
                json: Array(#"{"type":"answer","question":1,"values":{"a":\#(json)}}"#.utf8))
        }
        #expect(throws: JSONReadError.self) { try JSONValue(parsing: Array(json.utf8)) }
        #expect(throws: (any Error).self) {
            try JSONDecoder().decode(ParameterValue.self, from: Data(json.utf8))
        }
        // A tree that a program made itself is as deep as it likes; this one can still be taken apart.
        var tree: JSONValue = 1
        for _ in 0..<40 { tree = ["fields": ["a": tree]] }
        #expect(throws: ParameterValueError.self) { try ParameterValue(json: tree) }
    }
}

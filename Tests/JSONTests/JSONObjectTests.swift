import Testing
import _JSON

/// Objects and their members.
@Suite struct JSONObjectTests {
    @Test func `members keep their order and their names are unique`() {
        var object: JSONObject = ["b": 1, "a": 2]
        object["c"] = 3
        object["b"] = 4
        object["a"] = nil
        #expect(object.names == ["b", "c"])
        #expect(object["b"] == 4)
        #expect(object["a"] == nil)
        #expect(JSONValue.object(object).text == #"{"b":4,"c":3}"#)
    }

    @Test func `order makes no difference, kinds do`() {
        #expect(["a": 1, "b": [2]] as JSONValue == ["b": [2], "a": 1])
        #expect(["a": 1] as JSONValue != ["a": 1, "b": nil])
        #expect(["a": 1] as JSONValue != ["b": 1])
        #expect([1, 2] as JSONValue != [2, 1])
        #expect(JSONValue.integer(1) != .number(1))
    }

    @Test func `the later of two counts when they are merged`() {
        let merged = (["a": 1, "b": 2] as JSONObject).merging(["b": 3, "c": 4])
        #expect(JSONValue.object(merged).text == #"{"a":1,"b":3,"c":4}"#)
    }

    @Test func `values are asked for as what they are`() {
        let value: JSONValue = ["i": 2, "n": 2.0, "f": 2.5, "s": "x", "b": true, "l": [1]]
        #expect(value["i"]?.integer == 2)
        #expect(value["n"]?.integer == 2)
        #expect(value["f"]?.integer == nil)
        #expect(value["f"]?.number == 2.5)
        #expect(value["i"]?.number == 2)
        #expect(value["s"]?.string == "x")
        #expect(value["s"]?.bool == nil)
        #expect(value["b"]?.bool == true)
        #expect(value["l"]?.array == [1])
        #expect(value["none"] == nil)
        #expect(JSONValue.null["x"] == nil)
    }
}

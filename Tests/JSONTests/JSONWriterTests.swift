import Foundation
import NIOCore
import Testing
import _JSON

/// What is written.
@Suite struct JSONWriterTests {
    @Test(
        arguments: [
            (.null, "null"), (true, "true"), (-7, "-7"), (1.5, "1.5"), (.number(2), "2"),
            (.number(1e300), "1e+300"), (.number(.nan), "null"), (.number(-.infinity), "null"),
            ("a\"b\\c\nd\u{1}\u{1F}é🍅/", "\"a\\\"b\\\\c\\nd\\u0001\\u001fé🍅/\""),
            ([], "[]"), ([1, [nil], [:]], "[1,[null],{}]"),
            (["b": 1, "a": ["c\"": "d"]], #"{"b":1,"a":{"c\"":"d"}}"#),
        ] as [(JSONValue, String)])
    func `values of all kinds are written`(value: JSONValue, json: String) throws {
        #expect(value.text == json)
    }

    @Test func `what was written is read again`() throws {
        // Each byte in each place of a stretch that is looked at as a whole.
        for byte in UInt8(0)..<0x80 {
            for place in 0..<10 {
                var bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 17)
                bytes[place] = byte
                let value = JSONValue.string(String(decoding: bytes, as: UTF8.self))
                #expect(try JSONValue(parsing: Array(value.text.utf8)) == value)
            }
        }
    }

    @Test func `others read what is written`() throws {
        let value: JSONValue = [
            "text": "a\"\\\n\u{0}é", "numbers": [0, -1, 0.1, 1e21], "deep": [["x": nil]],
        ]
        let read = try JSONSerialization.jsonObject(with: Data(value.text.utf8))
        let object = try #require(read as? [String: Any])
        #expect(object["text"] as? String == "a\"\\\n\u{0}é")
        #expect(object["numbers"] as? [Double] == [0, -1, 0.1, 1e21])
    }

    @Test func `JSON that is there already is put in between`() {
        var inner = JSONWriter()
        inner.object { $0.member("a", 1) }
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("first", true)
            writer.name("second")
            writer.raw(inner.buffer)
            writer.member("third", "x")
        }
        #expect(String(buffer: writer.buffer) == #"{"first":true,"second":{"a":1},"third":"x"}"#)
    }
}

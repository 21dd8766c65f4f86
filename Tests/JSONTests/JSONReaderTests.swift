import Testing
import _JSON

/// What is read, and what is not.
@Suite struct JSONReaderTests {
    @Test(
        arguments: [
            ("null", .null), (" true\n", true), ("false", false), ("0", 0), ("-12", -12),
            ("1.5", 1.5), ("2e3", .number(2000)), ("-0.25E-1", .number(-0.025)),
            ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
            ("9223372036854775808", .number(9.223372036854775808e18)), ("-0", 0),
            ("1.0", .number(1)), (#""""#, ""), (#""tomato""#, "tomato"),
            (#""a\"b\\c\/d""#, "a\"b\\c/d"), (#""\u00e9\n\t\b\f\r""#, "é\n\t\u{8}\u{C}\r"),
            (#""\ud83c\udf45""#, "🍅"), ("\"富士山 🗻\"", "富士山 🗻"), ("\"\u{7F}\"", "\u{7F}"),
            ("[]", []), ("[1, [\"a\"] ,null]", [1, ["a"], nil]), ("{ }", [:]),
            (#"{"a":{"b":[1]},"c":""}"#, ["a": ["b": [1]], "c": ""]),
        ] as [(String, JSONValue)])
    func `values of all kinds are read`(json: String, expected: JSONValue) throws {
        #expect(try JSONValue(parsing: Array(json.utf8)) == expected)
    }

    @Test(arguments: [
        ("", "At byte 0: a value was expected."), (" ", "At byte 1: a value was expected."),
        ("nul", "At byte 0: a value was expected."),
        ("tru", "At byte 0: true or false was expected."),
        ("01", "At byte 2: a number must not begin with a zero."),
        ("1.", "At byte 2: a digit was expected."), ("1e", "At byte 2: a digit was expected."),
        ("+1", "At byte 0: a value was expected."), ("NaN", "At byte 0: a value was expected."),
        ("1e999", "At byte 5: the number is too large."),
        ("1 2", "At byte 2: nothing may follow the message."),
        ("\"a", "At byte 2: the text has no end."),
        ("\"a\u{1}\"", "At byte 2: a control character must be escaped."),
        (#""\x""#, "At byte 2: there is no such escape."),
        (#""\u12G4""#, "At byte 5: a hexadecimal digit was expected."),
        (#""\ud83c""#, "At byte 7: half of a surrogate pair is missing."),
        (#""\udf45""#, "At byte 7: half of a surrogate pair is missing."),
        (#""\ud83cA""#, "At byte 7: half of a surrogate pair is missing."),
        (#""\"#, "At byte 2: the text has no end."),
        ("[1,]", "At byte 3: a value was expected."),
        ("[1 2]", "At byte 3: a comma or the end of the array was expected."),
        ("[1", "At byte 2: a comma or the end of the array was expected."),
        ("{1:2}", "At byte 1: the name of a member was expected."),
        (#"{"a" 1}"#, "At byte 5: a colon was expected."),
        (#"{"a":1,}"#, "At byte 7: the name of a member was expected."),
        (#"{"a":1"#, "At byte 6: a comma or the end of the object was expected."),
        (#"{"a":{"b":x}}"#, "At byte 10 (a.b): a value was expected."),
        (#"{"a":1,"b":2,"a":3}"#, "At byte 19 (a): a member may occur only once in an object."),
        (
            #"{"a":1,"\u0061":3}"#,
            "At byte 18 (a): a member may occur only once in an object."
        ),
    ])
    func `what is wrong is told with its place`(json: String, message: String) {
        #expect {
            try JSONValue(parsing: Array(json.utf8))
        } throws: { error in
            "\(error)" == message
        }
    }

    @Test func `texts must be UTF-8`() {
        for bytes: [UInt8] in [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x9F]] {
            #expect(throws: JSONReadError.self) {
                try JSONValue(parsing: [0x22] + bytes + [0x22])
            }
            #expect(throws: JSONReadError.self) {
                try JSONValue(parsing: [0x22, 0x5C, 0x6E] + bytes + [0x22])
            }
        }
    }

    @Test func `many members with one name among them are refused`() throws {
        let members = (0..<100).map { #""m\#($0)":1"# }
        func json(_ members: [String]) -> [UInt8] {
            Array("{\(members.joined(separator: ","))}".utf8)
        }
        #expect(try JSONValue(parsing: json(members)).object?.count == 100)
        #expect(throws: JSONReadError.self) {
            try JSONValue(parsing: json(members + [#""m50":1"#]))
        }
    }

    @Test func `nesting has a limit that can be chosen`() throws {
        func nested(_ depth: Int) -> [UInt8] {
            Array(
                (String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
        }
        #expect(throws: Never.self) { try JSONValue(parsing: nested(32)) }
        #expect(throws: JSONReadError(offset: 33, message: "values nest deeper than 32")) {
            try JSONValue(parsing: nested(33))
        }
        #expect(throws: Never.self) { try JSONValue(parsing: nested(64), maximumDepth: 64) }
        #expect(throws: JSONReadError(offset: 65, message: "values nest deeper than 64")) {
            try JSONValue(parsing: nested(100_000), maximumDepth: 64)
        }
    }

    @Test func `values that nobody wants are passed over`() throws {
        var reader = JSONReader(Array(#"{"a":[1,{"b":null}],"c":true}"#.utf8))
        var names: [String] = []
        try reader.readObject { (reader, name) throws(JSONReadError) in
            names.append(name)
            try reader.skip()
        }
        try reader.finish()
        #expect(names == ["a", "c"])
    }
}

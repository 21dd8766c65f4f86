import AppIntentsMetadata
import Foundation
import Testing
import _JSON

@testable import SurfaceKit

@Suite struct ParameterValueReadingTests {
    private func value(_ json: String) throws -> ParameterValue {
        var reader = JSONReader(Array(json.utf8))
        let value = try reader.readParameterValue()
        try reader.finish()
        return value
    }

    @Test(
        arguments: [
            ("null", .null), ("true", true), (" false ", false), ("0", 0), ("-12", -12),
            ("1.5", 1.5), ("2e3", .double(2000)), ("-0.25E-1", .double(-0.025)),
            ("9223372036854775807", .int(.max)),
            ("9223372036854775808", .double(9.223372036854775808e18)),
            (#""""#, ""), (#""tomato""#, "tomato"), (#""a\"b\\c\/d""#, "a\"b\\c/d"),
            (#""\u00e9\n\t\b\f\r""#, "é\n\t\u{8}\u{C}\r"), (#""\ud83c\udf45""#, "🍅"),
            ("\"富士山 🗻\"", "富士山 🗻"),
            ("[]", []), ("[1, [\"a\"] ,null]", [1, ["a"], nil]),
            (#"{"entity":"Landmark","id":"7"}"#, .entity(type: "Landmark", id: "7")),
            (#"{"id":"7","extra":[{}],"entity":"L"}"#, .entity(type: "L", id: "7")),
            (#"{"enum":"Soup","case":"tomato"}"#, .enumeration(type: "Soup", rawValue: "tomato")),
            (#"{"data":"AAEC"}"#, .data([0, 1, 2])),
        ] as [(String, ParameterValue)])
    func readsEveryKindOfValue(json: String, expected: ParameterValue) throws {
        #expect(try value(json) == expected)
    }

    @Test(arguments: [#"{"date":"2026-11-21T09:30:00.000Z"}"#, #"{"date":"2026-11-21T09:30:00Z"}"#])
    func readsDates(json: String) throws {
        #expect(try value(json) == .date(Date(timeIntervalSince1970: 1_795_253_400)))
    }

    @Test(
        arguments: [
            "", " ", "nul", "tru", "+1", "01", "-", "1.", ".5", "1e", "1e+", "--1", "NaN",
            "Infinity",
            "1e999", "'a'", "\"", "\"a", "\"\\", "\"\\x\"", "\"\\u12\"", "\"\\u12g4\"",
            "\"\\ud800\"",
            "\"\\ud800\\u0041\"", "\"\\udc00\"", "\"\n\"", "\"\u{0}\"", "[", "[1", "[1,", "[1,]",
            "[,1]",
            "[1 2]", "{", "{}", "{\"entity\"", "{\"entity\":", "{\"entity\":\"A\"",
            "{\"entity\":\"A\",}",
            "{entity:\"A\"}", "{\"entity\":1,\"id\":\"2\"}", "{\"date\":\"yesterday\"}",
            "{\"data\":\"*\"}", "{\"entity\":\"A\"}", "1 2", "[]]", "\u{FEFF}1",
        ])
    func refusesWhatIsNoJSON(json: String) {
        #expect(throws: JSONReadError.self) { try value(json) }
    }

    @Test(arguments: [
        [0x22, 0xFF, 0x22], [0x22, 0xC3, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0xFF],
        [0x22, 0x5C, 0x6E, 0xC0, 0x80, 0x22],
    ])
    func refusesBytesThatAreNotUTF8(bytes: [UInt8]) {
        var reader = JSONReader(bytes)
        #expect(throws: JSONReadError.self) { try reader.readParameterValue() }
    }

    @Test func endsAtTheGreatestDepth() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        _ = try value(nested(JSONReader.defaultMaximumDepth))
        #expect(throws: JSONReadError.self) {
            try value(nested(JSONReader.defaultMaximumDepth + 1))
        }
        #expect(throws: JSONReadError.self) { try value(nested(500_000)) }
        var reader = JSONReader(Array(String(repeating: "{\"a\":", count: 500_000).utf8))
        #expect(throws: JSONReadError.self) { try reader.skip() }
    }

    @Test func namesThePlaceOfAnError() throws {
        do {
            _ = try PersonMessage(
                json: Array(#"{"type":"answer","question":1,"values":{"soup":[1,x]}}"#.utf8))
            Issue.record("The message should have been refused.")
        } catch {
            #expect(error.description == "At byte 50 (values.soup): a value was expected.")
        }
    }

    /// Damages good messages in every place: whatever comes out, nothing traps and nothing hangs.
    @Test func survivesDamage() {
        let messages = [
            #"{"type":"toggle","card":3,"generation":5,"action":2,"isOn":true}"#,
            #"{"type":"answer","question":4,"values":{"a":"\ud83c\udf45é","b":[1.5e3,null,{"enum":"S","case":"t"}]}}"#,
        ]
        var random = SplitMix(state: 7)
        for message in messages {
            let bytes = Array(message.utf8)
            for end in bytes.indices {
                #expect(throws: JSONReadError.self) {
                    try PersonMessage(json: Array(bytes[..<end]))
                }
            }
            for _ in 0..<20_000 {
                var damaged = bytes
                for _ in 0...Int.random(in: 0...3, using: &random) {
                    let place = Int.random(in: 0..<damaged.count, using: &random)
                    damaged[place] = UInt8.random(in: 0...255, using: &random)
                }
                _ = try? PersonMessage(json: damaged)
            }
        }
    }
}

/// A small generator with a seed, so that a failure can be seen again.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

import AppIntentsMetadata
import Foundation
import Testing

/// Parameter values as JSON: what is written is read again, and nothing else is.
struct ParameterValueTests {
    private func json(_ value: ParameterValue) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    private func value(_ json: String) throws -> ParameterValue {
        try JSONDecoder().decode(ParameterValue.self, from: Data(json.utf8))
    }

    private static let written: [(ParameterValue, String)] = [
        (.null, "null"),
        (.bool(true), "true"),
        (.bool(false), "false"),
        (.int(0), "0"),
        (.int(1), "1"),
        (.int(-7), "-7"),
        (.int(.max), "9223372036854775807"),
        (.int(.min), "-9223372036854775808"),
        (.int(9_007_199_254_740_993), "9007199254740993"),
        (.double(2.5), "2.5"),
        (.double(-0.1), "-0.1"),
        (.string(""), #""""#),
        (.string("true"), #""true""#),
        (.string("12"), #""12""#),
        (.string("2026-11-21"), #""2026-11-21""#),
        (.string("“é” \u{202E}\n</script>"), "\"“é” \u{202E}\\n</script>\""),
        (.entity(type: "Landmark", id: "7"), #"{"entity":"Landmark","id":"7"}"#),
        (.entity(type: "", id: ""), #"{"entity":"","id":""}"#),
        (.enumeration(type: "Size", rawValue: "small"), #"{"case":"small","enum":"Size"}"#),
        (.data([]), #"{"data":""}"#),
        (.data([0, 1, 255]), #"{"data":"AAH/"}"#),
        (
            .date(Date(timeIntervalSince1970: 1_795_253_400.25)),
            #"{"date":"2026-11-21T09:30:00.250Z"}"#
        ),
        (.array([]), "[]"),
        (
            .array([nil, true, 1, 1.5, "a", [2], .entity(type: "T", id: "x")]),
            #"[null,true,1,1.5,"a",[2],{"entity":"T","id":"x"}]"#
        ),
    ]

    @Test("Every kind of value is written in one form and read again", arguments: written)
    func roundTrip(_ value: ParameterValue, _ text: String) throws {
        #expect(try json(value) == text)
        #expect(try self.value(text) == value)
    }

    @Test("A number without a fraction is read as a whole number, as JSON knows no difference")
    func wholeDouble() throws {
        #expect(try json(.double(2)) == "2")
        #expect(try value("2") == .int(2))
        #expect(try value("2.0") == .int(2))
        #expect(try value("1e20") == .double(1e20))
    }

    @Test("A date that was written once stays the same however often it is read and written")
    func datesAreStable() throws {
        // Before and after 1970 and 2001, where counting begins.
        for (start, prefix) in [
            (1_795_253_400.0, "2026-11-21T09:30:00"), (951_782_400, "2000-02-29T00:00:00"),
            (-86_400, "1969-12-31T00:00:00"), (-6_857_222_400, "1752-09-14T00:00:00"),
        ] {
            let changed = try (0..<1000).filter { millisecond in
                let date = Date(timeIntervalSince1970: start + Double(millisecond) / 1000)
                let digits = String(millisecond)
                let padded = String(repeating: "0", count: 3 - digits.count) + digits
                let text = try json(.date(date))
                return try text != #"{"date":"\#(prefix).\#(padded)Z"}"#
                    || json(value(text)) != text
            }
            #expect(changed.isEmpty)
        }
    }

    @Test("A value survives a property list as well")
    func propertyList() throws {
        let value: ParameterValue = ["a", 1, .date(Date(timeIntervalSince1970: 0)), .data([1])]
        let data = try PropertyListEncoder().encode([value])
        #expect(try PropertyListDecoder().decode([ParameterValue].self, from: data) == [value])
    }

    @Test(
        "An object that is no value is refused",
        arguments: [
            "{}", #"{"id":"7"}"#, #"{"entity":"Landmark"}"#, #"{"entity":1,"id":"7"}"#,
            #"{"entity":"Landmark","id":7}"#, #"{"enum":"Size"}"#, #"{"case":"small"}"#,
            #"{"date":"yesterday"}"#, #"{"date":"2026-11-21"}"#,
            #"{"date":"2026-13-41T09:30:00.000Z"}"#,
            #"{"date":1}"#, #"{"data":"?"}"#, #"{"data":[1]}"#, #"{"other":1}"#,
            #"[{"entity":"x"}]"#,
        ])
    func refused(_ text: String) {
        #expect(throws: DecodingError.self) { try value(text) }
    }

    @Test("What is wrong with a date is said")
    func dateMessage() {
        let error = #expect(throws: DecodingError.self) { try value(#"{"date":"yesterday"}"#) }
        guard case .dataCorrupted(let context) = error else {
            Issue.record("Not corrupted: \(String(describing: error))")
            return
        }
        #expect(
            context.debugDescription
                == "“yesterday” is not a date like 2026-11-21T09:30:00.000Z.")
    }

    @Test("Literals stand for the values they look like")
    func literals() {
        let values: [ParameterValue] = [nil, true, 3, 2.5, "text", [1, "a"]]
        #expect(
            values == [
                .null, .bool(true), .int(3), .double(2.5), .string("text"),
                .array([.int(1), .string("a")]),
            ])
        #expect(ParameterValue.null.isNull)
        #expect(!ParameterValue.string("").isNull)
        #expect(!ParameterValue.array([]).isNull)
    }
}

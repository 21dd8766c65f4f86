import Testing

@testable import _FontMeasuring

@Suite struct LineBreaksTests {
    /// A text with `|` where a line may break, and `¶` where it must.
    private func cut(_ text: String) -> String {
        let scalars = text.unicodeScalars.map(\.value)
        var result = ""
        for (scalar, possibility) in zip(text.unicodeScalars, LineBreaks(scalars).after) {
            result.unicodeScalars.append(scalar)
            switch possibility {
            case .forbidden: break
            case .allowed: result += "|"
            case .required: result += "¶"
            }
        }
        return result
    }

    @Test(arguments: [
        ("Add to list", "Add |to |list"),
        ("two  spaces", "two  |spaces"),
        ("well-known twenty-one", "well-|known |twenty-|one"),
        ("minus -5 ABCD-1234 12-34", "minus |-5 |ABCD-|1234 |12-|34"),
        ("yes!no what?ok", "yes!no |what?|ok"),
        ("word—word, foo(bar) and/or", "word|—|word, |foo(bar) |and/or"),
        ("C++ and C#, 5km/h", "C++ |and |C#, |5km/h"),
        ("12.5 % of $1,200.00", "12.5 |% |of |$1,200.00"),
        ("50% (about half).", "50% |(about |half)."),
        ("“Yes!” she said…", "“Yes!” |she |said…"),
        ("a\u{A0}b c\u{202F}d", "a\u{A0}b |c\u{202F}d"),
        ("soft\u{AD}hyphen zero\u{200B}width", "soft\u{AD}|hyphen |zero\u{200B}|width"),
        ("long\u{2060}word", "long\u{2060}word"),
        ("one\ntwo\r\nthree\n", "one\n¶two\r\n¶three\n¶"),
        ("9:41–10:15", "9:41–|10:15"),
        ("https://example.org/path", "https://example.org/path"),
    ])
    func `A line breaks at spaces and hyphens, and nowhere inside a word`(
        text: String, expected: String
    ) {
        #expect(cut(text) == expected)
    }

    @Test(arguments: [
        ("今日は、晴れです。", "今|日|は、|晴|れ|で|す。"),
        ("「東京」へ", "「東|京」|へ"),
        ("第3章", "第|3|章"),
        ("スーパー", "ス|ー|パ|ー"),
        ("“東京”へ", "“東|京”|へ"),
        ("東京2026年", "東|京|2026|年"),
        ("안녕 세계", "안|녕 |세|계"),
        ("¥500（税込）", "¥500|（税|込）"),
    ])
    func `Between ideographs a line breaks, but not before a full stop or behind a bracket`(
        text: String, expected: String
    ) {
        #expect(cut(text) == expected)
    }

    @Test(arguments: [
        ("e\u{301}te\u{301} a\u{300}", "e\u{301}te\u{301} |a\u{300}"),
        ("👩‍👩‍👧‍👦👍🏽", "👩‍👩‍👧‍👦|👍🏽"),
        ("🇦🇹🇨🇭", "🇦🇹|🇨🇭"),
        ("नमस्ते दुनिया", "नमस्ते |दुनिया"),
        ("مرحبا بالعالم", "مرحبا |بالعالم"),
        ("שלום עולם", "שלום |עולם"),
        ("สวัสดีชาวโลก", "สวัสดีชาวโลก"),
    ])
    func `A letter keeps its marks, a picture its parts, a flag its two letters`(
        text: String, expected: String
    ) {
        #expect(cut(text) == expected)
    }

    @Test func `Control characters and long texts are bounded`() {
        #expect(cut("") == "")
        #expect(cut("\u{202E}a\u{0}b\u{FEFF}") == "\u{202E}a\u{0}b\u{FEFF}")
        let long = [UInt32](repeating: 0x61, count: 1_000_000)
        #expect(LineBreaks(long).after.allSatisfy { $0 == .forbidden })
    }
}

import Testing

@testable import _Localization

@Suite struct StringsFileTests {
    @Test("Comments, escapes and unquoted keys are read")
    func syntax() throws {
        let text = """
            \u{FEFF}/* A comment; "with" = "noise"; */
            "quoted" = "a \\"b\\" \\n c";  // the rest of the line
            bare.key = "value";
            "unit" = "\\U00e9 \\Ud83d\\ude00";
            "alone";
            """
        let file = try StringsFile(text)
        #expect(
            file.entries == [
                "quoted": "a \"b\" \n c", "bare.key": "value", "unit": "é 😀", "alone": "alone",
            ])
    }

    @Test(
        "A mistake is told with its line",
        arguments: [
            ("\n\"a\" = \"b\"", StringsFile.SyntaxError(line: 2, expected: "“;”")),
            ("\"a\" = ;", StringsFile.SyntaxError(line: 1, expected: "a value")),
            ("= \"b\";", StringsFile.SyntaxError(line: 1, expected: "a key")),
            (
                "/* open",
                StringsFile.SyntaxError(
                    line: 1, expected: "“*/” at the end of the comment")
            ),
            (
                "\"a\" = \"b",
                StringsFile.SyntaxError(
                    line: 1, expected: "“\"” at the end of the text")
            ),
        ])
    func mistakes(text: String, error: StringsFile.SyntaxError) {
        #expect(throws: error) { try StringsFile(text) }
    }

    @Test("An empty table has no entries")
    func empty() throws {
        #expect(try StringsFile(" \n// nothing\n").entries.isEmpty)
    }
}

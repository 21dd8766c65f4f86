import AppIntents
import AppIntentsMetadata
import Testing

@testable import AppIntentsHost

/// What words after an intent's name mean.
@Suite struct FlagParserTests {
    private static var flags: IntentFlags {
        IntentFlags(
            [
                ParameterMetadata(name: "todoText", title: "Text", shape: .text, isOptional: false),
                ParameterMetadata(
                    name: "count", title: "Count", shape: .integer, isOptional: true,
                    constraints: ValueConstraints(lowerBound: -9, upperBound: 9)),
                ParameterMetadata(name: "isDone", title: "Done", shape: .bool, isOptional: true),
                ParameterMetadata(
                    name: "size", title: "Size", shape: .enumeration("Size"), isOptional: true),
                ParameterMetadata(
                    name: "names", title: "Names", shape: .list(.text), isOptional: true),
                ParameterMetadata(
                    name: "soup", title: "Soup", shape: .entity("Soup"), isOptional: true),
                ParameterMetadata(
                    name: "blob", title: "Blob", shape: .opaque("Blob"), isOptional: true),
            ],
            enums: [
                EnumMetadata(
                    identifier: "Size", name: "Size",
                    cases: [
                        .init(rawValue: "small", title: "Small Cup"),
                        .init(rawValue: "large", title: "Large"),
                    ])
            ],
            types: ["todoText": String.self, "count": Int?.self, "isDone": Bool?.self])
    }

    private func values(_ words: String...) throws -> [String: ParameterValue] {
        try FlagParser.parse(words, Self.flags).values
    }

    private func mistake(_ words: String...) -> String {
        do throws(UsageError) {
            let result = try FlagParser.parse(words, Self.flags)
            return "accepted: \(result)"
        } catch {
            return error.message
        }
    }

    @Test("A value stands after its flag or behind an equals sign")
    func givesValues() throws {
        #expect(try values("--todo-text", "a b") == ["todoText": "a b"])
        #expect(try values("--todo-text=a=b") == ["todoText": "a=b"])
        #expect(try values("--todo-text=") == ["todoText": ""])
        #expect(try values("--todo-text", "") == ["todoText": ""])
        #expect(try values("--todoText", "a", "--COUNT", "3") == ["todoText": "a", "count": "3"])
        #expect(try values("--soup", "miso") == ["soup": "miso"])
        #expect(try values() == [:])
    }

    @Test("Values may look like flags")
    func takesDashes() throws {
        #expect(try values("--count", "-5") == ["count": "-5"])
        #expect(try values("--count=-5") == ["count": "-5"])
        #expect(try values("--todo-text", "-") == ["todoText": "-"])
        #expect(try values("--todo-text", "-rf /") == ["todoText": "-rf /"])
        #expect(try values("--todo-text=--count") == ["todoText": "--count"])
        #expect(
            try values("--count", "1", "--", "--todo-text") == [
                "count": "1", "todoText": "--todo-text",
            ])
        #expect(
            mistake("--todo-text", "--later")
                == "--todo-text needs a value. A value like that is given as --todo-text=--later.")
        #expect(mistake("--todo-text", "--") == "--todo-text needs a value.")
        #expect(mistake("--todo-text") == "--todo-text needs a value.")
    }

    @Test("Yes and no are flags without a value")
    func takesToggles() throws {
        #expect(try values("--is-done") == ["isDone": "true"])
        #expect(try values("--no-is-done") == ["isDone": "false"])
        #expect(try values("--is-done=no") == ["isDone": "no"])
        #expect(
            mistake("--is-done=perhaps") == "--is-done: “perhaps” is not yes or no.")
        #expect(
            mistake("--no-is-done=yes")
                == "--no-is-done takes no value; write --no-is-done alone.")
        #expect(
            mistake("--is-done", "no")
                == "“no” stands alone. Each value follows its flag, as in --todo-text no.")
        #expect(mistake("--no-count") == "There is no option --no-count. Did you mean --count?")
    }

    @Test("A case is its name or its title, and a misspelled one is asked about")
    func takesCases() throws {
        let small: ParameterValue = .enumeration(type: "Size", rawValue: "small")
        #expect(try values("--size", "small") == ["size": small])
        #expect(try values("--size", "Small Cup") == ["size": small])
        #expect(try values("--size", "SMALL") == ["size": small])
        #expect(
            mistake("--size", "smal")
                == "--size: “smal” is not one of the choices. Did you mean small?")
        #expect(
            mistake("--size", "enormous")
                == "--size: “enormous” is not one of the choices. The choices are small, large.")
    }

    @Test("Lists are made of repeated flags; other flags come once")
    func takesLists() throws {
        #expect(try values("--names", "a", "--names=b") == ["names": ["a", "b"]])
        #expect(try values("--names", "a") == ["names": ["a"]])
        #expect(
            mistake("--count", "1", "--count", "1")
                == "--count was given twice, and takes one value.")
        #expect(
            mistake("--is-done", "--no-is-done")
                == "--is-done was given twice, and takes one value.")
        #expect(
            mistake("--output=a", "--output=b")
                == "--output was given twice, and takes one value.")
    }

    @Test("After two dashes the values of what is left come in their order")
    func takesPlainValues() throws {
        #expect(
            try values("--count", "1", "--", "text", "yes", "large", "a", "b")
                == [
                    "todoText": "text", "count": "1", "isDone": "yes",
                    "size": .enumeration(type: "Size", rawValue: "large"), "names": ["a", "b"],
                ])
        #expect(try values("--") == [:])
        let few = IntentFlags(
            [ParameterMetadata(name: "a", title: "A", shape: .integer, isOptional: false)],
            enums: [])
        #expect(throws: UsageError("“2” is one value too many after --.")) {
            try FlagParser.parse(["--", "1", "2"], few)
        }
    }

    @Test("A value that can't be right is refused before anything is performed")
    func checksValues() {
        #expect(
            mistake("--count", "many")
                == "--count: “many” is not a whole number.")
        #expect(mistake("--count", "10") == "--count: Choose a number from -9 to 9.")
        #expect(mistake("--count", "") == "--count: A value is needed.")
    }

    @Test("A file is a path, and standard input is one file only")
    func takesFiles() throws {
        let flags = IntentFlags(
            [
                ParameterMetadata(
                    name: "file", title: "File", shape: .file(contentTypes: []), isOptional: false),
                ParameterMetadata(
                    name: "notes", title: "Notes", shape: .list(.file(contentTypes: [])),
                    isOptional: true),
            ], enums: [])
        let paths = try FlagParser.parse(["--file", "a b", "--notes", "./-"], flags)
        #expect(paths.values == ["file": "a b", "notes": ["./-"]])
        #expect(!paths.readsStandardInput)
        #expect(try FlagParser.parse(["--notes", "a", "--notes", "-"], flags).readsStandardInput)
        #expect(try !FlagParser.parse(["--todo-text", "-"], Self.flags).readsStandardInput)
        #expect(flags.usages == ["file": "--file PATH", "notes": "--notes PATH"])
        #expect(throws: UsageError("--file: A value is needed.")) {
            try FlagParser.parse(["--file="], flags)
        }
        for words in [["--file", "-", "--notes", "-"], ["--notes=-", "--notes=-"]] {
            #expect(
                throws: UsageError("Standard input can be one file only, and - stands here twice.")
            ) { try FlagParser.parse(words, flags) }
        }
    }

    @Test("What is no option is asked about")
    func suggests() {
        #expect(mistake("--cuont", "1") == "There is no option --cuont. Did you mean --count?")
        #expect(mistake("--jsno") == "There is no option --jsno. Did you mean --json?")
        #expect(mistake("--tod", "x") == "There is no option --tod. Did you mean --todo-text?")
        #expect(mistake("--zzzzzz") == "There is no option --zzzzzz.")
        #expect(mistake("--blob", "x") == "There is no option --blob.")
        #expect(mistake("-x") == "There is no option -x.")
        #expect(mistake("--=1") == "There is no option --.")
        #expect(mistake("--json=1") == "--json takes no value.")
        #expect(
            mistake("stray words")
                == "“stray words” stands alone. Each value follows its flag, as in --todo-text 'stray words'."
        )
    }

    @Test("Options of run stand anywhere; a parameter of the same name wins")
    func takesOptions() throws {
        let given = try FlagParser.parse(
            ["--json", "--count", "1", "--yes", "--output", "-", "-h"], Self.flags)
        #expect(
            given.options
                == RunOptions(isJSON: true, confirms: true, wantsHelp: true, output: "-"))
        let own = IntentFlags(
            [ParameterMetadata(name: "json", title: "J", shape: .text, isOptional: false)],
            enums: [])
        let taken = try FlagParser.parse(["--json", "x"], own, options: RunOptions(isJSON: true))
        #expect(taken.values == ["json": "x"])
        #expect(taken.options.isJSON)
    }

    @Test(
        "Flags are spelled with hyphens",
        arguments: [
            ("ticketCount", "ticket-count"), ("url", "url"), ("theURL", "the-url"),
            ("a_b", "a-b"), ("x2", "x2"),
        ])
    func spells(_ name: String, _ flag: String) {
        #expect(IntentFlags.hyphenated(name) == flag)
    }
}

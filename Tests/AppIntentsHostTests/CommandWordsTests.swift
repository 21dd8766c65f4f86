import AppIntents
import ArgumentParser
import Testing

@testable import AppIntentsHost

private struct Shop: IntentsApp {
    @Option var place: String?
    @Flag var isQuiet = false
}

/// An intent with a parameter that is called like an option of the app.
struct WrapGoodsIntent: AppIntent {
    static let title: LocalizedStringResource = "Wrap Goods"
    @Parameter(title: "Place") var place: String
    @Parameter(title: "Ribbon") var ribbon: Bool

    func perform() async throws -> some IntentResult { .result() }
}

/// An intent without one.
struct CloseShopIntent: AppIntent {
    static let title: LocalizedStringResource = "Close Shop"
    @Parameter(title: "Reason") var reason: String?

    func perform() async throws -> some IntentResult { .result() }
}

/// The order of the words of a command line.
@Suite struct CommandWordsTests {
    private func ordered(_ words: String...) throws -> [String] {
        try CommandWords<Shop>(words).ordered
    }

    @Test("Options of the app before the command belong to it")
    func beforeTheCommand() throws {
        #expect(try ordered("--place", "Rome", "list") == ["list", "--place", "Rome"])
        #expect(
            try ordered("--is-quiet", "--place=Rome", "list", "--json")
                == ["list", "--is-quiet", "--place=Rome", "--json"])
        // The default command, the program's own options, and nothing.
        for words in [[], ["--place", "Rome"], ["--version"], ["--help"], ["--port", "80"]] {
            #expect(try CommandWords<Shop>(words).ordered == words)
        }
    }

    @Test("Options of the app after the intent come before it, unless it has such a parameter")
    func afterTheIntent() throws {
        #expect(
            try ordered("run", "close-shop", "--reason", "late", "--place", "Rome", "--verbose")
                == ["run", "--place", "Rome", "--verbose", "close-shop", "--reason", "late"])
        #expect(
            try ordered("run", "--json", "CloseShop", "--is-quiet", "--output", "x")
                == ["run", "--json", "--is-quiet", "CloseShop", "--output", "x"])
        #expect(
            try ordered("run", "WrapGoods", "--place", "Rome", "--is-quiet")
                == ["run", "--is-quiet", "WrapGoods", "--place", "Rome"])
        #expect(
            try ordered("run", "CloseShop", "--", "--place", "Rome")
                == ["run", "CloseShop", "--", "--place", "Rome"])
        #expect(try ordered("run", "--help") == ["run", "--help"])
    }

    @Test("Every command of the program is known")
    func commands() throws {
        for name in ["serve", "mcp", "run", "find", "list", "doctor", "help"] {
            #expect(try ordered(name) == [name])
        }
    }

    @Test("A word that is no command is named, with the nearest command or intent")
    func mistakes() {
        let mistakes = [
            ("lst", " Did you mean list?"), ("wrap-goods", " Did you mean run WrapGoodsIntent?"),
            ("xyzzy", ""),
        ]
        for (word, question) in mistakes {
            do throws(UsageError) {
                let words = try CommandWords<Shop>([word])
                Issue.record("\(words) was accepted")
            } catch {
                #expect(
                    error.message
                        == "There is no command “\(word)”.\(question) Shop --help lists the commands."
                )
            }
        }
    }
}

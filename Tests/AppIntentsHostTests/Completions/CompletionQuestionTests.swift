import IntentTestKit
import Testing

@testable import AppIntentsHost

/// Questions of shells, and answers in the form that each reads.
@Suite struct CompletionQuestionTests {
    private let roads = CompletionAnswer.words([
        Completion("Road 1", "to the sea"), Completion("Road 2"),
        Completion("Ride\u{202E}", "x\ny"),
    ])

    private func bash(
        _ line: String, _ replaced: String, _ kind: String = "9",
        _ answer: CompletionAnswer? = nil
    ) throws -> String {
        let question = try #require(CompletionQuestion(["bash", line, replaced, kind]))
        return question.text(of: answer ?? roads)
    }

    @Test("bash gets one word quoted, then all that several have in common, then a list")
    func bashAnswers() throws {
        #expect(try bash("App Road\\ 2", "Road\\ 2") == "words\nRoad\\ 2")
        #expect(try bash("App Ro", "Ro") == "partial\nRoad\\ ")
        #expect(try bash("App 'ro", "ro") == "partial\nRoad ")
        #expect(
            try bash("App Road\\ ", "Road\\ ") == "words\nRoad\\ 1  (to the sea)\nRoad\\ 2")
        #expect(try bash("App x", "x") == "words")
        #expect(try bash("App ", "", "9", .files) == "files")
    }

    @Test("bash adds no space behind a word in which the person goes on")
    func bashUnfinished() throws {
        let open = CompletionAnswer.words([Completion("pause=", isUnfinished: true)])
        #expect(try bash("App pau", "pau", "9", open) == "partial\npause=")
    }

    @Test("bash gets whole words if a person goes through them")
    func bashMenu() throws {
        #expect(try bash("App Ro", "Ro", "37") == "words\nRoad\\ 1\nRoad\\ 2")
    }

    @Test("bash replaces only what follows a mark at which it breaks words")
    func bashBreaks() throws {
        let hosts = CompletionAnswer.words([Completion("--host=a:b c")])
        #expect(try bash("App --host=a:", "", "9", hosts) == "words\nb\\ c")
        #expect(try bash("App --host='a:", "a:", "9", hosts) == "words\na:b c")
        #expect(try bash("App --ho", "--ho", "9", hosts) == "words\n--host=a:b\\ c")
    }

    @Test("A list that bash would insert a part of has the typed text as a further line")
    func bashList() throws {
        let tricky = CompletionAnswer.words([Completion("x;a"), Completion("X;b")])
        #expect(try bash("App ", "", "63", tricky) == "words\n\nx;a\nX;b")
    }

    @Test("zsh gets the value behind an equals sign alone, and what it shows")
    func zsh() throws {
        let question = try #require(CompletionQuestion(["zsh", "run", "--city=Ro"]))
        let answer = CompletionAnswer.words([
            Completion("--city=Rome", "Italy"), Completion("--city=Ro\u{1B}[1m\n"),
        ])
        #expect(
            question.text(of: answer)
                == "words\0Rome\0Rome  -- Italy\0Ro\u{1B}[1m\n\0Ro[1m ")
    }

    @Test("fish gets words with their descriptions, and none that it can't show")
    func fish() throws {
        let question = try #require(CompletionQuestion(["fish", "run", "r"]))
        let answer = CompletionAnswer.words([
            Completion("Road 1", "to\tthe\nsea"), Completion("Ride\tx"), Completion("R\u{202E}"),
            Completion("Rue\nx"),
        ])
        #expect(question.text(of: answer) == "words\0Road 1\tto the sea\0Rue\nx")
    }

    @Test("Other questions are refused")
    func refused() {
        for words in [[], ["bash"], ["bash", "a", "b"], ["zsh"], ["csh", "a"], ["fish"]] {
            #expect(CompletionQuestion(words) == nil)
        }
    }

    @Test("No more words are given than a person reads, and none twice or with a null byte")
    func bounded() {
        let many = CompletionAnswer.words((0..<500).map { Completion("w\($0)") })
        guard case .words(let words) = many.beginning(with: "w") else {
            Issue.record("no words")
            return
        }
        #expect(words.count == CompletionAnswer.limit)
        let odd = CompletionAnswer.words([Completion("a\0"), Completion("a"), Completion("a")])
        #expect(odd.beginning(with: "") == .words([Completion("a")]))
    }

    @Test(
        "The scripts are as they are recorded", arguments: ["bash", "zsh", "fish"])
    func scripts(_ name: String) throws {
        let shell = try #require(CompletionShell(rawValue: name))
        try expectSnapshot(
            CompletionScript(program: "Shop").text(for: shell), named: "completions.\(name)")
    }

    @Test(
        "The name of a program with other characters is quoted, and its function has its own name")
    func names() {
        let bash = CompletionScript(program: "my app's").text(for: .bash)
        #expect(bash.contains("-F _my_20_app_27_s -- 'my app'\\''s'\n"))
        #expect(
            CompletionScript(program: "a'b").text(for: .fish).contains("complete -c 'a\\'b' -e\n"))
    }
}

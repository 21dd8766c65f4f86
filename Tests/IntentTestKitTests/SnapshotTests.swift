import Foundation
import IntentTestKit
import SnippetRendering
import Testing

/// Views that a test compares with what it holds, or with files.
@Suite(.timeLimit(.minutes(2)))
struct SnapshotTests {
    private let system = TestSystem(intents: KitIntents.all)

    @Test("A view is compared with the outline in the test")
    func inline() async throws {
        let run = try await system.perform(KitIntents.Greet())
        try run.expectSnippet(
            """
            VStack
              Text “Hello”
              Button “Wave”
              Toggle “Loud” off
            """)
        try await system.finish()
    }

    @Test("A different view fails with the lines that differ, and with what happened before")
    func inlineDifference() async throws {
        let run = try await system.perform(KitIntents.Greet())
        let texts = try await issues {
            try run.expectSnippet(
                """
                VStack
                  Text “Hallo”
                  Button “Wave”
                """)
        }
        #expect(
            texts == [
                """
                The view differs from its outline (- in the test, + now):
                  VStack
                -   Text “Hallo”
                +   Text “Hello”
                    Button “Wave”
                +   Toggle “Loud” off
                What happened before:
                  test performs Greet
                  test sees Greet / “Good morning.” / | Hello / | [Wave] / | Loud: off / [Done]
                """
            ])
    }

    @Test("An empty text fails with the whole outline")
    func empty() async throws {
        let run = try await system.perform(KitIntents.Greet())
        let texts = try await issues { try run.expectSnippet("") }
        #expect(
            texts.first?.hasPrefix(
                """
                The test holds no outline yet. The view's is:
                VStack
                  Text “Hello”
                  Button “Wave”
                  Toggle “Loud” off
                """) == true)
    }

    @Test("A view is compared with its outline and its HTML in files")
    func files() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "kit-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "Test.swift").path
        let run = try await system.perform(KitIntents.Greet())
        let texts = try await issues {
            try run.expectSnippet(named: "Greeting", filePath: file)
        }
        #expect(texts.count == 2)
        #expect(
            texts.first?.hasPrefix(
                """
                There is no Snapshots/Greeting.txt. Set RECORD=1 in the environment to write it.
                """) == true)

        let snapshots = folder.appending(path: "Snapshots")
        try FileManager.default.createDirectory(at: snapshots, withIntermediateDirectories: true)
        try Data("\(run.outline)\n".utf8).write(to: snapshots.appending(path: "Greeting.txt"))
        let html = HTMLRenderer().render(run.tree).replacing("><", with: ">\n<") + "\n"
        try Data(html.utf8).write(to: snapshots.appending(path: "Greeting.html"))
        try run.expectSnippet(named: "Greeting", filePath: file)
    }

    @Test("A recording writes the file and fails; then the same output passes, another one fails")
    func recording() throws {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "kit-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let test = folder.appending(path: "Test.swift").path
        let recording = SnapshotFile("A.txt", beside: test, isRecording: true)
        let comparing = SnapshotFile("A.txt", beside: test, isRecording: false)
        #expect(
            comparing.failure(of: "a\nb")
                == "There is no Snapshots/A.txt. Set RECORD=1 in the environment to write it.")
        #expect(
            recording.failure(of: "a\nb")
                == "Snapshots/A.txt was written. Read it, and run the test without RECORD=1.")
        #expect(comparing.failure(of: "a\nb") == nil)
        #expect(
            comparing.failure(of: "a\nc ") == """
                The output differs from Snapshots/A.txt (- recorded, + now). If it is as you want it, set \
                RECORD=1 in the environment to write it.
                  a
                - b
                + c␠
                """)
    }

    @Test("A difference in a long text is shown with three lines around it")
    func longDifference() {
        let old = (1...20).map(String.init)
        var new = old
        new[9] = "ten"
        #expect(
            LineDiff(from: old.joined(separator: "\n"), to: new.joined(separator: "\n"))
                .description == """
                      …
                      7
                      8
                      9
                    - 10
                    + ten
                      11
                      12
                      13
                      …
                    """)
        #expect(LineDiff(from: "a", to: "a").isEmpty)
    }
}

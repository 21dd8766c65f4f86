import AppIntents
import Foundation
import IntentSystem
import IntentTestKit
import Testing

@testable import AppIntentsTesting

/// A program of a shell's lines, in a folder of its own.
private struct Script {
    static let answer = #"echo '{"number":NUMBER,"reply":{"value":{"_0":{"data":5}}}}'"#

    let folder: URL
    let path: String

    init(_ lines: String, name: String = "script") throws {
        folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: name)
        path = file.path
        try Data("#!/bin/sh\n\(lines)\n".utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }

    static func answer(_ number: Int) -> String {
        answer.replacing("NUMBER", with: "\(number)")
    }

    /// Its definitions, with a clock that a test moves.
    func definitions(_ clock: TestClock = TestClock()) -> IntentDefinitions {
        IntentDefinitions(
            bundleIdentifier: "org.example.Script",
            connections: AppConnections(
                environment: { [path] in ["OAI_APP_org_example_Script": path] }, clock: clock))
    }
}

/// Returns the description of the error that `work` throws; empty if it throws none.
private func problem(_ work: () async throws -> Void) async -> String {
    do {
        try await work()
        return ""
    } catch {
        return "\(error)"
    }
}

private func run(_ definitions: IntentDefinitions) async throws -> Int {
    try await definitions.intents["AddIntent"].makeIntent().run().value
}

/// Tests of programs that don't answer as an app should.
@Suite struct ProgramTests {
    @Test("A crash fails the request with its signal, and the next one starts the app again")
    func crash() async throws {
        let definitions = try Script(
            """
            read line
            if [ -e "$0.crashed" ]; then \(Script.answer(1)); read line; exit; fi
            : >"$0.crashed"
            kill -SEGV $$
            """
        ).definitions()
        #expect(
            await problem { _ = try await run(definitions) }
                == "script ended by the signal 11 before it answered about AddIntent.")
        #expect(try await run(definitions) == 5)
    }

    @Test(
        "A program that answers nothing is ended at the limit, and the next request starts another")
    func hang() async throws {
        let clock = TestClock()
        let script = try Script(
            """
            if [ -e "$0.hung" ]; then read line; \(Script.answer(1)); fi
            while read line; do :; done
            """
        )
        let definitions = script.definitions(clock)
        async let told = problem { _ = try await run(definitions) }
        try await clock.waitUntilSleepers(1)
        clock.advance(by: .seconds(180))
        #expect(
            await told == """
                script gave no answer about AddIntent within 180 seconds, and was ended. \
                OAI_TESTING_SECONDS names another limit.
                """)
        // The test writes it, since the program may have been ended before its first line.
        try Data().write(to: URL(filePath: script.path + ".hung"))
        #expect(try await run(definitions) == 5)
        #expect(clock.sleeperCount == 0)
    }

    @Test("A program that answers others is not ended with the request that it leaves open")
    func slowAnswer() async throws {
        let clock = TestClock()
        let definitions = try Script(
            """
            read first
            read second
            \(Script.answer(2))
            read third
            \(Script.answer(3))
            read rest
            """
        ).definitions(clock)
        async let told = problem { _ = try await run(definitions) }
        try await clock.waitUntilSleepers(1)
        #expect(try await run(definitions) == 5)
        clock.advance(by: .seconds(180))
        #expect(
            await told == """
                script gave no answer about AddIntent within 180 seconds. OAI_TESTING_SECONDS names \
                another limit.
                """)
        #expect(try await run(definitions) == 5)
    }

    @Test("A test that is cancelled doesn't wait for the answer")
    func cancelled() async throws {
        let clock = TestClock()
        let definitions = try Script("while read line; do :; done").definitions(clock)
        let waiting = Task { try await run(definitions) }
        try await clock.waitUntilSleepers(1)
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
    }

    @Test("The limit is named in seconds, and is never none")
    func limit() {
        for (text, seconds) in [("5", 5), ("0", 1), ("soon", 180), ("", 180), ("999999", 86_400)] {
            let limit = TestingLimit.seconds(in: ["OAI_TESTING_SECONDS": text])
            #expect(limit == .seconds(seconds), "\(text)")
        }
        #expect(TestingLimit.seconds(in: [:]) == .seconds(180))
    }

    @Test("A program that is no app ends, and the error says what it may be")
    func otherProgram() async throws {
        let definitions = try Script("exit 3").definitions()
        #expect(
            await problem { _ = try await run(definitions) }
                == """
                script ended with the exit code 3 before it answered about AddIntent. A program that \
                AppIntentsHost runs answers tests by its command “testing”; this one may be none.
                """)
    }

    @Test("What a program prints between its answers is no answer")
    func chatter() async throws {
        let definitions = try Script(
            "read line; echo Welcome; echo '{}'; \(Script.answer(1)); read line"
        ).definitions()
        #expect(try await run(definitions) == 5)
    }
}

/// Tests of the way from a bundle identifier to an app.
@Suite struct AppPlaceTests {
    private let variable = "OAI_APP_org_example_Script"

    private func place(
        _ environment: [String: String], of identifier: String = "org.example.Script",
        folders: [URL] = []
    ) throws -> AppPlace {
        try AppPlace(of: identifier, environment: environment, folders: folders)
    }

    private func told(
        _ environment: [String: String], of identifier: String = "org.example.Script",
        folders: [URL] = []
    ) async -> String {
        await problem { _ = try place(environment, of: identifier, folders: folders) }
    }

    @Test("A variable leads to a program, and says why it leads to none")
    func variables() async throws {
        let script = try Script("exit")
        #expect(try place([variable: script.path]) == .program(URL(filePath: script.path)))
        #expect(
            await told([variable: "/no/such/program"])
                == "\(variable) is /no/such/program, where there is nothing.")
        #expect(
            await told([variable: script.folder.path])
                == "\(variable) is \(script.folder.path), which is a folder, not the program in it."
        )
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o644], ofItemAtPath: script.path)
        #expect(
            await told([variable: script.path])
                == "\(variable) is \(script.path), which can't be executed.")
    }

    @Test("A variable may name a module, and an empty one names nothing")
    func modules() async throws {
        #expect(try place([variable: "CompatibilityTests"]) == .module("CompatibilityTests"))
        #expect(await told([variable: ""]).hasPrefix("There is no app org.example.Script: "))
        #expect(await told([:], of: "").hasPrefix("There is no app : "))
    }

    @Test("Characters that no variable can have are underscores")
    func names() throws {
        #expect(AppPlace.variable(of: "org.example.Two-Words") == "OAI_APP_org_example_Two_Words")
        #expect(AppPlace.variable(of: "org.café.日本 =1") == "OAI_APP_org_caf______1")
        let script = try Script("exit")
        let found = try place(["OAI_APP_org_caf_": script.path], of: "org.café")
        #expect(found == .program(URL(filePath: script.path)))
    }

    @Test("A program in a folder is found by the last part of the identifier; others are near it")
    func folders() async throws {
        let script = try Script("exit", name: "Workbench")
        let found = try place([:], of: "org.example.Workbench", folders: [script.folder])
        #expect(found == .program(script.folder.appending(path: "Workbench")))
        let told = await told([:], of: "org.example.Workbnch", folders: [script.folder])
        #expect(told.contains(" Did you mean Workbench? Set OAI_APP_org_example_Workbnch to "))
    }
}

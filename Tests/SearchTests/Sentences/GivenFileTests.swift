import AppIntents
import AppIntentsMetadata
import Foundation
import IntentTestKit
import Testing
import UniformTypeIdentifiers

@testable import IntentSystem

/// Answers in words for files, where those of the person's machine aren't known.
struct GivenFileTests {
    struct SendFile: AppIntent {
        static let title: LocalizedStringResource = "Send File"
        @Parameter(title: "File", supportedContentTypes: [.plainText]) var file: IntentFile
        func perform() async throws -> some ProvidesDialog {
            .result(dialog: "\(file.filename): \(String(decoding: file.data, as: UTF8.self))")
        }
    }

    private let system = TestSystem(intents: [SendFile.self])

    @Test("A file that the person gave in this session is named, and no other")
    func named() async throws {
        let run = try await system.perform("SendFile")
        let absence =
            "“the shopping list” names no file that you gave here before. Please choose it on the page."
        #expect(try await run.hear("the shopping list").reason == .refused(absence))
        #expect(run.session.spokenQuestion != nil, "It is asked again.")

        let contents = FileContents(.memory(Data("Leek".utf8)))
        let file = FileReference(
            id: contents.id, name: "Shopping-List.txt", contentType: "text/plain", size: 4,
            contents: contents)
        system.system.files.hold(file, for: .random())
        #expect(try await run.hear("the shopping list").reason == .refused(absence))
        system.system.files.hold(file, for: run.session.id)
        #expect(try await run.hear("the shopping list").title == "Shopping-List.txt")
        #expect(run.dialog?.full == "Shopping-List.txt: Leek")
        try await system.finish()
    }

    @Test("Of several files with one name, which nothing tells apart, the newest is meant")
    func namesakes() async throws {
        let run = try await system.perform("SendFile")
        for text in ["Leek", "Rice"] {
            let contents = FileContents(.memory(Data(text.utf8)))
            system.system.files.hold(
                FileReference(
                    id: contents.id, name: "list.txt", contentType: "text/plain", size: 4,
                    contents: contents), for: run.session.id)
        }
        #expect(try await run.hear("list").title == "list.txt")
        #expect(run.dialog?.full == "list.txt: Rice")
        try await system.finish()
    }
}

import CoreTransferable
import Foundation
import Testing

private struct Note: Transferable {
    var text: String
    var isSecret = false

    struct TooLong: Error {}

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .html) { note in
            if note.text.count > 20 { throw TooLong() }
            return Data("<p>\(note.text)</p>".utf8)
        }
        .exportingCondition { !$0.isSecret }
        .suggestedFileName { "\($0.text).html" }
        DataRepresentation(exportedContentType: .json) { note in Data("\"\(note.text)\"".utf8) }
            .visibility(.ownProcess)
        DataRepresentation(importedContentType: .rtf) { data in Note(text: "\(data.count)") }
        ProxyRepresentation(exporting: \.text, importing: { Note(text: $0) })
    }
}

private struct Task: Codable, Equatable, Transferable {
    var title: String
    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
    }
}

private struct Film: Transferable {
    let url: URL
    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(contentType: .mpeg4Movie) { film in
            SentTransferredFile(film.url)
        } importing: { received in
            #expect(!received.isOriginalFile)
            return Film(url: received.file)
        }
    }
}

/// A value that is given away and taken in the forms that its author declares.
@Suite struct TransferableTests {
    @Test func formsAreTriedInOrder() async throws {
        let note = Note(text: "Tea")
        #expect(
            note.exportedContentTypes() == [.html, .utf8PlainText])
        #expect(
            note.exportedContentTypes(.ownProcess)
                == [.html, .json, .utf8PlainText])
        #expect(String(decoding: try await note.exported(as: nil), as: UTF8.self) == "<p>Tea</p>")
        #expect(String(decoding: try await note.exported(as: .text), as: UTF8.self) == "<p>Tea</p>")
        #expect(String(decoding: try await note.exported(as: .plainText), as: UTF8.self) == "Tea")
        #expect(note.suggestedFilename == "Tea.html")
    }

    @Test func conditionsLeaveFormsOut() async throws {
        let note = Note(text: "Tea", isSecret: true)
        #expect(note.exportedContentTypes() == [.utf8PlainText])
        #expect(Note.exportedContentTypes() == [.html, .utf8PlainText])
        #expect(String(decoding: try await note.exported(as: nil), as: UTF8.self) == "\"Tea\"")
        await #expect(throws: (any Error).self) { try await note.exported(as: .html) }
    }

    @Test func errorsOfTheAuthorComeThrough() async throws {
        let note = Note(text: String(repeating: "Tea ", count: 10))
        await #expect(throws: Note.TooLong.self) { try await note.exported(as: .html) }
    }

    @Test func anUnknownTypeIsToldWithTheOnesThereAre() async throws {
        do {
            _ = try await Task(title: "Tea").exported(as: .png)
            Issue.record("There is no picture of a task.")
        } catch {
            #expect(
                "\(error)"
                    == """
                    A value of Task can't be exported as public.png. It is exported as public.json. Add a \
                    representation to its transferRepresentation, or ask for a type that it has.
                    """)
        }
        do {
            _ = try await Task(importing: Data(), contentType: .png)
            Issue.record("A task can't be made of a picture.")
        } catch {
            #expect(
                "\(error)"
                    == """
                    A value of Task can't be imported from public.png. It is imported from public.json. \
                    Add a representation that imports to its transferRepresentation, or give a type that \
                    it has.
                    """)
        }
    }

    @Test func importsByTheTypeThatIsGiven() async throws {
        #expect(Note.importedContentTypes() == [.rtf, .utf8PlainText, .plainText])
        #expect(try await Note(importing: Data("Tea".utf8), contentType: .rtf).text == "3")
        #expect(try await Note(importing: Data("Tea".utf8), contentType: .plainText).text == "Tea")
        let task = Task(title: "Tea")
        #expect(try await Task(importing: task.exported(as: .json), contentType: .json) == task)
    }

    @Test func filesAreCopiedWhereverTheyGo() async throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "transfer-test-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let original = folder.appending(path: "Tea.mp4")
        try Data("film".utf8).write(to: original)
        let film = try await Film(importing: original, contentType: .mpeg4Movie)
        #expect(film.url != original)
        #expect(!FileManager.default.fileExists(atPath: film.url.path))

        let target = folder.appending(path: "out", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        let copy = try await Film(url: original).export(to: target, contentType: nil)
        #expect(copy.lastPathComponent == "Tea.mp4")
        #expect(try Data(contentsOf: copy) == Data("film".utf8))
        let name = try await Note(text: "a/../b").withExportedFile(contentType: nil) { url in
            let text = try String(contentsOf: url, encoding: .utf8)
            #expect(text == "<p>a/../b</p>")
            return url.lastPathComponent
        }
        #expect(name == "b.html")
    }

    @Test func standardTypesHaveForms() async throws {
        #expect(try await "Tea".exported(as: .plainText) == Data("Tea".utf8))
        #expect(try await String(importing: Data("Tea".utf8), contentType: .utf8PlainText) == "Tea")
        await #expect(throws: (any Error).self) {
            try await String(importing: Data([0xFF]), contentType: .plainText)
        }
        #expect(try await Data([1]).exported(as: .data) == Data([1]))
        let address = try #require(URL(string: "https://tea.example/"))
        #expect(try await address.exported(as: .url) == Data("https://tea.example/".utf8))
        #expect(try await AttributedString("Tea").exported(as: .plainText) == Data("Tea".utf8))
    }
}

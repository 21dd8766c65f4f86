import AppIntents
import SwiftUI
import UniformTypeIdentifiers

/// Gives back the file that it was given.
struct EchoFileIntent: AppIntent {
    static let title: LocalizedStringResource = "Echo File"
    @Parameter(title: "File") var file: IntentFile
    @Parameter(title: "Notes", supportedContentTypes: [.plainText, .pdf]) var notes: [IntentFile]?
    @Parameter(title: "Times", default: 1) var times: Int

    func perform() async throws -> some ReturnsValue<[IntentFile]> & ProvidesDialog {
        let names = ([file] + (notes ?? [])).map(\.filename).joined(separator: " + ")
        return .result(value: Array(repeating: file, count: times), dialog: "\(names)")
    }
}

/// Gives a file, and a view that doesn't name it.
struct DrawFileIntent: AppIntent {
    static let title: LocalizedStringResource = "Draw File"
    @Parameter(title: "Note", supportedContentTypes: [.plainText]) var note: IntentFile

    func perform() async throws -> some ReturnsValue<IntentFile> & ShowsSnippetView {
        let copy = IntentFile(data: note.data, filename: "a\u{1B}[31mb.txt", type: .plainText)
        return .result(value: copy) { Text("A drawing") }
    }
}

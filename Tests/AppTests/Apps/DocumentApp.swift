import AppIntents
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// Documents: file entities, bytes of several types, folders, addresses of entities, text of many lines.
enum DocumentApp {
    struct Folder: AppEntity, URLRepresentableEntity {
        struct Query: EnumerableEntityQuery {
            func allEntities() async throws -> [Folder] { [Folder(id: 1), Folder(id: 2)] }
            func entities(for identifiers: [Int]) async throws -> [Folder] {
                identifiers.map { Folder(id: $0) }
            }
        }
        static let typeDisplayRepresentation = TypeDisplayRepresentation(
            name: "Folder", numericFormat: "\(placeholder: .int) folders")
        static let defaultQuery = Query()
        static var urlRepresentation: URLRepresentation { "https://example.com/folders/\(.id)" }
        let id: Int
        var displayRepresentation: DisplayRepresentation { .init(title: "Folder \(id)") }
    }

    enum Style: String, AppEnum {
        case plain, fancy
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Style"
        static let caseDisplayRepresentations: [Style: DisplayRepresentation] = [
            .plain: "Plain", .fancy: "Fancy",
        ]
    }

    struct Create: AppIntent {
        static let title: LocalizedStringResource = "Create Document"
        @Parameter(title: "Name", default: "Untitled") var name: String
        @Parameter(title: "Folder") var folder: Folder?
        @Parameter(title: "Style", default: .plain) var style: Style
        static var parameterSummary: some ParameterSummary {
            Summary("Create \(\.$name) in \(\.$folder)") { \.$style }
        }
        func perform() async throws -> some ReturnsValue<IntentFile> {
            .result(
                value: IntentFile(
                    data: Data("# \(name)\n".utf8), filename: "\(name).txt", type: .plainText))
        }
    }

    struct Count: AppIntent {
        static let title: LocalizedStringResource = "Count Words"
        @Parameter(title: "Document", supportedContentTypes: [.text]) var document: IntentFile
        func perform() async throws -> some ReturnsValue<Int> {
            let text = String(decoding: document.data, as: UTF8.self)
            return .result(value: text.split(whereSeparator: \.isWhitespace).count)
        }
    }

    struct Join: AppIntent {
        static let title: LocalizedStringResource = "Join Texts"
        @Parameter(title: "Texts") var texts: [String]
        @Parameter(title: "Between", default: ", ") var separator: String
        func perform() async throws -> some ReturnsValue<String> {
            .result(value: texts.joined(separator: separator))
        }
    }

    struct Rename: AppIntent {
        static let title: LocalizedStringResource = "Rename Folder"
        @Parameter(title: "Folder") var folder: Folder
        @Parameter(title: "Name", requestValueDialog: IntentDialog("What is its new name?"))
        var name: String
        func perform() async throws -> some IntentResult & ProvidesDialog {
            try await requestConfirmation(
                conditions: [], actionName: .set, dialog: "Rename folder \(folder.id) to \(name)?")
            return .result(dialog: "Renamed.")
        }
    }

    struct OpenFolder: OpenIntent, URLRepresentableIntent {
        static let title: LocalizedStringResource = "Open Folder"
        @Parameter(title: "Folder") var target: Folder
        func perform() async throws -> some IntentResult { .result() }
    }

    struct Folders: AppIntent {
        static let title: LocalizedStringResource = "All Folders"
        func perform() async throws -> some ReturnsValue<[Folder]> {
            .result(value: try await Folder.Query().allEntities())
        }
    }

    struct Export: AppIntent {
        static let title: LocalizedStringResource = "Export as Text"
        @Parameter(title: "Folders") var folders: [Folder]
        func perform() async throws -> some ReturnsValue<[IntentFile]> {
            .result(
                value: folders.map {
                    IntentFile(
                        data: Data("\($0.id)".utf8), filename: "\($0.id).txt", type: .plainText)
                })
        }
    }

    struct Encode: AppIntent {
        static let title: LocalizedStringResource = "Encode"
        @Parameter(title: "Text") var text: String
        func perform() async throws -> some ReturnsValue<String> {
            .result(value: Data(text.utf8).base64EncodedString())
        }
    }

    struct Sync: AppIntent {
        static let title: LocalizedStringResource = "Sync"
        @Parameter(title: "Quietly", default: false) var isQuiet: Bool
        func perform() async throws -> some IntentResult {
            guard isQuiet else { throw AppIntentError.Unrecoverable.networkFailure }
            return .result()
        }
    }

    struct Duplicate: AppIntent {
        static let title: LocalizedStringResource = "Duplicate Folder"
        @Parameter(title: "Folder") var folder: Folder
        @Parameter(title: "Copies", inclusiveRange: (1, 3)) var copies: Int?
        func perform() async throws -> some ReturnsValue<[Folder]> {
            .result(value: (0...(copies ?? 1)).map { Folder(id: folder.id + $0 * 10) })
        }
    }
}

import AppIntents
import CoreTransferable
import UniformTypeIdentifiers

/// A sheet of paper: an entity that can become a file, with an address.
struct Sheet: AppEntity, Transferable, URLRepresentableEntity {
    struct Sheets: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Sheet] {
            identifiers.map(Sheet.init)
        }

        func suggestedEntities() async throws -> [Sheet] { [Sheet(id: "green"), Sheet(id: "wet")] }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Sheet"
    static let defaultQuery = Sheets()
    static var urlRepresentation: URLRepresentation { "https://sheets.example/\(.id)" }
    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .html) { sheet in
            if sheet.id == "wet" { throw BenchFailure(localizedStringResource: "It is wet.") }
            return Data("<p>\(sheet.id)</p>".utf8)
        }
        ProxyRepresentation(exporting: \.id)
    }

    let id: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Sheet \(id)") }
}

struct TakeSheetIntent: AppIntent {
    static let title: LocalizedStringResource = "Take Sheet"
    @Parameter(title: "Sheet") var sheet: Sheet

    func perform() async throws -> some ReturnsValue<Sheet> { .result(value: sheet) }
}

/// A text on disk: an entity that is a file.
struct Leaf: FileEntity {
    struct Leaves: EntityQuery {
        func entities(for identifiers: [FileEntityIdentifier]) async throws -> [Leaf] {
            identifiers.map(Leaf.init)
        }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Leaf"
    static let defaultQuery = Leaves()
    static let supportedContentTypes: [UTType] = [.plainText]

    let id: FileEntityIdentifier
    var displayRepresentation: DisplayRepresentation { "Leaf" }
}

struct ReadLeafIntent: AppIntent {
    static let title: LocalizedStringResource = "Read Leaf"
    @Parameter(title: "Leaf") var leaf: Leaf

    func perform() async throws -> some ReturnsValue<Leaf> & ProvidesDialog {
        let url = try await leaf.id.fileURL
        let text = try url.map { try String(contentsOf: $0, encoding: .utf8) } ?? "nothing"
        return .result(value: leaf, dialog: "\(url?.lastPathComponent ?? "") \(text)")
    }
}

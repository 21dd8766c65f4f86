import AppIntents
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// Pictures: files in and out, entities with content, a camera, choices of several.
enum PhotoApp {
    struct Shot: AppEntity, Transferable {
        struct Query: EntityQuery {
            func entities(for identifiers: [String]) async throws -> [Shot] {
                identifiers.filter { $0.hasPrefix("p") }.map { Shot(id: $0) }
            }
            func suggestedEntities() async throws -> [Shot] { [Shot(id: "p1"), Shot(id: "p2")] }
        }

        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Photo"
        static let defaultQuery = Query()
        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(exportedContentType: .plainText) { Data("picture \($0.id)".utf8) }
        }
        let id: String
        @Property(title: "Favorite") var isFavorite: Bool
        @ComputedProperty(title: "Number") var number: Int { Int(id.dropFirst()) ?? 0 }
        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(
                title: "Photo \(number)", image: .init(systemName: "photo", isTemplate: true))
        }
        init(id: String) {
            self.id = id
            isFavorite = false
        }
    }

    enum Filter: String, AppEnum {
        case none, noir, warm
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Filter"
        static let caseDisplayRepresentations: [Filter: DisplayRepresentation] = [
            .none: "None", .noir: "Noir", .warm: "Warm",
        ]
    }

    struct Apply: AppIntent {
        static let title: LocalizedStringResource = "Apply Filter"
        @Parameter(title: "Picture", supportedContentTypes: [.image]) var picture: IntentFile
        @Parameter(title: "Filter", default: .warm) var filter: Filter
        static var parameterSummary: some ParameterSummary {
            Summary("Apply \(\.$filter) to \(\.$picture)")
        }
        func perform() async throws -> some ReturnsValue<IntentFile> {
            .result(
                value: IntentFile(
                    data: picture.data, filename: "\(filter.rawValue)-\(picture.filename)",
                    type: picture.type))
        }
    }

    struct Names: AppIntent {
        static let title: LocalizedStringResource = "Names of Files"
        @Parameter(title: "Files", supportedContentTypes: [.item]) var files: [IntentFile]
        func perform() async throws -> some ReturnsValue<[String]> {
            .result(value: files.map(\.filename))
        }
    }

    struct FavoritePhoto: AppIntent {
        static let title: LocalizedStringResource = "Favorite Photo"
        @Parameter(title: "Photo") var photo: Shot
        @Parameter(title: "Favorite", default: true) var isFavorite: Bool
        func perform() async throws -> some ReturnsValue<Shot> {
            photo.isFavorite = isFavorite
            return .result(value: photo)
        }
    }

    struct Latest: AppIntent {
        static let title: LocalizedStringResource = "Latest Photos"
        @Parameter(title: "Number", default: 2, inclusiveRange: (1, 9)) var count: Int
        func perform() async throws -> some ReturnsValue<[Shot]> & ProvidesDialog {
            .result(value: (1...count).map { Shot(id: "p\($0)") }, dialog: "The newest \(count).")
        }
    }

    struct TakePicture: CameraCaptureIntent {
        struct AppContext: Codable, Sendable { var flash = false }
        static let title: LocalizedStringResource = "Take Picture"
        func perform() async throws -> some IntentResult { .result() }
    }

    struct ExportPhotos: LongRunningIntent {
        static let title: LocalizedStringResource = "Export Photos"
        @Parameter(title: "Photos") var photos: [Shot]
        func perform() async throws -> some IntentResult & ProvidesDialog {
            progress.totalUnitCount = Int64(photos.count)
            let count = try await performBackgroundTask {
                for _ in photos { progress.completedUnitCount += 1 }
                return photos.count
            }
            return .result(dialog: "\(count) are exported.")
        }
    }

    struct DeletePhotos: DeleteIntent {
        static let title: LocalizedStringResource = "Delete Photos"
        @Parameter(title: "Photos") var entities: [Shot]
        func perform() async throws -> some IntentResult { .result() }
    }

    struct OpenPhoto: OpenIntent {
        static let title: LocalizedStringResource = "Open Photo"
        @Parameter(title: "Photo") var target: Shot
        func perform() async throws -> some IntentResult { .result() }
    }

    struct Describe: AppIntent {
        static let title: LocalizedStringResource = "Describe Picture"
        @Parameter(title: "Picture", supportedContentTypes: [.png, .jpeg]) var picture: IntentFile?
        func perform() async throws -> some IntentResult & ProvidesDialog {
            guard let picture else { return .result(dialog: "There is nothing to see.") }
            return .result(
                dialog: "\(picture.filename), \(picture.type?.preferredFilenameExtension ?? "?").")
        }
    }
}

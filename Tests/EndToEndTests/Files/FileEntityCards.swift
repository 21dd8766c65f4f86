import AppIntents
import UniformTypeIdentifiers

/// Entities that are files.
enum FileEntityCards {
    static var all: [any AppIntent.Type] { [ReadScan.self, ReadScans.self, StartScan.self] }

    /// The folder of the app's own scans.
    static let folder = FileManager.default.temporaryDirectory
        .appending(path: "scans-\(UUID().uuidString)", directoryHint: .isDirectory)

    /// Keeps a scan of the app's own.
    static func keep(_ name: String, _ text: String) throws -> Scan {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appending(path: name)
        try Data(text.utf8).write(to: url)
        return Scan(id: try .file(url: url), name: name)
    }

    struct Scan: FileEntity {
        struct Scans: EntityQuery {
            func entities(for identifiers: [FileEntityIdentifier]) async throws -> [Scan] {
                var scans: [Scan] = []
                for identifier in identifiers {
                    guard let url = try await identifier.fileURL else {
                        scans.append(Scan(id: identifier, name: "Draft"))
                        continue
                    }
                    scans.append(Scan(id: identifier, name: url.lastPathComponent))
                }
                return scans
            }

            func suggestedEntities() async throws -> [Scan] {
                let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
                return try names.sorted().map { name in
                    Scan(id: try .file(url: folder.appending(path: name)), name: name)
                }
            }
        }

        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Scan"
        static let defaultQuery = Scans()
        static let supportedContentTypes: [UTType] = [.plainText, .pdf]

        let id: FileEntityIdentifier
        let name: String
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
    }

    struct ReadScan: AppIntent {
        static let title: LocalizedStringResource = "Read Scan"
        @Parameter(title: "Scan", supportedContentTypes: [.plainText]) var scan: Scan

        func perform() async throws -> some ReturnsValue<Scan> & ProvidesDialog {
            let text = try await scan.id.fileURL.map { try String(contentsOf: $0, encoding: .utf8) }
            return .result(value: scan, dialog: "\(scan.name): \(text ?? "nothing")")
        }
    }

    struct ReadScans: AppIntent {
        static let title: LocalizedStringResource = "Read Scans"
        @Parameter(title: "Scans") var scans: [Scan]

        func perform() async throws -> some ProvidesDialog {
            .result(dialog: "\(scans.map(\.name).joined(separator: " + "))")
        }
    }

    struct StartScan: AppIntent {
        static let title: LocalizedStringResource = "Start Scan"

        func perform() async throws -> some ReturnsValue<Scan> {
            .result(value: Scan(id: .draft(identifier: "new"), name: "Draft"))
        }
    }
}

package import Foundation

/// A file of translations that can't be read, so its texts stay in the language of the code.
package struct DamagedTable: Hashable, Sendable, CustomStringConvertible {
    package let file: URL
    /// The location of the mistake and the reason why the file can't be read.
    package let reason: String

    /// A sentence for the developer, with the cure.
    package var description: String {
        let parts = file.pathComponents.suffix(file.path.contains(".lproj/") ? 3 : 2)
        return """
            The translations in “\(parts.joined(separator: "/"))” can't be read, so their texts stay in the \
            language of the code: \(reason). Mend the file and build again.
            """
    }

    init(_ file: URL, _ error: any Error) {
        self.file = file
        reason = Self.reason(error)
    }

    /// Reads a file; `nil` if there is none, or if it is damaged, which is then reported.
    static func read<Table>(_ file: URL, _ parse: (Data) throws -> Table) -> Table? {
        do {
            return try parse(Data(contentsOf: file))
        } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
            return nil
        } catch {
            DamagedTables.shared.note(DamagedTable(file, error))
            return nil
        }
    }

    /// Finds the damaged files of translations in some folders and in the folders of their
    /// languages.
    package static func all(in folders: [URL]) -> [DamagedTable] {
        folders.flatMap { folder in
            contents(of: folder).flatMap { url in
                url.pathExtension == "lproj" ? contents(of: url) : [url]
            }
        }.sorted { $0.path < $1.path }.compactMap { file in
            do {
                switch file.pathExtension {
                case "xcstrings": _ = try StringCatalog(Data(contentsOf: file))
                case "strings": _ = try StringsFile(data: Data(contentsOf: file))
                case "stringsdict": _ = try StringsDictionary(Data(contentsOf: file))
                default: break
                }
                return nil
            } catch {
                return DamagedTable(file, error)
            }
        }
    }

    /// A folder that can't be listed has no translations.
    private static func contents(of folder: URL) -> [URL] {
        (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
            ?? []
    }

    private static func reason(_ error: any Error) -> String {
        guard let error = error as? DecodingError else {
            return "\(error)".trimmingCharacters(in: ["."])
        }
        let context: DecodingError.Context
        switch error {
        case .dataCorrupted(let found), .keyNotFound(_, let found), .typeMismatch(_, let found),
            .valueNotFound(_, let found):
            context = found
        @unknown default: return "\(error)"
        }
        let place = context.codingPath.map(\.stringValue).joined(separator: ", ")
        let parts = [place.isEmpty ? nil : place, context.debugDescription]
        return parts.compactMap { $0?.trimmingCharacters(in: ["."]) }.joined(separator: ": ")
    }
}

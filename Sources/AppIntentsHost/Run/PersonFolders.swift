import AppIntentsMetadata
import Foundation
import IntentSystem

/// The folders whose files a person can name in words: the one where the command runs, and the person's documents,
/// downloads and pictures.
///
/// Nothing else is read: no folder inside of them, no hidden file, and no link that leads out of them.
struct PersonFolders: Sendable {
    /// The variables that tell where the person's folders are.
    static let variables = ["HOME", "XDG_CONFIG_HOME"]

    /// The most entries of a folder that are looked at, and the most files that can be named: the newest of them.
    static let mostEntries = 20_000
    static let mostFiles = 4_000
    private static let mostSettingBytes = 1 << 16

    /// The folders that desktops have, with their English names.
    private static let standard: [(key: String, name: String)] = [
        ("DOCUMENTS", "Documents"), ("DOWNLOAD", "Downloads"), ("PICTURES", "Pictures"),
    ]

    private struct Entry {
        let path: String
        let name: String
        let folder: String
        let facts: FileFacts
        let isLink: Bool
    }

    /// The folder in which the command runs.
    let workingFolder: String
    let environment: [String: String]

    /// Returns the files in the folders that there are, the newest first; a store opens them in place.
    func files(in store: BlobStore) -> NamedFiles {
        let folders = folders
        var found: [FileFacts.Identity: Entry] = [:]
        for folder in folders {
            for entry in entries(of: folder, among: folders) {
                // A file with a link to it is known by its own name.
                if found[entry.facts.identity]?.isLink ?? true {
                    found[entry.facts.identity] = entry
                }
            }
        }
        let newest = found.values.sorted {
            ($0.facts.modified, $1.path) > ($1.facts.modified, $0.path)
        }
        return NamedFiles(
            newest.prefix(Self.mostFiles).map { entry in
                NamedFiles.File(
                    name: entry.name, folder: entry.folder, size: entry.facts.size
                ) { () throws(FileProblem) in
                    // What has taken its place meanwhile may lead elsewhere.
                    guard FileFacts(atPath: entry.path, followsLink: false)?.kind == .regular else {
                        throw .notFound
                    }
                    return try store.file(atPath: entry.path)
                }
            }, in: .folders(folders.map(Self.name)),
            maximumBytes: store.limits.maximumFileBytes)
    }

    // MARK: - Folders

    /// The real paths of the folders that can be read, each once.
    var folders: [String] {
        var paths: [String] = []
        for path in [workingFolder] + ownFolders {
            let real = Self.real(path)
            if FileFacts(atPath: real, followsLink: false)?.kind == .folder,
                access(real, R_OK | X_OK) == 0, !paths.contains(real)
            {
                paths.append(real)
            }
        }
        return paths
    }

    /// The person's folders as their desktop has set them, or else by their English names.
    private var ownFolders: [String] {
        guard let home = environment["HOME"], home.hasPrefix("/") else { return [] }
        let settings = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let set = folders(setIn: "\(settings ?? home + "/.config")/user-dirs.dirs", home)
        return Self.standard.compactMap { folder in
            let path = set[folder.key] ?? "\(home)/\(folder.name)"
            // A desktop sets a folder that a person doesn't want to the home itself.
            return Self.real(path) == Self.real(home) ? nil : path
        }
    }

    /// Reads the setting of the folders: `XDG_DOWNLOAD_DIR="$HOME/Downloads"`; a file that can't be read sets none.
    private func folders(setIn path: String, _ home: String) -> [String: String] {
        guard
            let data = try? RegularFile.read(Self.real(path), atMost: Self.mostSettingBytes)
        else { return [:] }
        var folders: [String: String] = [:]
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            guard
                let match = line.wholeMatch(of: /\s*XDG_([A-Z]+)_DIR="((?:[^"\\]|\\.)*)"\s*/)
            else { continue }
            let value = String(match.2.replacing(/\\(.)/) { $0.1 })
            if value.hasPrefix("/") {
                folders[String(match.1)] = value
            } else if value == "$HOME" || value.hasPrefix("$HOME/") {
                folders[String(match.1)] = home + value.dropFirst("$HOME".count)
            }
        }
        return folders
    }

    // MARK: - Entries

    private func entries(of folder: String, among folders: [String]) -> [Entry] {
        let listing = FileManager.default.enumerator(
            at: URL(filePath: folder, directoryHint: .isDirectory), includingPropertiesForKeys: nil,
            options: [.skipsSubdirectoryDescendants, .skipsHiddenFiles])
        var entries: [Entry] = []
        for case let url as URL in (listing ?? .init()).prefix(Self.mostEntries) {
            let name = url.lastPathComponent
            var path = "\(folder)/\(name)"
            guard !name.hasPrefix("."),
                var facts = FileFacts(atPath: path, followsLink: false)
            else { continue }
            let isLink = facts.kind == .link
            if isLink {
                path = Self.real(path)
                guard folders.contains(where: { path.hasPrefix($0 == "/" ? "/" : "\($0)/") }),
                    let target = FileFacts(atPath: path, followsLink: false)
                else { continue }
                facts = target
            }
            guard facts.kind == .regular else { continue }
            entries.append(
                Entry(
                    path: path, name: name, folder: Self.name(of: folder), facts: facts,
                    isLink: isLink))
        }
        return entries
    }

    private static func real(_ path: String) -> String {
        let real = URL(filePath: path).resolvingSymlinksInPath().path
        return real.count > 1 && real.hasSuffix("/") ? String(real.dropLast()) : real
    }

    private static func name(of folder: String) -> String {
        URL(filePath: folder).lastPathComponent
    }
}

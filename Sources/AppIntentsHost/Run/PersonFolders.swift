import AppIntentsMetadata
import Foundation
import IntentSystem

/// The folders whose files a person can name in words: the one where the command runs, and the person's documents,
/// downloads and pictures.
///
/// Nothing else is read: no folder inside of them, no hidden file, no link, and no file of another account.
struct PersonFolders: Sendable {
    /// The variables that tell where the person's folders are.
    static let variables = ["HOME", "XDG_CONFIG_HOME"]

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
    }

    /// The folder in which the command runs.
    let workingFolder: String
    let environment: [String: String]
    /// The most entries of a folder that are looked at.
    var mostEntries = 20_000
    /// The most files that can be named: the newest ones.
    var mostFiles = 4_000
    /// The time after which no further entry is looked at; a folder on a network can be slow.
    var longestListing: Duration = .seconds(2)

    /// Returns the files in the folders that there are, the newest first; a store takes the bytes of one that is meant,
    /// for an owner.
    func files(in store: BlobStore, for owner: SessionID) -> NamedFiles {
        let folders = folders
        let names = Self.names(of: folders)
        let deadline = ContinuousClock.now + longestListing
        let listed = zip(folders, names).map { entries(of: $0, named: $1, before: deadline) }
        let newest = listed.flatMap(\.entries).sorted {
            ($0.facts.modified, $1.path) > ($1.facts.modified, $0.path)
        }
        return NamedFiles(
            newest.prefix(mostFiles).map { entry in
                NamedFiles.File(
                    name: entry.name, folder: entry.folder, size: entry.facts.size
                ) { () throws(FileProblem) in
                    try store.file(atPath: entry.path, listedAs: entry.facts, of: owner)
                }
            }, in: .folders(names),
            maximumBytes: store.limits.maximumFileBytes,
            isComplete: listed.allSatisfy(\.isComplete) && newest.count <= mostFiles)
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

    /// Returns the own regular files of a folder, and whether all its entries were looked at.
    ///
    /// The entries are read one by one: a folder may have any number of them, in any order.
    private func entries(
        of folder: String, named folderName: String, before deadline: ContinuousClock.Instant
    ) -> (entries: [Entry], isComplete: Bool) {
        guard let stream = opendir(folder) else { return ([], false) }
        defer { closedir(stream) }
        let (owner, place) = (geteuid(), folder == "/" ? "" : folder)
        var entries: [Entry] = []
        var count = 0
        while let entry = readdir(stream) {
            count += 1
            if count > mostEntries || ContinuousClock.now >= deadline {
                return (entries, false)
            }
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            let path = "\(place)/\(name)"
            guard !name.hasPrefix("."), let facts = FileFacts(atPath: path, followsLink: false),
                facts.kind == .regular, facts.owner == owner
            else { continue }
            entries.append(Entry(path: path, name: name, folder: folderName, facts: facts))
        }
        return (entries, true)
    }

    private static func real(_ path: String) -> String {
        let real = URL(filePath: path).resolvingSymlinksInPath().path
        return real.count > 1 && real.hasSuffix("/") ? String(real.dropLast()) : real
    }

    /// Returns the names of folders: their paths where their own names are equal.
    private static func names(of folders: [String]) -> [String] {
        let names = folders.map { URL(filePath: $0).lastPathComponent }
        return zip(folders, names).map { path, name in
            names.filter { $0 == name }.count > 1 ? path : name
        }
    }
}

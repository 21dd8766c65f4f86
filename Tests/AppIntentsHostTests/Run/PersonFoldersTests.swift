import AppIntentsMetadata
import Foundation
import IntentSystem
import Logging
import Testing
import _Time

@testable import AppIntentsHost

/// The folders in which words name files.
struct PersonFoldersTests {
    private let base: URL
    private let store: BlobStore

    init() throws {
        base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "folders-test-\(UUID().uuidString)", directoryHint: .isDirectory)
        var limits = Limits()
        limits.maximumFileBytes = 10
        store = BlobStore(
            directory: base.appending(path: "store"), limits: limits,
            deadlines: DeadlineQueue(clock: ElapsedClock(ContinuousClock())),
            log: Logger(label: "folders-test", factory: { _ in SwiftLogNoOpLogHandler() }))
        for folder in ["work", "home/Documents", "home/Downloads", "home/.config", "elsewhere"] {
            try FileManager.default.createDirectory(
                at: base.appending(path: folder), withIntermediateDirectories: true)
        }
    }

    private var folders: PersonFolders {
        PersonFolders(
            workingFolder: base.appending(path: "work").path,
            environment: ["HOME": base.appending(path: "home").path])
    }

    /// Writes a file that was changed a number of minutes ago.
    private func write(_ path: String, _ text: String = "a", age: Double = 0) throws {
        let url = base.appending(path: path)
        try Data(text.utf8).write(to: url)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -60 * age)], ofItemAtPath: url.path)
    }

    private func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            at: base.appending(path: path), withDestinationURL: base.appending(path: target))
    }

    private var names: [String] {
        folders.files(in: store).files.map { "\($0.folder ?? "")/\($0.name)" }
    }

    private func finish() throws { try FileManager.default.removeItem(at: base) }

    @Test(
        "The files of the working folder and of the person's folders are listed, the newest first")
    func lists() throws {
        try write("work/b.txt", age: 2)
        try write("home/Documents/a.pdf", age: 1)
        try write("home/Downloads/c.png", age: 3)
        try write("elsewhere/d.txt")
        try write("home/e.txt")
        #expect(names == ["Documents/a.pdf", "work/b.txt", "Downloads/c.png"])
        #expect(
            folders.files(in: store).places == .folders(["work", "Documents", "Downloads"]))
        try finish()
    }

    @Test(
        "Neither hidden files nor folders, nor links that lead out of the folders, are files there")
    func keepsInside() throws {
        try write("work/.hidden")
        try FileManager.default.createDirectory(
            at: base.appending(path: "work/inner"), withIntermediateDirectories: true)
        try write("work/inner/deep.txt")
        try write("elsewhere/secret.txt")
        try link("work/out.txt", to: "elsewhere/secret.txt")
        try link("work/folder", to: "elsewhere")
        try link("work/nowhere", to: "missing")
        #expect(names == [])
        try write("home/Documents/a.txt")
        try link("work/inside.txt", to: "home/Documents/a.txt")
        #expect(names == ["Documents/a.txt"], "One file, whatever its names.")
        mkfifo(base.appending(path: "work/pipe").path, 0o600)
        #expect(names == ["Documents/a.txt"])
        try finish()
    }

    @Test("A file is opened in place, and not if a link has taken its place meanwhile")
    func opens() throws {
        try write("work/a.txt", "abc")
        try write("work/large.txt", String(repeating: "a", count: 11), age: 1)
        try write("elsewhere/secret.txt")
        let files = folders.files(in: store)
        #expect(files.maximumBytes == 10)
        #expect(files.files.map(\.size) == [3, 11])
        let opened = try files.files[0].opened()
        #expect(opened.name == "a.txt" && opened.size == 3)
        try FileManager.default.removeItem(at: base.appending(path: "work/a.txt"))
        try link("work/a.txt", to: "elsewhere/secret.txt")
        #expect(throws: FileProblem.notFound) { try files.files[0].opened() }
        try finish()
    }

    @Test("The folders are those that the desktop has set, and a folder set to the home is none")
    func settings() throws {
        try write(
            "home/.config/user-dirs.dirs",
            """
            # This file is written by xdg-user-dirs-update
            XDG_DESKTOP_DIR="$HOME/Desktop"
            XDG_DOCUMENTS_DIR="$HOME/Meine \\"Texte\\""
            XDG_DOWNLOAD_DIR="\(base.path)/elsewhere"
            XDG_PICTURES_DIR="$HOME/"
            """)
        try FileManager.default.createDirectory(
            at: base.appending(path: "home/Meine \"Texte\""), withIntermediateDirectories: true)
        #expect(
            folders.folders == [
                base.appending(path: "work").path, base.path + "/home/Meine \"Texte\"",
                base.path + "/elsewhere",
            ])
        try finish()
    }

    @Test("A folder is read once, and one that isn't there is not")
    func once() throws {
        let home = base.appending(path: "home").path
        let own = PersonFolders(
            workingFolder: home + "/Documents", environment: ["HOME": home])
        #expect(own.folders == [home + "/Documents", home + "/Downloads"])
        #expect(
            PersonFolders(workingFolder: home + "/Documents", environment: [:]).folders == [
                home + "/Documents"
            ])
        #expect(
            PersonFolders(workingFolder: home + "/missing", environment: [:]).folders.isEmpty)
        try finish()
    }
}

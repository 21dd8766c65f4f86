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

    private var listed: NamedFiles { folders.files(in: store, for: SessionID("folders")) }

    private var names: [String] {
        listed.files.map { "\($0.folder ?? "")/\($0.name)" }
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
            listed.places == .folders(["work", "Documents", "Downloads"]))
        try finish()
    }

    @Test(
        "Neither hidden files nor folders nor links are files there; what a link leads to has its own name"
    )
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

    @Test("A link to a hidden file is none, whatever the working folder", arguments: ["home", nil])
    func hides(working: String?) throws {
        try FileManager.default.createDirectory(
            at: base.appending(path: "home/.ssh"), withIntermediateDirectories: true)
        try write("home/.ssh/id_rsa")
        try write("home/.profile")
        try write("home/Documents/a.txt")
        try link("home/Downloads/x", to: "home/.ssh/id_rsa")
        try link("home/Downloads/y", to: "home/.profile")
        let folders = PersonFolders(
            workingFolder: working.map { base.appending(path: $0).path } ?? "/",
            environment: ["HOME": base.appending(path: "home").path])
        let files = folders.files(in: store, for: SessionID("folders")).files
        let names = files.map(\.name)
        #expect(names.contains("a.txt"))
        #expect(Set(names).isDisjoint(with: ["x", "y", "id_rsa", ".profile"]))
        try finish()
    }

    @Test("Files of other accounts are not listed", .enabled(if: geteuid() == 0))
    func others() throws {
        try write("work/own.txt")
        try write("work/other.txt")
        #expect(chown(base.appending(path: "work/other.txt").path, 1, 1) == 0)
        #expect(names == ["work/own.txt"])
        try finish()
    }

    @Test("A listing says whether it has all files: it ends at the most, and after its time")
    func isComplete() throws {
        try write("work/a.txt")
        try write("work/b.txt")
        #expect(listed.isComplete)
        var folders = folders
        folders.mostEntries = 3
        let cut = folders.files(in: store, for: SessionID("folders"))
        #expect(!cut.isComplete)
        folders = self.folders
        folders.mostFiles = 2
        #expect(folders.files(in: store, for: SessionID("folders")).isComplete)
        folders.mostFiles = 1
        let newest = folders.files(in: store, for: SessionID("folders"))
        #expect(!newest.isComplete && newest.files.count == 1)
        folders = self.folders
        folders.longestListing = .zero
        let late = folders.files(in: store, for: SessionID("folders"))
        #expect(!late.isComplete && late.files.isEmpty)
        try finish()
    }

    @Test("Folders of one name are told by their paths")
    func namesakes() throws {
        let working = base.appending(path: "elsewhere/Documents").path
        try FileManager.default.createDirectory(
            atPath: working, withIntermediateDirectories: true)
        let folders = PersonFolders(
            workingFolder: working, environment: ["HOME": base.appending(path: "home").path])
        try write("elsewhere/Documents/a.txt")
        try write("home/Documents/a.txt", age: 1)
        try write("home/Downloads/a.txt", age: 2)
        let files = folders.files(in: store, for: SessionID("folders"))
        let names = [working, base.appending(path: "home/Documents").path, "Downloads"]
        #expect(files.files.map(\.folder) == names)
        #expect(files.places == .folders(names))
        try finish()
    }

    @Test("The bytes of a file are taken when it is opened, and none of what has taken its place")
    func opens() throws {
        try write("work/a.txt", "abc")
        try write("work/large.txt", String(repeating: "a", count: 11), age: 1)
        try write("elsewhere/secret.txt")
        let files = listed
        #expect(files.maximumBytes == 10)
        #expect(files.files.map(\.size) == [3, 11])
        let opened = try files.files[0].opened()
        #expect(opened.name == "a.txt" && opened.size == 3)
        #expect(throws: FileProblem.tooLarge(limit: 10)) { try files.files[1].opened() }
        let path = base.appending(path: "work/a.txt").path
        #expect(rename(base.appending(path: "work/large.txt").path, path) == 0)
        #expect(throws: FileProblem.notFound) { try files.files[0].opened() }
        unlink(path)
        try link("work/a.txt", to: "elsewhere/secret.txt")
        #expect(throws: FileProblem.notFound) { try files.files[0].opened() }
        unlink(path)
        #expect(mkfifo(path, 0o600) == 0)
        #expect(throws: FileProblem.notFound) { try files.files[0].opened() }
        #expect(try opened.contents?.load() == Data("abc".utf8))
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

import Foundation
import Testing

@testable import IntentSystem

@Suite struct RegularFileTests {
    private let path = FileManager.default.temporaryDirectory
        .appending(path: "regular-\(UUID().uuidString)").path

    @Test("What could make the process wait, or leads elsewhere, isn't opened")
    func otherKinds() throws {
        try Data("there".utf8).write(to: URL(filePath: path + "-target"))
        let kinds: [() -> Int32] = [
            { mkfifo(path, 0o600) }, { symlink(path + "-target", path) },
            { symlink("/dev/zero", path) }, { mkdir(path, 0o700) },
        ]
        for make in kinds {
            #expect(make() == 0)
            for flags in [O_RDONLY, O_WRONLY, O_RDWR, O_RDWR | O_CREAT] {
                #expect(throws: RegularFile.Fault.otherKind) {
                    try RegularFile.open(path, flags)
                }
            }
            #expect(throws: RegularFile.Fault.otherKind) {
                try RegularFile.read(path, atMost: 5)
            }
            remove(path)
        }
    }

    @Test("A file is read as a whole, and only if it is small enough")
    func reads() throws {
        #expect(try RegularFile.read(path, atMost: 5) == nil)
        close(try RegularFile.open(path, O_RDWR | O_CREAT))
        #expect(try RegularFile.read(path, atMost: 5) == Data())
        try Data("there".utf8).write(to: URL(filePath: path))
        #expect(try RegularFile.read(path, atMost: 5) == Data("there".utf8))
        #expect(throws: RegularFile.Fault.tooLarge) { try RegularFile.read(path, atMost: 4) }
    }

    @Test("A secret is read only if no other account can")
    func isPrivate() throws {
        close(try RegularFile.open(path, O_RDWR | O_CREAT))
        #expect(try RegularFile.read(path, atMost: 5, isPrivate: true) == Data())
        chmod(path, 0o640)
        #expect(throws: RegularFile.Fault.open) {
            try RegularFile.read(path, atMost: 5, isPrivate: true)
        }
    }
}

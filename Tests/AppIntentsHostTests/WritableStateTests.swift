import Foundation
import Testing

@testable import AppIntentsHost

@Suite struct WritableStateTests {
    private let state: StateDirectory

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "writable-\(UUID().uuidString)")
        state = StateDirectory(given: folder.path, appName: "Test")
        try state.prepare()
    }

    @Test("A folder that takes a file can be written, and keeps nothing of the check")
    func writable() async throws {
        #expect(await WritableState(in: state).isWritable())
        #expect(try FileManager.default.contentsOfDirectory(atPath: state.folder.path).isEmpty)
    }

    @Test("A folder that takes no file can’t, and the answer is kept for a second")
    func unwritable() async throws {
        let obstacle = state.file("ready.new")
        try FileManager.default.createDirectory(at: obstacle, withIntermediateDirectories: false)
        let check = WritableState(in: state)
        #expect(await !check.isWritable())
        try FileManager.default.removeItem(at: obstacle)
        #expect(await !check.isWritable())
        #expect(await WritableState(in: state).isWritable())
    }
}

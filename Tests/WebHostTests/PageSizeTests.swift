import Foundation
import NIOCore
import Testing

@testable import WebHost

/// The page's script as it travels.
@Suite struct PageSizeTests {
    /// Hardly more than was measured, which lists of structures and ways to type need: a larger script
    /// needs a reason, and a line in Documentation/Performance.md.
    private static let limit = 15_600

    @Test("The page's script is no larger with gzip than Documentation/Performance.md says")
    func script() throws {
        let script = try #require(PageFiles().assets["/page.js"])
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).js")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(script.buffer.readableBytesView).write(to: file)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["gzip", "-9", "--stdout", file.path]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let compressed = try #require(try output.fileHandleForReading.readToEnd())
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(compressed.count <= Self.limit)
    }
}

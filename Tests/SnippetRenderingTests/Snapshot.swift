import Foundation
import Testing

/// Compares a whole output with the file of that name beside the tests.
///
/// `RECORD=1` in the environment writes the files instead, and fails the test. A file that is missing
/// is a failure too, so that a forgotten recording never passes.
func expectSnapshot(
    _ output: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snapshots")
    let file = folder.appending(path: name)
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(output.utf8).write(to: file)
        Issue.record(
            "\(name) was written. Read it, and run the test without RECORD=1.",
            sourceLocation: sourceLocation)
        return
    }
    guard let data = FileManager.default.contents(atPath: file.path) else {
        Issue.record(
            "No snapshot \(name); record it with RECORD=1.",
            sourceLocation: sourceLocation)
        return
    }
    let recorded = String(decoding: data, as: UTF8.self)
    guard recorded != output else { return }
    let lines = zip(
        recorded.split(separator: "\n", omittingEmptySubsequences: false),
        output.split(separator: "\n", omittingEmptySubsequences: false))
    let first = lines.first { $0 != $1 }
    Issue.record(
        """
        \(name) differs.
        recorded: \(first?.0 ?? "(\(recorded.utf8.count) bytes)")
        now:      \(first?.1 ?? "(\(output.utf8.count) bytes)")
        """, sourceLocation: sourceLocation)
}

extension String {
    /// One element a line, so that a snapshot can be read and compared.
    var brokenAtElements: String { replacing("><", with: ">\n<") + "\n" }
}

import Foundation
import Testing

/// Compares a whole output with the file of that name beside the tests.
///
/// `RECORD_SNAPSHOTS=1` writes the files instead. A file that is missing is a failure, so that a
/// forgotten recording never passes.
func expectSnapshot(
    _ output: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snapshots")
    let file = folder.appending(path: name)
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(output.utf8).write(to: file)
        return
    }
    guard let data = FileManager.default.contents(atPath: file.path) else {
        Issue.record(
            "No snapshot \(name); record it with RECORD_SNAPSHOTS=1.",
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

import Foundation
import Testing

/// A recorded output: a file in the folder `Snapshots` beside the test's file.
package struct SnapshotFile {
    let name: String
    private let location: URL
    let isRecording: Bool

    /// Names a file beside the one that holds the test.
    package init(
        _ name: String, beside filePath: String, isRecording: Bool = Self.isRecording
    ) {
        self.name = name
        self.isRecording = isRecording
        location = URL(filePath: filePath).deletingLastPathComponent()
            .appending(components: "Snapshots", name)
    }

    /// The environment asks for new recordings.
    package static var isRecording: Bool { ProcessInfo.processInfo.environment["RECORD"] == "1" }

    /// Compares an output with the file, or records it; returns the reason why the test fails.
    ///
    /// A file that is missing is a failure, and so is a recording: neither a forgotten recording nor
    /// a forgotten variable passes.
    package func failure(of output: String) -> String? {
        if isRecording { return record(Data(output.utf8)) }
        guard let recorded else { return missing }
        let diff = LineDiff(from: String(decoding: recorded, as: UTF8.self), to: output)
        guard !diff.isEmpty else { return nil }
        return """
            The output differs from Snapshots/\(name) (- recorded, + now). If it is as you want it, set \
            RECORD=1 in the environment to write it.
            \(diff)
            """
    }

    /// The recorded bytes; `nil` if there are none.
    var recorded: Data? { FileManager.default.contents(atPath: location.path) }

    /// The reason why a test without a recording fails.
    var missing: String {
        "There is no Snapshots/\(name). Set RECORD=1 in the environment to write it."
    }

    /// Writes the file, and returns the reason why the test fails nevertheless.
    func record(_ output: Data) -> String {
        do {
            try FileManager.default.createDirectory(
                at: location.deletingLastPathComponent(), withIntermediateDirectories: true)
            try output.write(to: location)
            return "Snapshots/\(name) was written. Read it, and run the test without RECORD=1."
        } catch {
            return "Snapshots/\(name) could not be written: \(error)"
        }
    }
}

/// Compares a text with a file in the folder `Snapshots` beside the test's file.
///
/// `RECORD=1` in the environment writes the file instead, and fails the test. The failure lists the
/// lines that differ.
public func expectSnapshot(
    _ text: String, named name: String, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
) throws {
    let location = SourceLocation(
        fileID: fileID, filePath: filePath, line: line, column: column)
    let file = SnapshotFile(name, beside: filePath)
    guard let failure = file.failure(of: text) else { return }
    try CheckReport.fail(failure, after: nil, at: location)
}

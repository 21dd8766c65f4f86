import Foundation
import Testing

extension TestRun {
    /// Compares a picture of the view with the file `NAME.png` in the folder `Snapshots` beside the
    /// test's file.
    ///
    /// A browser of the machine draws it: the one that `OAI_TEST_BROWSER` names, or else Chromium or
    /// Chrome in `PATH`; without one the test fails. `part` of the pixels may differ visibly. Fonts
    /// and smoothing are the machine's, so pictures are recorded where they are compared, such as in
    /// one container. Images are those of the resources beside the test's program.
    ///
    /// `RECORD=1` in the environment writes the file instead, and fails the test. The failure names
    /// the present picture, and one with the differing pixels in red.
    public func expectPicture(
        named name: String, differing part: Double = 0.001,
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) async throws {
        let location = SourceLocation(
            fileID: fileID, filePath: filePath, line: line, column: column)
        let file = SnapshotFile("\(name).png", beside: filePath)
        do {
            let browser = try TestBrowser()
            let picture = try await SnippetPicture(tree: tree, environment: environment)
                .png(drawnBy: browser)
            guard
                let failure = try await file.failure(of: picture, differing: part, by: browser)
            else { return }
            try CheckReport.fail(failure, after: history, at: location)
        } catch let problem as PictureProblem {
            try CheckReport.fail(problem.description, after: history, at: location)
        }
    }
}

extension SnapshotFile {
    /// Compares a picture with the file, or records it; returns the reason why the test fails.
    func failure(
        of picture: Data, differing part: Double, by browser: TestBrowser
    ) async throws -> String? {
        if isRecording { return record(picture) }
        guard let recorded else { return missing }
        let comparison = try await PictureComparison(of: recorded, with: picture, by: browser)
        guard comparison.part > part else { return nil }
        let folder = FileManager.default.temporaryDirectory
        let place = { (kind: String) in
            folder.appending(path: "\(UUID().uuidString)-\(kind)-\(self.name)")
        }
        let now = place("now")
        try picture.write(to: now)
        var seen = "The present picture is \(now.path)"
        if let difference = comparison.picture {
            let file = place("difference")
            try difference.write(to: file)
            seen += ", and the differing pixels are red in \(file.path)"
        } else {
            seen += ", which has another size"
        }
        let percent = String(format: "%.2f", comparison.part * 100)
        return """
            \(percent) % of the pixels differ from Snapshots/\(name). \(seen). If it is as you want it, set \
            RECORD=1 in the environment to write it.
            """
    }
}

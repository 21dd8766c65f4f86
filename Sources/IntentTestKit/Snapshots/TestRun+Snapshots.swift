import SnippetRendering
import SwiftUI
import Testing

extension TestRun {
    /// The view on the card as an outline, one element a line, under the element that holds it.
    ///
    ///     VStack
    ///       Text “Hello” largeTitle
    ///       Button “Wave”
    ///       Toggle “Loud” off
    ///
    /// Elements have SwiftUI's names. An outline shows words, states, fonts, named colors and what
    /// assistive technology reads; sizes, distances and motion are in the HTML.
    public var outline: String { tree.outline }

    /// Compares the outline of the view with the one that the test holds.
    ///
    ///     try run.expectSnippet("""
    ///         VStack
    ///           Text “1” largeTitle
    ///           Button “Add One”
    ///         """)
    ///
    /// The failure lists the lines that differ; for an empty text it is the whole outline, to be
    /// pasted into the test.
    public func expectSnippet(
        _ outline: String, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) throws {
        let location = SourceLocation(
            fileID: fileID, filePath: filePath, line: line, column: column)
        let now = self.outline
        guard now != outline else { return }
        let text =
            outline.isEmpty
            ? "The test holds no outline yet. The view's is:\n\(now)"
            : "The view differs from its outline (- in the test, + now):\n"
                + LineDiff(from: outline, to: now).description
        try CheckReport.fail(text, after: history, at: location)
    }

    /// Compares the view with the files `NAME.txt`, its outline, and `NAME.html`, its HTML, in the
    /// folder `Snapshots` beside the test's file.
    ///
    /// `RECORD=1` in the environment writes the files instead, and fails the test. The HTML is that of
    /// a page, one element a line, so that every change of the look is seen.
    public func expectSnippet(
        named name: String, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) throws {
        let location = SourceLocation(
            fileID: fileID, filePath: filePath, line: line, column: column)
        let tree = tree
        let html = HTMLRenderer().render(tree).replacing("><", with: ">\n<") + "\n"
        let outputs = [("\(name).txt", tree.outline + "\n"), ("\(name).html", html)]
        for (file, output) in outputs {
            let file = SnapshotFile(file, beside: filePath)
            guard let failure = file.failure(of: output) else { continue }
            try CheckReport.fail(failure, after: history, at: location)
        }
    }
}

import IntentSystem
import SurfaceKit
import SwiftUI
import Testing

extension TestRun {
    /// Checks the visible card against the rules of Apple's design pages and sessions on snippets.
    ///
    /// The failure lists the places that break a rule, each with its cure. The test has not looked
    /// at the card by that.
    ///
    /// - Parameters:
    ///   - rules: The rules that the card may break.
    ///   - warnings: A warning fails the test too.
    ///   - fileID: The file of the call, as `#fileID`.
    ///   - filePath: The path of that file.
    ///   - line: The line of the call.
    ///   - column: The column of the call.
    /// - Throws: `UnfinishedTest` if there is no card.
    public func checkDesign(
        ignoring rules: Set<DesignRule> = [], warnings: Bool = true,
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) throws {
        let location = SourceLocation(
            fileID: fileID, filePath: filePath, line: line, column: column)
        let screen = unmarkedScreen
        guard let card = screen.card else {
            throw UnfinishedTest(description: "There is no card whose design could be checked.")
        }
        let findings = DesignFinding.all(
            of: card, screen.tree ?? ViewTree(), limit: contentHeight
        ).filter { finding in
            !rules.contains(finding.rule) && (warnings || finding.severity == .error)
        }
        guard !findings.isEmpty else { return }
        try CheckReport.fail(
            (["The card of “\(card.title)” breaks rules of the design of snippets:"]
                + findings.map(\.description)).joined(separator: "\n"), after: history,
            at: location)
    }
}

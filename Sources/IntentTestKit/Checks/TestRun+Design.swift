import IntentSystem
import SurfaceKit
import SwiftUI
public import Testing

extension TestRun {
    /// Checks the visible card against the rules of Apple's design pages and sessions on snippets.
    ///
    /// The failure lists the places that break a rule, each with its cure. The test has not looked
    /// at the card by that.
    ///
    /// - Parameters:
    ///   - rules: The rules that the card may break.
    ///   - warnings: A warning fails the test too.
    ///   - sourceLocation: The place of the failure.
    /// - Throws: `UnfinishedTest` if there is no card.
    public func checkDesign(
        ignoring rules: Set<DesignRule> = [], warnings: Bool = true,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
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
            at: sourceLocation)
    }
}

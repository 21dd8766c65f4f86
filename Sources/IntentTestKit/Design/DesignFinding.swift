import IntentSystem
import SwiftUI

/// A rule of Apple's design pages and sessions on snippets that a program can check.
///
/// Contrast, the sizes of targets, and everything else that depends on drawn pixels is left to the
/// surface that draws a card.
public enum DesignRule: String, Sendable, Hashable, CaseIterable {
    /// A card has at most 400 points of height.
    case height
    /// A card above 340 points may have to be scrolled.
    case comfortableHeight
    /// A card is no higher for people with the next three larger text sizes.
    case heightWithLargerText
    /// Every control performs an intent.
    case inertControl
    /// Every control has a name.
    case namelessControl
    /// Two controls have different names.
    case sharedControlName
    /// A view is understood without the dialog, so it has words.
    case noWords
    /// A card has a dialog for voice.
    case noDialog
    /// A dialog doesn't repeat the words of the view beside it.
    case repeatedDialog
    /// Text has at least 15 points.
    case smallText
    /// The button of a confirmation names the action.
    case vagueButton
    /// A choice has at most five options.
    case manyOptions

    /// The severity of a card that breaks the rule.
    var severity: DesignFinding.Severity {
        switch self {
        case .height, .inertControl, .namelessControl: .error
        case .comfortableHeight, .heightWithLargerText, .sharedControlName, .noWords, .noDialog,
            .repeatedDialog, .smallText, .vagueButton, .manyOptions:
            .warning
        }
    }
}

/// A place where a card breaks a rule of the design of snippets.
struct DesignFinding: Sendable, Hashable, CustomStringConvertible {
    /// The severity of a mistake.
    enum Severity: String, Sendable, Hashable {
        /// People can't use a part of the card.
        case error
        /// The card works, but Apple asks for something else.
        case warning
    }

    /// The rule.
    let rule: DesignRule
    /// The text for the app's developer: the place, the consequence and the cure.
    let message: String

    /// The severity of the mistake.
    var severity: Severity { rule.severity }

    /// The severity, the name of the rule, and the text.
    var description: String { "\(severity.rawValue) (\(rule.rawValue)): \(message)" }

    /// Returns the places where a card with a view breaks the rules, errors first; the limit is the
    /// greatest height in points.
    static func all(
        of card: PresentedCard, _ tree: ViewTree, limit: Double = 400
    ) -> [DesignFinding] {
        let design = CardDesign(card: card, tree: tree, limit: limit)
        let findings = DesignRule.allCases.flatMap { rule in
            design.messages(of: rule).map { DesignFinding(rule: rule, message: $0) }
        }
        return findings.filter { $0.severity == .error }
            + findings.filter { $0.severity == .warning }
    }
}

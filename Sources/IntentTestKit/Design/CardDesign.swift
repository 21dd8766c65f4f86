import IntentSystem
import SnippetRendering
import SurfaceKit
import SwiftUI

/// A card as the rules of the design read it.
struct CardDesign {
    let card: PresentedCard
    let tree: ViewTree
    let limit: Double

    /// Returns a text for each place where the card breaks a rule.
    func messages(of rule: DesignRule) -> [String] {
        switch rule {
        case .height: tallerThanAllowed
        case .comfortableHeight: tallerThanComfortable
        case .heightWithLargerText: tallerWithLargerText
        case .inertControl: inertControls
        case .namelessControl: namelessControls
        case .sharedControlName: sharedNames
        case .noWords: missingWords
        case .noDialog: missingDialog
        case .repeatedDialog: repeatedDialog
        case .smallText: smallTexts
        case .vagueButton: vagueButtons
        case .manyOptions: surplusOptions
        }
    }

    // MARK: - Height

    private var estimate: HeightEstimate {
        HeightEstimate(placed: tree) ?? HeightEstimate(of: tree)
    }

    private var tallerThanAllowed: [String] {
        let estimate = estimate
        guard estimate.points > limit else { return [] }
        return [HeightNotice.text(of: estimate, title: card.title, limit: limit)]
    }

    private var tallerThanComfortable: [String] {
        let estimate = estimate
        guard estimate.points <= limit, estimate.points > HeightNotice.comfortableHeight else {
            return []
        }
        return [HeightNotice.text(ofComfortable: estimate, title: card.title, limit: limit)]
    }

    private var tallerWithLargerText: [String] {
        guard estimate.points <= limit else { return [] }
        for size in [DynamicTypeSize.xLarge, .xxLarge, .xxxLarge] {
            let points = HeightEstimate(of: tree, textSize: size).points
            guard points > limit else { continue }
            return [
                """
                With the text size \(size), the card of “\(card.title)” is about \(Int(points)) points tall, \
                and snippets should have \(Int(limit)) at most. Leave lines out, or open the app for the rest.
                """
            ]
        }
        return []
    }

    // MARK: - Controls

    private var controls: [ViewNode] {
        tree.nodes { node in
            switch node.kind {
            case .button, .toggle: true
            default: false
            }
        }
    }

    private var inertControls: [String] {
        controls.filter { $0.action == nil }.map { control in
            """
            The control “\(control.accessibleName)” performs nothing: only a button or a toggle with an \
            intent acts in a snippet. Give it an intent, or make it a link.
            """
        }
    }

    private var namelessControls: [String] {
        let nameless = controls.filter { $0.accessibleName.isEmpty }
        guard !nameless.isEmpty else { return [] }
        return [
            """
            \(nameless.count == 1 ? "A control has" : "\(nameless.count) controls have") no name, so people \
            who hear the card can’t use it. Give each a label, or an accessibilityLabel.
            """
        ]
    }

    private var sharedNames: [String] {
        let names = controls.map(\.accessibleName).filter { !$0.isEmpty }
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }.compactMap { name in
            let count = names.count { $0 == name }
            guard count > 1 else { return nil }
            return """
                \(count) controls are named “\(name)”, so people who hear the card can’t tell them apart. \
                Give each an accessibilityLabel of its own.
                """
        }
    }

    private var vagueButtons: [String] {
        let vague: Set = ["ok", "okay", "proceed", "confirm", "yes", "continue"]
        return card.buttons.filter { button in
            button.role == .confirm && vague.contains(button.label.lowercased())
        }.map { button in
            """
            The confirmation’s button is “\(button.label)”, which doesn’t say what happens then. Pass an \
            actionName with a verb, as in .order.
            """
        }
    }

    private var surplusOptions: [String] {
        guard let question = card.question, case .choice(let options) = question.kind,
            options.count > 5
        else { return [] }
        return [
            """
            The choice has \(options.count) options, and more than five are hard to keep in mind when they are \
            spoken. Offer fewer, the likeliest first.
            """
        ]
    }
}

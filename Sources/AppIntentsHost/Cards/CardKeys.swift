import AppIntentsMetadata
import Foundation
import IntentSystem
import SurfaceKit
import SwiftUI
import _Localization

/// The keys that a person types to use the controls of a card.
///
/// Each control that can be used has a number. Two buttons that make a number smaller and greater
/// have - and + instead, and the number itself can be typed.
struct CardKeys: Sendable {
    /// The meaning of a typed answer.
    enum Typed: Sendable, Hashable {
        /// The key or the name of a control.
        case use(CardControl)
        /// The wanted number between the two buttons that change it.
        case number(Int)
    }

    /// The number that two buttons of the card change; `nil` if there is none.
    let stepper: CardStepper?
    private let keys: [(key: String, control: CardControl)]

    init(of drawing: ContentDrawing) {
        let controls = drawing.tree.controls
        stepper = CardStepper(controls, in: drawing)
        var keys: [(key: String, control: CardControl)] = []
        var number = 0
        for control in controls where control.isUsable {
            if let sign = stepper?.sign(of: control) {
                keys.append((sign, control))
            } else {
                number += 1
                keys.append((String(number), control))
            }
        }
        self.keys = keys
    }

    /// `true` if the card has nothing to use.
    var isEmpty: Bool { keys.isEmpty }

    /// The keys by the actions of their controls.
    var names: [ActionID: String] {
        Dictionary(keys.compactMap { key in key.control.action.map { ($0, key.key) } }) {
            first, _ in first
        }
    }

    private var hasNumbers: Bool { keys.contains { Int($0.key) != nil } }

    /// Reads what a person typed; `nil` if it is neither a key, a control's name nor a number to set.
    func read(_ answer: String) -> Typed? {
        let typed = answer == "−" ? "-" : answer
        if let key = keys.first(where: { $0.key == typed }) { return .use(key.control) }
        let named = keys.first { $0.control.label.caseInsensitiveCompare(answer) == .orderedSame }
        if let named { return .use(named.control) }
        guard stepper != nil else { return nil }
        if answer.hasPrefix("=") {
            return answer.dropFirst().trimmingCharacters(in: .whitespaces).number.map(Typed.number)
        }
        return hasNumbers ? nil : answer.number.map(Typed.number)
    }

    /// The sentence about what can be typed.
    func hint(in locale: Locale) -> String {
        let hint: LocalizedStringResource =
            switch (stepper != nil, hasNumbers) {
            case (true, false):
                .init(system: "Type - or + to change the number, or type the number itself.")
            case (true, true):
                .init(
                    system:
                        "Type - or + to change the number, = and the number itself, or a number in brackets to press its button."
                )
            case (false, _):
                .init(system: "Type a number in brackets to press its button.")
            }
        return hint.text(in: locale)
    }
}

/// Two buttons of a card that make a number between them smaller and greater.
struct CardStepper: Sendable {
    /// The number that the card shows.
    let number: Int
    let less: CardControl
    let more: CardControl

    /// Finds the only such pair of a card: neighbors that perform one intent with one whole number
    /// that is negative for the one and positive for the other.
    init?(_ controls: [CardControl], in drawing: ContentDrawing) {
        var found: [CardStepper] = []
        for (first, second) in zip(controls, controls.dropFirst()) {
            guard let change = Self.change(from: first, to: second, in: drawing),
                let number = drawing.tree.number(between: first, and: second)
            else { continue }
            found.append(
                CardStepper(
                    number: number, less: change > 0 ? first : second,
                    more: change > 0 ? second : first))
        }
        guard found.count == 1 else { return nil }
        self = found[0]
    }

    private init(number: Int, less: CardControl, more: CardControl) {
        self.number = number
        self.less = less
        self.more = more
    }

    /// Returns the key of one of the two buttons; `nil` for another control.
    func sign(of control: CardControl) -> String? {
        control == less ? "-" : control == more ? "+" : nil
    }

    /// Returns the button that leads from the present number to another one; `nil` if it is that.
    func button(to wanted: Int) -> CardControl? {
        wanted == number ? nil : wanted > number ? more : less
    }

    /// Returns 1 if the second button adds what the first takes away, -1 for the other way around,
    /// and `nil` if the two are no pair.
    private static func change(
        from first: CardControl, to second: CardControl, in drawing: ContentDrawing
    ) -> Int? {
        guard !first.isToggle, !second.isToggle,
            let one = first.action.flatMap({ drawing.recipe(of: $0) }),
            let other = second.action.flatMap({ drawing.recipe(of: $0) }),
            one.type == other.type, one.values.count == other.values.count
        else { return nil }
        let differing = zip(one.values, other.values).filter { $0 != $1 }
        guard differing.count == 1, case (.int(let from), .int(let to)) = differing[0] else {
            return nil
        }
        if from < 0, to > 0 { return 1 }
        return from > 0 && to < 0 ? -1 : nil
    }
}

extension ViewTree {
    /// Returns the only whole number that is shown between two controls.
    fileprivate func number(between first: CardControl, and second: CardControl) -> Int? {
        let nodes = allNodes
        guard let begin = nodes.firstIndex(where: { $0.id == first.id }),
            let end = nodes.firstIndex(where: { $0.id == second.id }), begin < end
        else { return nil }
        let numbers = nodes[begin..<end].compactMap { node -> Int? in
            guard case .text(let runs) = node.kind else { return nil }
            return runs.plainText.number
        }
        return numbers.count == 1 ? numbers[0] : nil
    }
}

extension String {
    /// The whole number that the text is, in the digits of any language.
    fileprivate var number: Int? {
        let sign = hasPrefix("-") || hasPrefix("−")
        let digits = sign ? dropFirst() : self[...]
        guard !digits.isEmpty, digits.count <= 9 else { return nil }
        var number = 0
        for digit in digits {
            guard let value = digit.wholeNumberValue, value < 10 else { return nil }
            number = number * 10 + value
        }
        return sign ? -number : number
    }
}

import AppIntentsMetadata
import Foundation
import IntentSystem

/// The conditions by which `find` filters, and the values in them.
struct ConditionNames: CompletionSource {
    let action: any SystemFindIntent.Type
    /// The part of the word before the condition.
    let attached: String
    let locale: Locale

    func words(continuing typed: String, in system: IntentSystem) async throws -> [Completion] {
        try await action.learn()
        let text = String(typed.dropFirst(attached.count))
        let conditions = action.conditions(in: locale)
        var words: [Completion] = []
        // “kind is not” is no value of “kind is”.
        let condition = conditions.filter { $0.valueText(in: text) != nil }
            .max { $0.words.count < $1.words.count }
        if let condition, let value = condition.valueText(in: text) {
            words = try await values(of: condition, continuing: value, in: system)
        }
        words += conditions.map {
            Completion(attached + $0.words, isUnfinished: $0.valueCount > 0)
        }
        return words.filter { $0.begins(with: typed) }
    }

    /// Returns the condition with each value that continues a typed text: known values, entities that
    /// the app is asked for, or a number with each unit.
    private func values(
        of condition: FindCondition, continuing text: Substring, in system: IntentSystem
    ) async throws -> [Completion] {
        var beginning = "\(attached)\(condition.words) "
        if condition.takesEntity {
            return try await OptionWords(attached: beginning, typed: String(text)).asking {
                try await system.entities(
                    of: condition, matching: $0, language: locale.identifier, for: .owner)
            }
        }
        if !condition.values.isEmpty {
            return condition.values.map { Completion(beginning + $0.value, $0.title) }
        }
        var value = text
        var following = condition.valueCount == 2 ? " and" : ""
        if !following.isEmpty, let and = text.range(of: " and ", options: .caseInsensitive) {
            beginning += text[..<and.upperBound]
            value = text[and.upperBound...]
            following = ""
        }
        let number = value.prefix { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
        guard number.contains(where: \.isNumber) else { return [] }
        let rest = value[number.endIndex...]
        let space = rest.isEmpty ? " " : String(rest.prefix(while: \.isWhitespace))
        return condition.units.map { unit in
            Completion(
                "\(beginning)\(number)\(space)\(unit.value)\(following)", unit.title,
                isUnfinished: !following.isEmpty)
        }
    }
}

extension FindCondition {
    /// Returns the text after the condition's words; `nil` if a text doesn't begin with them.
    fileprivate func valueText(in text: String) -> Substring? {
        text.range(of: words + " ", options: [.anchored, .caseInsensitive])
            .map { text[$0.upperBound...] }
    }
}

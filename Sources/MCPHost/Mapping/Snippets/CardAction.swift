import AppIntentsMetadata
import IntentSystem
import SwiftUI
import _JSON

/// What a person did with a card, as its view tells it.
enum CardAction {
    /// What can be done.
    enum Kind: String, CaseIterable {
        case tap, toggle, answer, choose, confirm, cancel, done, stop
    }

    /// Reads an action from the arguments of a call; `nil` if something is missing.
    static func action(_ arguments: JSONObject) -> PersonAction? {
        let numbers = { (name: String) in arguments[name]?.integer }
        switch arguments["type"]?.string.flatMap(Kind.init) {
        case .tap?:
            guard let card = numbers("card"), let generation = numbers("generation"),
                let action = numbers("action")
            else { return nil }
            return .tap(card: card, generation: generation, action: ActionID(ordinal: action))
        case .toggle?:
            guard let card = numbers("card"), let generation = numbers("generation"),
                let action = numbers("action"), let isOn = arguments["isOn"]?.bool
            else { return nil }
            return .toggle(
                card: card, generation: generation, action: ActionID(ordinal: action), isOn: isOn)
        case .answer?:
            guard let question = numbers("question"), let values = values(arguments["values"])
            else { return nil }
            return .answer(question: question, values: values)
        case .choose?:
            guard let question = numbers("question"), let option = numbers("option") else {
                return nil
            }
            return .choose(question: question, option: option)
        case .confirm?: return numbers("question").map { .confirm(question: $0) }
        case .cancel?: return numbers("question").map { .cancel(question: $0) }
        case .done?: return numbers("card").map { .done(card: $0) }
        case .stop?: return .stop
        case nil: return nil
        }
    }

    private static func values(_ json: JSONValue?) -> [String: ParameterValue]? {
        guard let object = json?.object else { return nil }
        var values: [String: ParameterValue] = [:]
        for (name, json) in object {
            guard let value = try? ParameterValue(json: json) else { return nil }
            values[name] = value
        }
        return values
    }
}

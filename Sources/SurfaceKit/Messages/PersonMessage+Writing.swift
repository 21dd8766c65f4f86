import AppIntentsMetadata
import Foundation
import IntentSystem
import SwiftUI
package import _JSONValue

extension PersonMessage: Codable {
    /// Reads the output of `encode(to:)` or of a client, and ignores unknown members.
    public init(from decoder: any Decoder) throws {
        let json = try JSONEncoder().encode(JSONValue(from: decoder))
        try self.init(json: [UInt8](json))
    }

    /// Writes the message as `Documentation/Presentation.md` describes it.
    public func encode(to encoder: any Encoder) throws {
        try JSONTree.value { write(to: &$0) }.encode(to: encoder)
    }

    /// Writes the message.
    package func write(to output: inout some JSONOutput) {
        output.object { output in
            switch self {
            case .action(let action): action.write(membersTo: &output)
            case .environment(let environment):
                output.member("type", "environment")
                output.member("scheme", environment.scheme.rawValue)
                output.member("text", environment.textSize.rawValue)
                output.member("language", environment.language)
                if let zone = environment.timeZone { output.member("zone", zone.identifier) }
                if let width = environment.contentWidth { output.member("width", width) }
                if let width = environment.flowWidth { output.member("flow", width) }
            case .visit(let path, let card, let number):
                output.member("type", "visit")
                output.member("path", path)
                output.member("card", card)
                output.member("number", number)
            }
        }
    }
}

extension PersonAction {
    fileprivate func write(membersTo output: inout some JSONOutput) {
        switch self {
        case .perform(let intent, let values, let form):
            output.member("type", "perform")
            output.member("intent", intent)
            output.values(values)
            output.member("form", form.rawValue)
        case .performShortcut(let index, let form):
            output.member("type", "shortcut")
            output.member("index", index)
            output.member("form", form.rawValue)
        case .tap(let card, let generation, let action):
            output.member("type", "tap")
            output.address(card, generation, action)
        case .toggle(let card, let generation, let action, let isOn):
            output.member("type", "toggle")
            output.address(card, generation, action)
            output.member("isOn", isOn)
        case .answer(let question, let values):
            output.member("type", "answer")
            output.member("question", question)
            output.values(values)
        case .choose(let question, let option):
            output.member("type", "choose")
            output.member("question", question)
            output.member("option", option)
        case .confirm(let question):
            output.member("type", "confirm")
            output.member("question", question)
        case .cancel(let question):
            output.member("type", "cancel")
            output.member("question", question)
        case .done(let card):
            output.member("type", "done")
            output.member("card", card)
        case .undo: output.member("type", "undo")
        case .redo: output.member("type", "redo")
        case .retry(let values):
            output.member("type", "retry")
            if !values.isEmpty { output.values(values) }
        case .stop: output.member("type", "stop")
        case .aside: output.member("type", "aside")
        case .open(let item):
            output.member("type", "open")
            output.member("item", item)
        case .dismiss(let item):
            output.member("type", "dismiss")
            output.member("item", item)
        case .pin(let target, let isOn):
            output.member("type", "pin")
            switch target {
            case .intent(let intent, let values):
                output.member("intent", intent)
                output.values(values)
            case .shortcut(let index): output.member("index", index)
            case .card(let card): output.member("card", card)
            }
            output.member("isOn", isOn)
        case .location(let location):
            output.member("type", "location")
            output.member("latitude", location?.latitude)
            output.member("longitude", location?.longitude)
            if let accuracy = location?.accuracy { output.member("accuracy", accuracy) }
        }
    }
}

extension JSONOutput {
    fileprivate mutating func address(_ card: Int, _ generation: Int, _ action: ActionID) {
        member("card", card)
        member("generation", generation)
        member("action", action.ordinal)
    }

    fileprivate mutating func values(_ values: [String: ParameterValue]) {
        name("values")
        object { output in
            // In a fixed order, so that equal messages have equal texts.
            for (name, value) in values.sorted(by: { $0.key < $1.key }) {
                output.name(escaping: name)
                output.value(value.json)
            }
        }
    }
}

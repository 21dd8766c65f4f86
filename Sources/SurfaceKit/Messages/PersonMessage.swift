import AppIntentsMetadata
public import IntentSystem
import SwiftUI
package import _JSONValue

/// A message from a surface to its session, sent by a page, an assistant's view or a test.
public enum PersonMessage: Sendable {
    /// An action of the person.
    case action(PersonAction)
    /// A new environment of the surface.
    case environment(PresentationEnvironment)
    /// The surface has gone to an address: its path, and the number of the card that it names; without a
    /// path, the surface stays where the session is.
    case visit(path: String?, card: Int?, number: Int)

    /// Reads a message as `Documentation/Presentation.md` describes it, and ignores unknown
    /// members.
    package init(json bytes: [UInt8]) throws(JSONReadError) {
        var reader = JSONReader(bytes)
        var members = PersonMessageMembers()
        try reader.readObject { (reader, name) throws(JSONReadError) in
            try members.read(name, from: &reader)
        }
        try reader.finish()
        self = try members.message()
    }
}

/// The members of all kinds of messages.
///
/// They are gathered before they are checked, since the kind may come last.
private struct PersonMessageMembers {
    var type: String?
    var intent: String?
    var values: [String: ParameterValue]?
    var index: Int?
    var card: Int?
    var generation: Int?
    var action: Int?
    var isOn: Bool?
    var question: Int?
    var option: Int?
    var item: Int?
    var form: String?
    var scheme: String?
    var text: String?
    var language: String?
    var width: Int?
    var flow: Int?
    var latitude: Double?
    var longitude: Double?
    var path: String?
    var number: Int?

    mutating func read(_ name: String, from reader: inout JSONReader) throws(JSONReadError) {
        switch name {
        case "type": type = try reader.readString()
        case "intent": intent = try reader.readString()
        case "values": values = try FormValues.read(from: &reader)
        case "index": index = try reader.readInt()
        case "card": card = reader.takeNull() ? nil : try reader.readInt()
        case "path": path = reader.takeNull() ? nil : try reader.readString()
        case "number": number = try reader.readInt()
        case "generation": generation = try reader.readInt()
        case "action": action = try reader.readInt()
        case "isOn": isOn = try reader.readBool()
        case "question": question = try reader.readInt()
        case "option": option = try reader.readInt()
        case "item": item = try reader.readInt()
        case "form": form = try reader.readString()
        case "scheme": scheme = try reader.readString()
        case "text": text = try reader.readString()
        case "language": language = try reader.readString()
        case "width": width = reader.takeNull() ? nil : try reader.readInt()
        case "flow": flow = reader.takeNull() ? nil : try reader.readInt()
        case "latitude": latitude = reader.takeNull() ? nil : try reader.readDouble()
        case "longitude": longitude = reader.takeNull() ? nil : try reader.readDouble()
        default: try reader.skip()
        }
    }

    func message() throws(JSONReadError) -> PersonMessage {
        switch try require(type, "type") {
        case "environment": .environment(try environment())
        case "visit": .visit(path: path, card: card, number: try require(number, "number"))
        case let type: .action(try action(ofType: type))
        }
    }

    private func action(ofType type: String) throws(JSONReadError) -> PersonAction {
        switch type {
        case "perform":
            .perform(
                intent: try require(intent, "intent"), values: values ?? [:], form: try offer())
        case "shortcut":
            .performShortcut(try require(index, "index"), form: try offer())
        case "tap":
            .tap(
                card: try require(card, "card"), generation: try require(generation, "generation"),
                action: ActionID(ordinal: try require(action, "action")))
        case "toggle":
            .toggle(
                card: try require(card, "card"), generation: try require(generation, "generation"),
                action: ActionID(ordinal: try require(action, "action")),
                isOn: try require(isOn, "isOn"))
        case "answer":
            .answer(
                question: try require(question, "question"), values: try require(values, "values"))
        case "choose":
            .choose(
                question: try require(question, "question"), option: try require(option, "option"))
        case "confirm": .confirm(question: try require(question, "question"))
        case "cancel": .cancel(question: try require(question, "question"))
        case "done": .done(card: try require(card, "card"))
        case "undo": .undo
        case "redo": .redo
        case "retry": .retry(values: values ?? [:])
        case "stop": .stop
        case "aside": .aside
        case "open": .open(try require(item, "item"))
        case "dismiss": .dismiss(try require(item, "item"))
        case "pin": .pin(try pinTarget(), isOn: try require(isOn, "isOn"))
        case "location": .location(try location())
        default: throw refusal("there is no message of this type", of: "type")
        }
    }

    private func offer() throws(JSONReadError) -> FormMode {
        guard let form else { return .missing }
        guard let offer = FormMode(rawValue: form) else {
            throw refusal("missing, whole or first was expected", of: "form")
        }
        return offer
    }

    private func pinTarget() throws(JSONReadError) -> PinTarget {
        if let card { return .card(card) }
        if let index { return .shortcut(index) }
        return .intent(try require(intent, "intent"), values: values ?? [:])
    }

    private func environment() throws(JSONReadError) -> PresentationEnvironment {
        guard let scheme = PresentationEnvironment.Scheme(rawValue: try require(scheme, "scheme"))
        else { throw refusal("light or dark was expected", of: "scheme") }
        guard let size = PresentationEnvironment.TextSize(rawValue: try require(text, "text"))
        else { throw refusal("there is no such text size", of: "text") }
        guard let language = LanguageTag(try require(language, "language"))
        else { throw refusal("a language tag like de-AT was expected", of: "language") }
        for (width, name) in [(width, "width"), (flow, "flow")] {
            if let width, !PresentationEnvironment.contentWidths.contains(width) {
                throw refusal("a width from 40 to 4000 was expected", of: name)
            }
        }
        return PresentationEnvironment(
            scheme: scheme, textSize: size, language: language.text, contentWidth: width,
            flowWidth: flow)
    }

    private func location() throws(JSONReadError) -> PersonLocation? {
        guard let latitude, let longitude else { return nil }
        guard let location = PersonLocation(latitude: latitude, longitude: longitude) else {
            throw refusal("there is no such place on Earth", of: "latitude")
        }
        return location
    }

    private func require<Value>(
        _ value: Value?, _ name: String
    ) throws(JSONReadError) -> Value {
        guard let value else { throw refusal("the message lacks this member", of: name) }
        return value
    }

    private func refusal(_ message: String, of name: String) -> JSONReadError {
        JSONReadError(offset: 0, message: message, path: [name])
    }
}

import AppIntentsMetadata
import Foundation
public import IntentSystem
import SwiftUI
package import _JSONValue
import _Localization

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
        self = try MessageMembers(bytes).message()
    }
}

/// The members of a message, each a reader at its value, since only the kind tells what the value
/// must be, and may come last.
private struct MessageMembers {
    private var readers: [String: JSONReader] = [:]

    init(_ bytes: [UInt8]) throws(JSONReadError) {
        var reader = JSONReader(bytes)
        try reader.readObject { (reader, name) throws(JSONReadError) in
            readers[name] = reader
            try reader.skip()
        }
        try reader.finish()
    }

    func message() throws(JSONReadError) -> PersonMessage {
        switch try require("type", string) {
        case "environment": .environment(try environment())
        case "visit":
            .visit(
                path: try string("path"), card: try int("card"),
                number: try require("number", int))
        case let type: .action(try action(ofType: type))
        }
    }

    private func action(ofType type: String) throws(JSONReadError) -> PersonAction {
        switch type {
        case "perform":
            .perform(
                intent: try require("intent", string), values: try values("values") ?? [:],
                form: try offer())
        case "shortcut":
            .performShortcut(try require("index", int), form: try offer())
        case "tap":
            .tap(
                card: try require("card", int), generation: try require("generation", int),
                action: ActionID(ordinal: try require("action", int)))
        case "toggle":
            .toggle(
                card: try require("card", int), generation: try require("generation", int),
                action: ActionID(ordinal: try require("action", int)),
                isOn: try require("isOn", bool))
        case "answer":
            .answer(
                question: try require("question", int), values: try require("values", values))
        case "choose":
            .choose(
                question: try require("question", int), option: try require("option", int))
        case "confirm": .confirm(question: try require("question", int))
        case "cancel": .cancel(question: try require("question", int))
        case "done": .done(card: try require("card", int))
        case "undo": .undo
        case "redo": .redo
        case "retry": .retry(values: try values("values") ?? [:])
        case "stop": .stop
        case "aside": .aside
        case "open": .open(try require("item", int))
        case "dismiss": .dismiss(try require("item", int))
        case "pin": .pin(try pinTarget(), isOn: try require("isOn", bool))
        case "location": .location(try location())
        default: throw refusal("there is no message of this type", of: "type")
        }
    }

    private func offer() throws(JSONReadError) -> FormMode {
        guard let form = try string("form") else { return .missing }
        guard let offer = FormMode(rawValue: form) else {
            throw refusal("missing, whole or first was expected", of: "form")
        }
        return offer
    }

    private func pinTarget() throws(JSONReadError) -> PinTarget {
        if let card = try int("card") { return .card(card) }
        if let index = try int("index") { return .shortcut(index) }
        return .intent(try require("intent", string), values: try values("values") ?? [:])
    }

    private func environment() throws(JSONReadError) -> PresentationEnvironment {
        guard let scheme = PresentationEnvironment.Scheme(rawValue: try require("scheme", string))
        else { throw refusal("light or dark was expected", of: "scheme") }
        guard let size = PresentationEnvironment.TextSize(rawValue: try require("text", string))
        else { throw refusal("there is no such text size", of: "text") }
        guard let language = LanguageTag(try require("language", string))
        else { throw refusal("a language tag like de-AT was expected", of: "language") }
        let (width, flow) = (try int("width"), try int("flow"))
        for (width, name) in [(width, "width"), (flow, "flow")] {
            if let width, !PresentationEnvironment.contentWidths.contains(width) {
                throw refusal("a width from 40 to 4000 was expected", of: name)
            }
        }
        return PresentationEnvironment(
            scheme: scheme, textSize: size, language: language.text,
            // A zone that this machine doesn't know is none: a wrong hour is worse than the process's.
            timeZone: try string("zone").flatMap { TimeZone(named: $0) }, contentWidth: width,
            flowWidth: flow)
    }

    private func location() throws(JSONReadError) -> PersonLocation? {
        guard let latitude = try number("latitude"), let longitude = try number("longitude")
        else { return nil }
        guard
            let location = PersonLocation(
                latitude: latitude, longitude: longitude, accuracy: try number("accuracy"))
        else {
            throw refusal("there is no such place on Earth", of: "latitude")
        }
        return location
    }

    private func bool(_ name: String) throws(JSONReadError) -> Bool? {
        try read(name) { (reader) throws(JSONReadError) in try reader.readBool() }
    }

    private func int(_ name: String) throws(JSONReadError) -> Int? {
        try read(name) { (reader) throws(JSONReadError) in try reader.readInt() }
    }

    private func number(_ name: String) throws(JSONReadError) -> Double? {
        try read(name) { (reader) throws(JSONReadError) in try reader.readDouble() }
    }

    private func string(_ name: String) throws(JSONReadError) -> String? {
        try read(name) { (reader) throws(JSONReadError) in try reader.readString() }
    }

    private func values(_ name: String) throws(JSONReadError) -> [String: ParameterValue]? {
        try read(name, FormValues.read)
    }

    /// Reads a member; `nil` if it is missing or `null`.
    private func read<Value>(
        _ name: String, _ read: (inout JSONReader) throws(JSONReadError) -> Value
    ) throws(JSONReadError) -> Value? {
        guard var reader = readers[name], !reader.takeNull() else { return nil }
        do {
            return try read(&reader)
        } catch {
            throw error.inside(name)
        }
    }

    /// Reads a member that this kind of message needs.
    private func require<Value>(
        _ name: String, _ read: (String) throws(JSONReadError) -> Value?
    ) throws(JSONReadError) -> Value {
        guard let value = try read(name) else {
            throw refusal("the message lacks this member", of: name)
        }
        return value
    }

    private func refusal(_ message: String, of name: String) -> JSONReadError {
        JSONReadError(offset: 0, message: message, path: [name])
    }
}

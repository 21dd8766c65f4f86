import AppIntentsMetadata
import IntentSystem
import SwiftUI
import Testing
import _JSON

@testable import SurfaceKit

@Suite struct PersonMessageTests {
    private func action(_ json: String) throws -> PersonAction {
        guard case .action(let action) = try PersonMessage(json: Array(json.utf8)) else {
            throw JSONReadError(offset: 0, message: "not an action")
        }
        return action
    }

    @Test func aFormThatThereIsNotIsRefused() {
        #expect {
            try action(#"{"type":"perform","intent":"Find","form":"large"}"#)
        } throws: {
            "\($0)".contains("missing, whole or first was expected")
        }
    }

    @Test func readsTheValuesOfAFormThatIsNotSentYet() throws {
        let values = try FormValues(json: Array(#"{"later":1,"values":{"n":3,"m":null}}"#.utf8))
        #expect(values.values == ["n": 3, "m": .null])
        #expect(throws: JSONReadError.self) { try FormValues(json: Array(#"{"values":[]}"#.utf8)) }
    }

    @Test func readsEveryMessageOfTheWireFormat() throws {
        guard
            case .perform("Find", let values, .missing) = try action(
                #"{"type":"perform","intent":"Find","values":{"n":3}}"#), values == ["n": 3],
            case .perform("Find", let none, .missing) = try action(
                #"{"type":"perform","intent":"Find"}"#),
            none.isEmpty,
            case .perform("Find", _, .first) = try action(
                #"{"type":"perform","intent":"Find","form":"first"}"#),
            case .performShortcut(1, .whole) = try action(
                #"{"type":"shortcut","index":1,"form":"whole"}"#),
            case .performShortcut(0, .missing) = try action(#"{"type":"shortcut","index":0}"#),
            case .tap(3, 5, ActionID(ordinal: 2)) = try action(
                #"{"type":"tap","card":3,"generation":5,"action":2}"#),
            case .toggle(3, 5, ActionID(ordinal: 2), false) = try action(
                #"{"isOn":false,"card":3,"generation":5,"action":2,"later":[{}],"type":"toggle"}"#),
            case .answer(4, let answers) = try action(
                #"{"type":"answer","question":4,"values":{"soup":"tomato"}}"#),
            answers == ["soup": "tomato"],
            case .choose(4, 1) = try action(#"{"type":"choose","question":4,"option":1}"#),
            case .confirm(4) = try action(#"{"type":"confirm","question":4}"#),
            case .cancel(4) = try action(#"{"type":"cancel","question":4}"#),
            case .done(3) = try action(#"{"type":"done","card":3}"#),
            case .stop = try action(#"{"type":"stop","card":"of another kind"}"#),
            case .pin(.intent("Find", let pinned), true) = try action(
                #"{"type":"pin","intent":"Find","values":{"n":3},"isOn":true}"#),
            pinned == ["n": 3],
            case .pin(.shortcut(1), false) = try action(
                #"{"type":"pin","index":1,"isOn":false}"#),
            case .pin(.card(3), true) = try action(#"{"type":"pin","card":3,"isOn":true}"#),
            case .location(nil) = try action(
                #"{"type":"location","latitude":null,"longitude":null}"#),
            case .location(.some) = try action(
                #"{"type":"location","latitude":48.2,"longitude":16}"#),
            case .location(let told?) = try action(
                #"{"type":"location","latitude":48.2,"longitude":16,"accuracy":20}"#),
            told.accuracy == 20,
            case .environment(let environment) = try PersonMessage(
                json: Array(
                    #"{"type":"environment","scheme":"dark","text":"xLarge","language":"de","zone":"Asia/Tokyo","flow":280}"#
                        .utf8)
            ),
            environment
                == PresentationEnvironment(
                    scheme: .dark, textSize: .xLarge, language: "de",
                    timeZone: TimeZone(identifier: "Asia/Tokyo"), flowWidth: 280)
        else {
            Issue.record("A message was taken for another one.")
            return
        }
    }

    @Test(
        arguments: [
            ("[]", "At byte 0: an object was expected."),
            ("{}", "At byte 0 (type): the message lacks this member."),
            (#"{"type":"fly"}"#, "At byte 0 (type): there is no message of this type."),
            (#"{"type":3}"#, "At byte 8 (type): a text was expected."),
            (#"{"type":"tap","card":3}"#, "At byte 0 (generation): the message lacks this member."),
            (
                #"{"type":"tap","card":null}"#,
                "At byte 0 (card): the message lacks this member."
            ),
            (#"{"type":"tap","card":1.5}"#, "At byte 24 (card): a whole number was expected."),
            (#"{"type":"pin","isOn":true}"#, "At byte 0 (intent): the message lacks this member."),
            (#"{"type":"stop"} x"#, "At byte 16: nothing may follow the message."),
            (
                #"{"type":"location","latitude":91,"longitude":0}"#,
                "At byte 0 (latitude): there is no such place on Earth."
            ),
            (
                #"{"type":"environment","scheme":"pink","text":"large","language":"de"}"#,
                "At byte 0 (scheme): light or dark was expected."
            ),
            (
                #"{"type":"environment","scheme":"dark","text":"large","language":"d<e"}"#,
                "At byte 0 (language): a language tag like de-AT was expected."
            ),
            (
                #"{"type":"environment","scheme":"dark","text":"large","language":"de","flow":9}"#,
                "At byte 0 (flow): a width from 40 to 4000 was expected."
            ),
        ])
    func saysWhatIsWrong(json: String, message: String) {
        do {
            _ = try PersonMessage(json: Array(json.utf8))
            Issue.record("The message should have been refused.")
        } catch {
            #expect(error.description == message)
        }
    }
}

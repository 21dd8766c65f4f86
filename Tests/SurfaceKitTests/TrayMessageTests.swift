import AppIntentsMetadata
import Foundation
import IntentSystem
import SurfaceKit
import Testing

/// The tray as JSON.
@Suite struct TrayMessageTests {
    @Test("an item of the tray is what it was, after it was written and read")
    func items() throws {
        var state = PresentationState(sequence: 3)
        state.tray = [
            TrayItem(
                id: 7, kind: .ready, title: "Find Tickets", words: "Petra",
                systemImageName: "ticket", colorName: "orange"),
            TrayItem(
                id: 9, kind: .running, title: "Work", fractionCompleted: 0.5,
                timeLeft: "2 min left", canOpen: false),
        ]
        let json = try JSONEncoder().encode(PresentationEvent.state(state))
        let text = String(decoding: json, as: UTF8.self)
        #expect(text.contains("\"tray\""))
        #expect(
            try JSONDecoder().decode(PresentationEvent.self, from: json) == .state(state))
        // A person without a tray reads nothing of it.
        state.tray = []
        let empty = try JSONEncoder().encode(PresentationEvent.state(state))
        #expect(!String(decoding: empty, as: UTF8.self).contains("tray"))
    }

    @Test(
        "what a person does with the tray is read as it was written",
        arguments: [
            #"{"type":"aside"}"#, #"{"item":7,"type":"open"}"#, #"{"item":7,"type":"dismiss"}"#,
            #"{"type":"retry"}"#, #"{"type":"retry","values":{"count":2}}"#,
        ])
    func actions(json: String) throws {
        let message = try JSONDecoder().decode(PersonMessage.self, from: Data(json.utf8))
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(String(decoding: try encoder.encode(message), as: UTF8.self) == json)
    }

    @Test("an item that names nothing is refused", arguments: ["open", "dismiss"])
    func incomplete(type: String) {
        #expect(throws: (any Error).self) {
            try JSONDecoder().decode(
                PersonMessage.self, from: Data("{\"type\":\"\(type)\"}".utf8))
        }
    }
}

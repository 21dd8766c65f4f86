import AppIntentsMetadata
import Foundation
import IntentSystem
import IntentTestKit
import NIOCore
import SwiftUI
import Testing
import _JSON

@testable import SurfaceKit

/// The presentation as data: one JSON for every surface.
@Suite struct PresentationEventTests {
    private static func text(_ message: PresentationEvent) -> String {
        var writer = JSONWriter()
        message.write(to: &writer)
        return String(buffer: writer.buffer)
    }

    @Test(
        "A message comes back from its JSON as it was", arguments: PresentationEventFixtures.all)
    func comesBack(_ message: PresentationEvent) throws {
        let json = try JSONEncoder().encode(message)
        #expect(try JSONDecoder().decode(PresentationEvent.self, from: json) == message)
    }

    @Test("Every output writes the same JSON", arguments: PresentationEventFixtures.all)
    func oneJSON(_ message: PresentationEvent) throws {
        let written = try JSONValue(parsing: Array(Self.text(message).utf8))
        #expect(JSONTree.value { message.write(to: &$0) } == written)
        let encoded = try JSONValue(parsing: [UInt8](JSONEncoder().encode(message)))
        #expect(encoded == written)
    }

    /// Whoever changes this file decides whether clients of the version before can read the new
    /// JSON; if they can't, `PresentationEvent.format` grows.
    @Test("The JSON of format 1 is as it was")
    func format() throws {
        #expect(PresentationEvent.format == 1)
        let lines = PresentationEventFixtures.all.map(Self.text).joined(separator: "\n") + "\n"
        try expectSnapshot(lines, named: "format-1.jsonl")
    }

    @Test("A tree travels in a message, for a client that draws it itself") @MainActor
    func tree() throws {
        let view = VStack {
            Text("Soup")
            ForEach(0..<60) { Text("\($0)").padding().background(.red).overlay(Text("over")) }
        }
        let card = PresentationEventFixtures.card(content: .tree(ViewResolver.resolve(view).tree))
        let message = PresentationEvent.state(.init(sequence: 1, card: card))
        let json = try JSONEncoder().encode(message)
        #expect(try JSONDecoder().decode(PresentationEvent.self, from: json) == message)
    }

    @Test(
        "A message that can't be read says what was expected, and where",
        arguments: [
            (#"{"seq":1}"#, "a text", "type"),
            (#"{"type":"wave"}"#, "state, announce or refused", "type"),
            (#"{"type":"state","seq":1}"#, "a whole number", "format"),
            (#"{"type":"state","format":2,"seq":1}"#, "1", "format"),
            (#"{"type":"state","format":1,"seq":"1"}"#, "a whole number", "seq"),
            (#"{"type":"state","format":1,"seq":1,"card":[]}"#, "an object", "card"),
            (
                #"{"type":"state","format":1,"seq":1,"card":{"id":1,"generation":1,"title":"T","buttons":[],"busy":1}}"#,
                "true or false", "card.busy"
            ),
            (#"{"type":"refused","reason":"mood","message":""}"#, "a known Reason", "reason"),
        ])
    func mistakes(_ json: String, _ expected: String, _ place: String) throws {
        let value = try JSONValue(parsing: Array(json.utf8))
        let error = #expect(throws: PresentationFormatError.self) {
            try PresentationEvent(json: value)
        }
        #expect(
            error?.description == """
                The presentation message could not be read: \(expected) was expected at “\(place)”. It \
                may come from another version of the program; this one reads format 1.
                """)
    }
}

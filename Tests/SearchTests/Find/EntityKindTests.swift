import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing

/// Entities that exist once, that are made of their identifiers, and that no query finds.
@Suite(.timeLimit(.minutes(2)))
struct EntityKindTests {
    @Test("A unique entity is taken without a question")
    func unique() async throws {
        let system = TestSystem(
            intents: [EntityKinds.TellVolume.self], finding: [EntityKinds.Settings.self])
        let run = try await system.perform("TellVolume")
        #expect(run.dialog?.full == "7")
        try await run.done()
        #expect(system.system.catalog.entry(identifier: "FindSettings") == nil)
        try await system.finish()
    }

    @Test("An entity that is made of its raw value is found by it, and by the title of its case")
    func rawRepresentable() async throws {
        let system = TestSystem(intents: [EntityKinds.Visit.self])
        let known = try await system.perform(
            "Visit", values: ["planet": .entity(type: "Planet", id: "venus")])
        #expect(known.dialog?.full == "To venus!")
        try await known.done()
        let searched = try await system.perform("Visit", values: ["planet": "EARTH"])
        #expect(searched.dialog?.full == "To earth!")
        try await searched.done()
        let asked = try await system.perform("Visit")
        #expect(asked.screen.contains("Mercury"), "\(asked.screen)")
        try await asked.cancel()
        let unknown = try await system.perform("Visit", values: ["planet": "pluto"])
        #expect(unknown.screen.contains("No Planet matches “pluto”."), "\(unknown.screen)")
        try await unknown.cancel()
        try await system.finish()
    }

    @Test("A value that no query finds travels as the values of its properties")
    func transient() async throws {
        let system = TestSystem(
            intents: [EntityKinds.TellWeather.self, EntityKinds.Dress.self])
        let told = try await system.perform("TellWeather")
        #expect(told.card?.value?.title == "Clear, 21°")
        let value = try #require(told.card?.value?.data)
        #expect(value == .structure(["sky": "Clear", "degrees": 21]))
        // A property without a value is left out, as there is nothing to read.
        #expect(told.tree.plainText == "Clear, 21°\nSky\nClear\nDegrees\n21")
        #expect(
            told.card?.value?.lines(in: Locale(identifier: "en"))
                == "Clear, 21° – Sky: Clear, Degrees: 21")
        try await told.done()
        let dressed = try await system.perform("Dress", values: ["weather": value])
        #expect(dressed.dialog?.full == "Clear, no wind")
        try await dressed.done()
        let partial = ParameterValue.structure(["sky": "Clear"])
        let incomplete = try await system.perform("Dress", values: ["weather": partial])
        #expect(incomplete.screen.contains("!"), "\(incomplete.screen)")
        try await incomplete.cancel()
        try await system.finish()
    }

    @Test(
        "A value that no query finds is made of entities that queries find, by words or identifiers"
    )
    func transientOfEntities() async throws {
        let system = TestSystem(intents: [EntityKinds.Fly.self])
        let whole = try await system.perform(
            "Fly",
            values: [
                "route": .structure([
                    "start": "earth", "stop": .entity(type: "Planet", id: "venus"),
                    "others": .array(["mercury", "earth"]), "days": 3,
                ])
            ])
        #expect(whole.dialog?.full == "3: earth, venus, mercury+earth", "\(whole.screen)")
        try await whole.done()
        let partial = try await system.perform(
            "Fly", values: ["route": .structure(["start": "venus", "days": 1])])
        #expect(partial.dialog?.full == "1: venus, nowhere, ", "\(partial.screen)")
        try await partial.done()
        let unknown = try await system.perform(
            "Fly", values: ["route": .structure(["start": "pluto", "days": 1])])
        #expect(unknown.screen.contains("No Planet matches “pluto”."), "\(unknown.screen)")
        try await unknown.cancel()
        let missing = try await system.perform(
            "Fly", values: ["route": .structure(["start": "venus"])])
        #expect(missing.screen.contains("!"), "\(missing.screen)")
        try await missing.cancel()
        try await system.finish()
    }

    @Test("The properties of an entity come with it, for those who read data")
    func properties() async throws {
        let system = TestSystem(intents: [], finding: [Finding.Peak.self])
        let run = try await system.perform("FindPeak", values: ["limit": 1])
        let properties = try #require(run.card?.value?.elements.first?.properties)
        #expect(properties["name"] == "Eiger")
        #expect(properties["height"] == .structure(["value": 3967.0, "unit": "meters"]))
        #expect(properties["side"] == .enumeration(type: "Side", rawValue: "north"))
        #expect(properties["remark"] == "North face")
        try await run.done()
        try await system.finish()
    }
}

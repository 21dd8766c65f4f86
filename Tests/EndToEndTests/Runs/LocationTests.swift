import AppIntents
import AppIntentsMetadata
import CoreLocation
import IntentSystem
import IntentTestKit
import Testing

/// The location of the person whose run asks for it.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct LocationTests {
    private let system = TestSystem(intents: LocationCards.all)

    @Test("A manager that people share tells each of them their own location")
    func own() async throws {
        for (name, latitude, text) in [
            ("Vienna", 48.2, "48.2, 16.4 ± 20.0"), ("Graz", 47.1, "47.1, 16.4 ± 20.0"),
        ] {
            let person = try await system.person(name)
            try await person.send(
                .location(PersonLocation(latitude: latitude, longitude: 16.4, accuracy: 20)))
            try await person.send(.perform(intent: "WhereAmI", values: [:]))
            #expect(person.dialog?.full == text)
        }
        let other = try await system.person("elsewhere")
        try await other.send(.perform(intent: "WhereAmI", values: [:]))
        #expect(other.screen.contains("The app needs permission to know your location."))
        try await other.send(.location(PersonLocation(latitude: 46.6, longitude: 14.3)))
        try await other.send(.retry())
        #expect(other.dialog?.full == "46.6, 14.3 ± 0.0")
        #expect(system.messages.contains { $0.contains("usesPersonLocation of the app") })
        try await system.finish()
    }

    @Test("A reduced location is on a coarse grid, and says so")
    func reduced() async throws {
        let person = try await system.person()
        try await person.send(
            .location(PersonLocation(latitude: 48.213, longitude: 16.361, accuracy: 20)))
        try await person.send(.perform(intent: "WhereAmI", values: ["isReduced": true]))
        #expect(person.dialog?.full == "48.2, 16.35 ± 5000.0")
        try await system.finish()
    }

    @Test("The authorization is the person's choice, and the older method of a delegate hears it")
    func authorization() async throws {
        let person = try await system.person()
        try await person.send(.perform(intent: "Permission", values: [:]))
        #expect(person.dialog?.full == "2 true")
        try await person.done()
        try await person.send(.location(PersonLocation(latitude: 48.2, longitude: 16.4)))
        try await person.send(.perform(intent: "Permission", values: [:]))
        #expect(person.dialog?.full == "4 true")
        try await system.finish()
    }

    @Test("A run follows its person: each long way, and that they stopped sharing")
    func followed() async throws {
        try await follow(
            "Follow", moving: [48.2, 48.201, nil, 47.1, -33.9],
            notes: ["none", "48.2", "none", "47.1", "-33.9"])
    }

    @Test("Live updates tell each change")
    func updates() async throws {
        try await follow(
            "FollowUpdates", moving: [48.2, nil, -33.9], notes: ["none", "48.2", "none", "-33.9"])
    }

    /// Sends a person to the latitudes, one after the other, while an intent follows them.
    private func follow(_ intent: String, moving: [Double?], notes: [String]) async throws {
        let lab = TestFixture.fresh()
        let person = try await system.person()
        let stranger = try await system.person("stranger")
        try person.post(.perform(intent: intent, values: ["lab": .string(lab.name)]))
        #expect(try await lab.wait(forNote: "none"))
        var expected = 1
        for latitude in moving {
            try stranger.post(.location(PersonLocation(latitude: 1, longitude: 1)))
            try person.post(
                .location(latitude.flatMap { PersonLocation(latitude: $0, longitude: 16.4) }))
            let text = latitude.map { "\($0)" } ?? "none"
            // A way that is too short isn't told.
            guard notes.contains(text) else { continue }
            expected += 1
            let count = notes.prefix(expected).count { $0 == text }
            #expect(try await lab.wait(forNote: text, times: count))
        }
        await person.settle()
        #expect(lab.notes == notes)
        #expect(person.dialog?.full == "South")
        lab.forget()
        try await system.finish()
    }
}

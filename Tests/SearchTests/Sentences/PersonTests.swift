import AppIntents
import AppIntentsMetadata
import CoreLocation
import IntentSystem
import IntentTestKit
import Testing

/// Persons and places in sentences and answers.
struct PersonTests {
    struct HostDinner: AppIntent {
        static let title: LocalizedStringResource = "Host Dinner"
        @Parameter(title: "Guest") var guest: IntentPerson
        @Parameter(title: "City", displayStyle: .city) var city: CLPlacemark?
        func perform() async throws -> some ProvidesDialog {
            .result(
                dialog:
                    "\(guest.displayRepresentation.title) in \(city?.locality ?? "no city")")
        }
    }

    struct InviteFriends: AppIntent {
        static let title: LocalizedStringResource = "Invite Friends"
        static var parameterSummary: some ParameterSummary { Summary("Invite \(\.$friends)") }
        @Parameter(title: "Friends") var friends: [IntentPerson]
        func perform() async throws -> some ProvidesDialog {
            .result(dialog: "\(friends.count) friends.")
        }
    }

    struct FindWeather: AppIntent {
        static let title: LocalizedStringResource = "Weather"
        @Parameter(title: "Place") var place: CLPlacemark
        func perform() async throws -> some ProvidesDialog {
            .result(dialog: "Sun in \(place.name ?? "no place").")
        }
    }

    private let system = TestSystem(
        intents: [HostDinner.self, InviteFriends.self, FindWeather.self], appName: "Table")

    @Test("A person and a place are given as the parts that a form has")
    func values() async throws {
        let run = try await system.say("host dinner with Anna in Paris")
        #expect(
            run.understanding?.values == [
                "guest": .structure(["name": "Anna"]), "city": .structure(["locality": "Paris"]),
            ])
        #expect(run.understanding?.words == "Host Dinner · Anna · Paris")
        #expect(run.dialog?.full == "Anna in Paris")
        #expect(try await system.say("weather in new york").dialog?.full == "Sun in new york.")
        try await system.finish()
    }

    @Test("Several persons are a list, and an address is one")
    func lists() async throws {
        let run = try await system.say("invite Anna and ben@example.com")
        #expect(
            run.understanding?.values["friends"]
                == .array([
                    .structure(["name": "Anna"]), .structure(["handle": "ben@example.com"]),
                ]))
        #expect(run.dialog?.full == "2 friends.")
        try await system.finish()
    }

    @Test("A question for a person, or for a place, is answered with words")
    func answers() async throws {
        var run = try await system.perform("HostDinner")
        #expect(try await run.hear("Anna Lind").title == "Anna Lind")
        #expect(run.dialog?.full == "Anna Lind in no city")
        run = try await system.perform("FindWeather")
        #expect(try await run.hear("New York").title == "New York")
        #expect(run.dialog?.full == "Sun in New York.")
        try await system.finish()
    }

    @Test("An answer for a person, or for several, is in the parts that a form shows")
    func answersInParts() async throws {
        var run = try await system.perform("HostDinner")
        #expect(
            try await run.hear("Ada Lovelace <ada@example.com>").kind
                == .value(
                    .structure(["name": "Ada Lovelace", "handle": "ada@example.com"]),
                    parameter: "guest"))
        run = try await system.perform("InviteFriends")
        #expect(
            try await run.hear("Anna Lind and ben@example.com").kind
                == .value(
                    .array([
                        .structure(["name": "Anna Lind"]),
                        .structure(["handle": "ben@example.com"]),
                    ]), parameter: "friends"))
        #expect(run.dialog?.full == "2 friends.")
        try await system.finish()
    }
}

import AppIntents
import IntentTestKit
import Testing

struct GreetingGuests: DynamicOptionsProvider {
    func results() async throws -> [IntentPerson] {
        [
            IntentPerson(
                identifier: .applicationDefined("ada"), name: .displayName("Ada Lovelace"),
                handle: .init(emailAddress: "ada@example.com"))
        ]
    }
}

struct SendGreetingIntent: AppIntent {
    static let title: LocalizedStringResource = "Send Greeting"
    static var parameterSummary: some ParameterSummary { Summary("Send greeting to \(\.$guest)") }
    @Parameter(title: "Guest", optionsProvider: GreetingGuests()) var guest: IntentPerson
    func perform() async throws -> some IntentResult { .result() }
}

/// Searches for sentences with names that only the app's options providers list.
@Suite(.timeLimit(.minutes(2)))
struct NameSearchTests {
    @Test("The first search of a session knows the listed persons, also if it isn't the empty one")
    func firstWords() async throws {
        // The time that the search waits for the provider doesn't pass.
        try await withHost(clock: TestClock()) { port in
            let answer = try await WireClient(port: port).request(
                "GET", "/search?q=send%20greeting%20to%20ada",
                headers: [sessionCookie(String(repeating: "ad", count: 16), port: port)])
            #expect(answer.status == 200)
            #expect(answer.body.contains(#""Ada Lovelace""#), "\(answer.body)")
        }
    }
}

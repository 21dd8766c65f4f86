import AppIntents
import IntentTestKit
import Synchronization
import Testing

/// A tea whose query answers late while a test holds it up.
struct SlowTea: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Slow Tea"
    static let defaultQuery = SlowTeaQuery()
    let id: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct SlowTeaQuery: EntityQuery {
    static let isHeldUp = Mutex(false)
    static let asked = Gate()
    static let mayAnswer = Gate()

    func entities(for identifiers: [String]) async throws -> [SlowTea] {
        if Self.isHeldUp.withLock({ $0 }) {
            await Self.asked.open()
            await Self.mayAnswer.wait()
        }
        return identifiers.map(SlowTea.init)
    }
}

struct BrewSlowTeaIntent: AppIntent {
    static let title: LocalizedStringResource = "Brew Slow Tea"
    @Parameter(title: "Tea") var tea: SlowTea
    func perform() async throws -> some ProvidesDialog { .result(dialog: "Brewed.") }
}

/// What a person did last, in the list of a page that asks while the app's query takes long.
@Suite(.timeLimit(.minutes(2)))
struct LateOfferTests {
    @Test("A list whose last actions are late comes without them, and with them in one more answer")
    func recents() async throws {
        let clock = TestClock()
        try await withHost(clock: clock) { port in
            let cookie = sessionCookie(String(repeating: "7e", count: 16), port: port)
            let page = try await WireClient(port: port)
            let head = try await page.upgrade(tab: "7ea7ea7ea7ea7ea7", headers: [cookie])
            #expect(head.status == 101)
            try await page.sendText(
                """
                {"type":"perform","intent":"BrewSlowTeaIntent","values":{"tea":{"entity":"SlowTea",\
                "id":"Oolong"}}}
                """)
            #expect(await page.readState(with: "Brewed.") != nil)

            SlowTeaQuery.isHeldUp.withLock { $0 = true }
            let client = try await WireClient(port: port)
            let first = Task { try await client.request("GET", "/search?q=", headers: [cookie]) }
            await SlowTeaQuery.asked.wait()
            try await clock.advance(inStepsOf: .milliseconds(50)) { _ = await first.result }
            let early = try await first.value
            #expect(early.body.contains(#""more":1"#), "\(early.body)")
            #expect(!early.body.contains("Oolong"))

            let other = try await WireClient(port: port)
            async let next = other.request("GET", "/search?q=&more=1", headers: [cookie])
            await SlowTeaQuery.mayAnswer.open()
            let late = try await next
            #expect(!late.body.contains(#""more""#))
            #expect(late.body.contains(#""title":"Recent""#), "\(late.body)")
            #expect(late.body.contains("Oolong"))
            try await page.vanish()
        }
    }

    @Test("A list that is there in time needs no other answer")
    func inTime() async throws {
        // The time that the list waits doesn't pass.
        try await withHost(clock: TestClock()) { port in
            let answer = try await WireClient(port: port).request(
                "GET", "/search?q=",
                headers: [sessionCookie(String(repeating: "7d", count: 16), port: port)])
            #expect(answer.status == 200)
            #expect(answer.body.contains(#""sections":[{"#))
            #expect(!answer.body.contains(#""more""#))
        }
    }
}

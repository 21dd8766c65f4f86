import AppIntents
import Foundation
import Synchronization
import Testing

@testable import WebHost

/// Links into the app: they open entities, and perform nothing before a person confirms.
@Suite(.timeLimit(.minutes(2)), .serialized)
struct LinkTests {
    private static let person = String(repeating: "2e", count: 16)
    private static let visit = [
        ("Sec-Fetch-Mode", "navigate"), ("Sec-Fetch-Dest", "document"), ("Sec-Fetch-Site", "none"),
    ]

    /// Follows a link, and opens the page to which it leads.
    private func follow(_ address: String, _ port: Int) async throws -> WireClient {
        let cookie = sessionCookie(Self.person, port: port)
        let answer = try await WireClient(port: port)
            .request("GET", address, headers: Self.visit + [cookie])
        // The page stays at the address, and sends it over its connection.
        #expect(answer.status == 200)
        #expect(answer.headers["content-type"]?.hasPrefix("text/html") == true)
        #expect(answer.headers["set-cookie"] == nil)
        let page = try await WireClient(port: port)
        _ = try await page.upgrade(cookie: Self.person)
        try await page.sendText(#"{"type":"visit","path":"\#(address)","card":null,"number":1}"#)
        return page
    }

    @Test("A link to an entity opens it")
    func opens() async throws {
        try await withHost { port in
            let page = try await follow("/open/Lighthouse/north%20sea", port)
            let shown = try #require(await page.readState(with: "North Sea"))
            #expect(shown.contains(#""title":"Open Lighthouse""#))
            try await page.vanish()
        }
    }

    @Test("A link to an entity that the app has no intent for shows its properties")
    func shows() async throws {
        try await withHost { port in
            let page = try await follow("/open/Mooring/west", port)
            let shown = try #require(await page.readState(with: "Depth"))
            #expect(shown.contains(#""title":"Mooring""#))
            #expect(shown.contains("West") && shown.contains("12"))
            try await page.vanish()
            let gone = try await follow("/open/Mooring/nowhere", port)
            let asked = try #require(await gone.readState(with: "exists"))
            #expect(asked.contains("This Mooring no longer exists."))
            try await gone.vanish()
        }
    }

    @Test("Bad input: a link doesn't perform an intent that the app hides")
    func hidden() async throws {
        Lighthouses.lit.store(0)
        try await withHost { port in
            let page = try await follow("/open/Buoy/7", port)
            let shown = try #require(await page.readState(with: "Buoy 7"))
            #expect(shown.contains(#""title":"Buoy""#))
            #expect(Lighthouses.lit.load() == 0)
            try await page.vanish()
        }
    }

    @Test("A link to an action offers its parameters, with the values of the link")
    func offers() async throws {
        Lighthouses.lit.store(0)
        try await withHost { port in
            let page = try await follow(
                "/run/LightIntent?house=north%20sea&hours=3&isGreen=true&utm_source=x", port)
            let asked = try #require(await page.readState(with: #""kind":"values""#))
            #expect(asked.contains(#""value":{"entity":"Lighthouse","id":"north sea"}"#))
            #expect(asked.contains(#""value":true"#))
            #expect(Lighthouses.lit.load() == 0)
            let question = try #require(asked.firstMatch(of: /"question":\{"id":(\d+)/)?.1)
            try await page.sendText(
                """
                {"type":"answer","question":\(question),"values":{"house":{"entity":"Lighthouse",\
                "id":"north sea"},"hours":3,"isGreen":true}}
                """)
            let shown = try #require(await page.readState(with: "Lit for 3 hours in green."))
            #expect(!shown.isEmpty)
            #expect(Lighthouses.lit.load() == 1)
            try await page.vanish()
        }
    }

    @Test("A link to an action without parameters asks before it is performed")
    func asks() async throws {
        Lighthouses.lit.store(0)
        try await withHost { port in
            let page = try await follow("/run/LightAllIntent", port)
            let asked = try #require(await page.readState(with: #""kind":"confirmation""#))
            #expect(asked.contains("Do you want to continue with “Light All”?"))
            #expect(Lighthouses.lit.load() == 0)
            let question = try #require(asked.firstMatch(of: /"question":\{"id":(\d+)/)?.1)
            try await page.sendText(#"{"type":"confirm","question":\#(question)}"#)
            _ = try #require(await page.readState(with: #""question":null"#))
            #expect(Lighthouses.lit.load() == 1)
            try await page.vanish()
        }
    }

    @Test(
        "Bad input: a link to what the app doesn't have or doesn't offer leads to a page that says so",
        arguments: [
            "/open/Lighthouse/", "/open/Nothing/1", "/run/NothingIntent", "/run/HiddenLightIntent",
            "/run/%00", "/open/%FF/%FF", "/run", "/open", "/nothing",
        ])
    func missing(address: String) async throws {
        try await withHost { port in
            let answer = try await WireClient(port: port).request(
                "GET", address,
                headers: Self.visit + [("Accept-Language", "de"), ("Accept", "text/html,*/*")])
            #expect(answer.status == 404)
            #expect(answer.headers["content-type"]?.hasPrefix("text/html") == true)
            #expect(answer.body.contains("An dieser Adresse ist nichts"))
        }
    }

    @Test("Bad input: only a window that a person leads there follows a link")
    func onlyVisits() async throws {
        Lighthouses.lit.store(0)
        try await withHost { port in
            let cookie = sessionCookie(Self.person, port: port)
            for headers in [
                [], [("Sec-Fetch-Mode", "no-cors"), ("Sec-Fetch-Dest", "image")],
                [("Sec-Fetch-Mode", "navigate"), ("Sec-Fetch-Dest", "iframe")],
                Self.visit + [("Sec-Purpose", "prefetch")],
            ] {
                let answer = try await WireClient(port: port).request(
                    "GET", "/open/Lighthouse/x", headers: headers + [cookie])
                #expect(answer.status == 403)
                #expect(answer.body.contains("This address is for people"))
            }
            let head = try await WireClient(port: port).request(
                "HEAD", "/run/LightAllIntent", headers: Self.visit + [cookie])
            #expect(head.status == 403)
            #expect(Lighthouses.lit.load() == 0)
        }
    }

    @Test(
        "A link on another site leads back here once more, with the cookie that the browser keeps back"
    )
    func foreign() async throws {
        try await withHost { port in
            let foreign = Self.visit.dropLast() + [("Sec-Fetch-Site", "cross-site")]
            let answer = try await WireClient(port: port).request(
                "GET", "/run/LightIntent?house=%22a%22&hours=1", headers: Array(foreign))
            #expect(answer.status == 200)
            #expect(answer.headers["set-cookie"] == nil)
            #expect(
                answer.body.contains(
                    #"content="0;url=/run/LightIntent?house=%22a%22&amp;hours=1""#))
            let elsewhere = try await WireClient(port: port).request(
                "GET", "/?x=//evil.example", headers: Array(foreign))
            #expect(elsewhere.body.contains(#"content="0;url=/?x=//evil.example""#))
            for target in ["//evil.example/", "/\\evil.example", "/%5cevil.example"] {
                let other = try await WireClient(port: port).request(
                    "GET", target, headers: foreign + [("Accept", "text/html")])
                #expect(!other.body.contains("url=\(target)"))
            }
        }
    }
}

enum Lighthouses {
    static let lit = Counter()

    final class Counter: Sendable {
        private let count = Mutex(0)
        func load() -> Int { count.withLock { $0 } }
        func store(_ value: Int) { count.withLock { $0 = value } }
        func add() { count.withLock { $0 += 1 } }
    }
}

struct Lighthouse: AppEntity {
    struct Houses: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Lighthouse] {
            identifiers.filter { !$0.isEmpty }.map(Lighthouse.init)
        }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Lighthouse"
    static let defaultQuery = Houses()
    let id: String
    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(id.capitalized)")
    }
}

struct OpenLighthouseIntent: OpenIntent {
    static let title: LocalizedStringResource = "Open Lighthouse"
    @Parameter(title: "Lighthouse") var target: Lighthouse
}

/// An entity without an intent that opens it.
struct Mooring: AppEntity {
    struct Moorings: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Mooring] {
            identifiers.filter { $0 == "west" }.map(Mooring.init)
        }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mooring"
    static let defaultQuery = Moorings()
    let id: String
    @Property(title: "Depth") var depth: Int
    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(id.capitalized)")
    }

    init(id: String) {
        self.id = id
        depth = 12
    }
}

/// An entity that only the app's own code opens.
struct Buoy: AppEntity {
    struct Buoys: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Buoy] {
            identifiers.map(Buoy.init)
        }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Buoy"
    static let defaultQuery = Buoys()
    let id: String
    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "Buoy \(id)")
    }
}

struct OpenBuoyIntent: OpenIntent {
    static let title: LocalizedStringResource = "Open Buoy"
    static let isDiscoverable = false
    @Parameter(title: "Buoy") var target: Buoy

    func perform() async throws -> some IntentResult {
        Lighthouses.lit.add()
        return .result()
    }
}

struct LightIntent: AppIntent {
    static let title: LocalizedStringResource = "Light"
    @Parameter(title: "House") var house: Lighthouse
    @Parameter(title: "Hours") var hours: Int
    @Parameter(title: "Green", default: false) var isGreen: Bool

    func perform() async throws -> some IntentResult & ProvidesDialog {
        Lighthouses.lit.add()
        return .result(dialog: "Lit for \(hours) hours in \(isGreen ? "green" : "white").")
    }
}

struct LightAllIntent: AppIntent {
    static let title: LocalizedStringResource = "Light All"

    func perform() async throws -> some IntentResult {
        Lighthouses.lit.add()
        return .result()
    }
}

struct HiddenLightIntent: AppIntent {
    static let title: LocalizedStringResource = "Hidden Light"
    static let isDiscoverable = false

    func perform() async throws -> some IntentResult { .result() }
}

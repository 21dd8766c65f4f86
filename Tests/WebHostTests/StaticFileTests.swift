import Foundation
import Testing

@testable import WebHost

@Suite("The scripts and style sheets of pages")
struct StaticFileTests {
    @Test(
        "come in the smallest coding that a client accepts, under a tag of its own",
        arguments: StaticFiles.names)
    func compressed(_ name: String) async throws {
        try await withHost { port in
            let client = try await WireClient(port: port)
            func get(_ fields: [(String, String)]) async throws -> WireClient.Answer {
                try await client.request("GET", "/" + name, headers: fields)
            }
            func size(_ answer: WireClient.Answer) throws -> Int {
                try #require(answer.headers["content-length"].flatMap { Int($0) })
            }
            let plain = try await get([])
            let gzip = try await get([("Accept-Encoding", "gzip;q=1.0, br;q=0, *;q=0.1")])
            let brotli = try await get([("Accept-Encoding", "gzip, deflate, br")])
            #expect(plain.headers["content-encoding"] == nil)
            #expect(plain.body.isEmpty == false)
            #expect(gzip.headers["content-encoding"] == "gzip")
            #expect(brotli.headers["content-encoding"] == "br")
            #expect(try size(brotli) < size(gzip))
            #expect(try size(gzip) < size(plain))
            let answers = [plain, gzip, brotli]
            for answer in answers {
                #expect(answer.status == 200)
                #expect(answer.headers["vary"] == "Accept-Encoding")
            }
            #expect(Set(answers.map { $0.headers["etag"] }).count == 3)
            for refusal in ["identity", "gzip;q=0", "br; q=0.000", "x-gzip-not", "GZIP;q=a", "brr"]
            {
                let answer = try await get([("Accept-Encoding", refusal)])
                #expect(answer.headers["etag"] == plain.headers["etag"])
                #expect(answer.body == plain.body)
            }

            let known = ("If-None-Match", try #require(gzip.headers["etag"]))
            #expect(try await get([known, ("Accept-Encoding", "gzip")]).status == 304)
            #expect(try await get([known, ("Accept-Encoding", "br")]).status == 200)
            #expect(try await get([known]).status == 200)
        }
    }

    @Test("are kept for ever at the address that a page names, and asked for each time elsewhere")
    func kept() async throws {
        try await withHost { port in
            let client = try await WireClient(port: port)
            let page = try await client.request("GET", "/").body
            let names = page.matches(of: /"(\/(?:page|forms|fonts)\.(?:js|css))(\?v=[0-9a-f]+)"/)
            #expect(Set(names.map(\.1)) == ["/page.js", "/forms.js", "/page.css", "/fonts.css"])
            for name in names {
                for (address, isKept) in [
                    ("\(name.1)\(name.2)", true), ("\(name.1)\(name.2)&1", true),
                    ("\(name.1)", false), ("\(name.1)?v=0", false), ("\(name.1)?v=", false),
                ] {
                    let answer = try await client.request("GET", address)
                    #expect(answer.status == 200)
                    #expect(
                        answer.headers["cache-control"]
                            == (isKept ? "private, max-age=31536000, immutable" : "no-cache"))
                }
            }
        }
    }

    @Test("are read by pages of allowed foreign origins, and kept by what they depend on")
    func foreign() async throws {
        try await withHost(configure: { $0.allowedOrigins = ["https://example.org"] }) { port in
            let answer = try await WireClient(port: port).request(
                "GET", "/page.css", headers: [("Origin", "https://example.org")])
            #expect(answer.headers["vary"] == "Accept-Encoding, Origin")
        }
    }

    #if DEBUG
        @Test("have the modules that they were joined from beside them in a debug build")
        func sourceMap() async throws {
            struct Map: Decodable {
                let sources: [String]
                let sourcesContent: [String]
            }
            try await withHost { port in
                let client = try await WireClient(port: port)
                let address = try await client.request("GET", "/page.js").headers["sourcemap"]
                #expect(address == "/page.js.map")
                let text = try await client.request("GET", try #require(address)).body
                let map = try JSONDecoder().decode(Map.self, from: Data(text.utf8))
                #expect(map.sources.last == "page.js")
                #expect(map.sources.contains("words.js"))
                #expect(map.sourcesContent.count == map.sources.count)
                #expect(map.sourcesContent.last?.contains("async function learnAboutApp") == true)
            }
        }
    #endif
}

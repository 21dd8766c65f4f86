import Foundation
import Testing

@testable import WebHost

@Suite("A browser that installs the page as an app")
struct InstallationTests {
    private struct Manifest: Decodable {
        /// Reads a manifest that the host has answered.
        static func read(_ text: String) throws -> Manifest {
            let decoder = JSONDecoder()
            decoder.keyDecodingStrategy = .convertFromSnakeCase
            return try decoder.decode(Manifest.self, from: Data(text.utf8))
        }

        struct Icon: Decodable {
            let src: String
            let type: String
            let sizes: String
            let purpose: String
        }

        let name: String
        let id: String
        let startUrl: String
        let scope: String
        let display: String
        let lang: String
        let dir: String
        let icons: [Icon]
    }

    @Test("finds the manifest in the page, for which it shows its cookie, and each icon in it")
    func manifest() async throws {
        try await withHost { port in
            let client = try await WireClient(port: port)
            let page = try await client.request("GET", "/").body
            let link = #"<link rel="manifest" href="/manifest.webmanifest""#
            #expect(page.contains(link + #" crossorigin="use-credentials">"#))
            let answer = try await client.request(
                "GET", "/manifest.webmanifest", headers: [("Accept-Language", "ar")])
            #expect(answer.status == 200)
            #expect(answer.headers["content-type"] == "application/manifest+json")
            #expect(answer.headers["cache-control"] == "no-cache")
            #expect(answer.headers["vary"] == "Accept-Language, Cookie")
            let manifest = try Manifest.read(answer.body)
            #expect(manifest.name == "Test")
            #expect([manifest.id, manifest.startUrl, manifest.scope] == ["/", "/", "/"])
            #expect(manifest.display == "standalone")
            #expect(manifest.lang == "ar")
            #expect(manifest.dir == "rtl")
            #expect(manifest.icons.map(\.purpose) == ["any", "maskable"])
            for icon in manifest.icons {
                #expect(icon.sizes == "any")
                let picture = try await client.request("GET", icon.src)
                #expect(picture.status == 200)
                #expect(picture.headers["content-type"] == icon.type)
                #expect(
                    picture.headers["cache-control"] == "private, max-age=31536000, immutable")
            }
        }
    }

    /// Returns the beginning of a PNG of a size, which is enough to read it.
    private func png(_ width: Int, _ height: Int) -> Data {
        let numbers = [width, height].flatMap { number in
            [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
        }
        let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]
        return Data(signature + Array("IHDR".utf8) + numbers)
    }

    @Test("gets the app's own icon if its asset catalog has one, in the size that is enough")
    func appIcon() async throws {
        let bundle = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let set = bundle.appending(path: "Media.xcassets/AppIcon.appiconset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: bundle) }
        for (name, width, height) in [
            ("small", 60, 60), ("usual", 1024, 1024), ("wide", 512, 300), ("dark", 512, 512),
        ] {
            try png(width, height).write(to: set.appending(path: name + ".png"))
        }
        try Data(
            #"""
            {"images": [
                {"idiom": "universal", "platform": "ios", "size": "20x20"},
                {"filename": "small.png", "size": "30x30", "scale": "2x"},
                {"filename": "usual.png", "size": "1024x1024"}, {"filename": "wide.png"},
                {"filename": "dark.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
                {"filename": "missing.png"}
            ], "info": {"author": "xcode", "version": 1}}
            """#.utf8
        ).write(to: set.appending(path: "Contents.json"))

        try await withHost(configure: { $0.assetDirectories = [bundle] }) { port in
            let client = try await WireClient(port: port)
            let answer = try await client.request("GET", "/manifest.webmanifest")
            let icons = try Manifest.read(answer.body).icons
            #expect(icons.map(\.sizes) == ["1024x1024", "1024x1024"])
            #expect(icons.map(\.purpose) == ["any", "maskable"])
            let icon = try #require(icons.first)
            let picture = try await client.request("GET", icon.src)
            #expect(picture.headers["content-type"] == "image/png")
            #expect(picture.headers["content-length"] == "24")
            let page = try await client.request("GET", "/").body
            #expect(page.contains(#"<link rel="icon" href="\#(icon.src)">"#))
        }
        try await withHost { port in
            #expect(try await WireClient(port: port).request("GET", "/icon.png").status == 404)
        }
    }

    @Test("gets a worker that it asks for each time, with the page in the person's language")
    func worker() async throws {
        try await withHost { port in
            let client = try await WireClient(port: port)
            func worker(_ headers: [(String, String)] = []) async throws -> WireClient.Answer {
                try await client.request("GET", "/worker.js", headers: headers)
            }
            let english = try await worker()
            #expect(english.status == 200)
            #expect(english.headers["content-type"] == "text/javascript; charset=utf-8")
            #expect(english.headers["cache-control"] == "no-cache")
            #expect(english.headers["vary"] == "Accept-Language, Cookie")
            #expect(english.body.contains("<bdi>Test</bdi> can’t be reached"))
            let german = try await worker([("Cookie", "oai-language=de")])
            #expect(german.body.contains("<bdi>Test</bdi> ist nicht erreichbar"))
            #expect(german.headers["etag"] != english.headers["etag"])
            let tag = try #require(german.headers["etag"])
            let known = [("Cookie", "oai-language=de"), ("If-None-Match", tag)]
            #expect(try await worker(known).status == 304)
        }
    }

    @Test("may use this host's manifest and worker, and no other's")
    func policy() async throws {
        try await withHost { port in
            let page = try await WireClient(port: port).request("GET", "/")
            let policy = try #require(page.headers["content-security-policy"])
            #expect(policy.contains("; manifest-src 'self'; worker-src 'self';"))
        }
    }

    @Test("gets the page with all of its parts; the worker adds the nonce")
    func parts() async throws {
        try await withHost { port in
            let script = try await WireClient(port: port).request("GET", "/worker.js").body
            let line = script.prefix { $0 != "\n" }
            let literal = line.dropFirst("globalThis.offlinePage=".count).dropLast()
            let page = try JSONDecoder().decode(String.self, from: Data(literal.utf8))
            #expect(Set(page.matches(of: /\{(\w+)\}/).map { String($0.1) }) == ["nonce"])
            #expect(page.matches(of: /<(?:style|script)/).count == 2)
            #expect(page.components(separatedBy: #" nonce="{nonce}">"#).count == 3)
            #expect(page.contains("<title>Test</title>"))
            #expect(page.contains("color-scheme"))
            #expect(page.contains("/health"))
            #expect(!page.contains("{{"))
        }
    }
}

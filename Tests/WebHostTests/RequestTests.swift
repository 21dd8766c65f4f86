import Foundation
import FoundationXML
import IntentSystem
import Testing

@testable import WebHost

@Suite struct RequestTests {
    @Test("A page tells the person's time zone when it connects, and in a cookie")
    func timeZones() throws {
        func zone(_ name: String) throws -> String? {
            try StreamOpening(
                target: "/session/events?tab=0123456789abcdef&zone=\(name)", client: nil,
                acceptLanguage: nil
            ).environment.timeZone?.identifier
        }
        #expect(try zone("Asia/Tokyo") == "Asia/Tokyo")
        #expect(try zone("America%2FNew_York") == "America/New_York")
        #expect(try zone("Nowhere/Land") == nil)
        #expect("oai-language=de; oai-zone=Asia/Tokyo".timeZone?.identifier == "Asia/Tokyo")
        #expect("oai-zone=../etc/passwd".timeZone == nil)
    }

    @Test func servesThePageWithItsHeaders() async throws {
        try await withHost { port in
            let client = try await WireClient(port: port)
            let page = try await client.request("GET", "/")
            #expect(page.status == 200)
            #expect(page.headers["content-type"] == "text/html; charset=utf-8")
            #expect(
                page.headers["content-security-policy"]?.hasPrefix("default-src 'none'") == true)
            #expect(page.headers["content-security-policy"]?.contains("unsafe") == false)
            #expect(page.headers["x-content-type-options"] == "nosniff")
            #expect(page.headers["referrer-policy"] == "no-referrer")
            #expect(page.headers["cross-origin-opener-policy"] == "same-origin")
            #expect(page.headers["permissions-policy"]?.contains("geolocation=(self)") == true)
            #expect(page.headers["date"]?.hasSuffix(" GMT") == true)
            let field = try #require(page.headers["set-cookie"])
            let name = "oai-session-\(port)="
            #expect(field.hasPrefix(name))
            let cookie = String(field.dropFirst(name.count))
            #expect(
                cookie.wholeMatch(
                    of:
                        /[0-9a-f]{96}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Strict/
                )
                    != nil)

            let tag = try #require(page.headers["etag"])
            let known = [("If-None-Match", tag), ("Cookie", String(field.prefix { $0 != ";" }))]
            let again = try await client.request("GET", "/", headers: known)
            #expect(again.status == 304)
            #expect(again.headers["set-cookie"] == nil)
        }
    }

    @Test(arguments: [
        "/page.js", "/forms.js", "/page.css", "/fonts.css", "/app", "/search?q=x",
        "/health", "/ready", "/icon.svg", "/manifest.webmanifest", "/worker.js",
    ])
    func servesWhatThePageNeeds(path: String) async throws {
        try await withHost { port in
            let client = try await WireClient(port: port)
            let answer = try await client.request("GET", path)
            #expect(answer.status == 200)
            #expect(!answer.body.isEmpty)
            #expect(try await client.request("HEAD", path).status == 200)
        }
    }

    @Test("A request that names two hosts is refused, and so is its upgrade")
    func twoHosts() async throws {
        try await withHost { port in
            let host = ("Host", "127.0.0.1:\(port)")
            let client = try await WireClient(port: port)
            let answer = try await client.request(
                "GET", "/health", headers: [host, ("Host", "evil.example")])
            #expect(answer.status == 400)
            #expect(
                answer.body
                    == #"{"error":{"code":"malformed","message":"A request must name one host."}}"#)
            let socket = try await WireClient(port: port)
            try await socket.send(
                "GET", "/session/socket?tab=0123456789abcdef",
                headers: [
                    host, host, ("Connection", "Upgrade"), ("Upgrade", "websocket"),
                    ("Sec-WebSocket-Version", "13"),
                    ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
                ])
            #expect(try await socket.readHead().status == 400)
        }
    }

    @Test("A page of an allowed origin may ask and send JSON, others may not")
    func foreignPages() async throws {
        try await withHost(configure: { $0.allowedOrigins = ["https://example.org"] }) { port in
            func ask(_ origin: String) async throws -> WireClient.Answer {
                let client = try await WireClient(port: port)
                return try await client.request(
                    "OPTIONS", "/session/actions?tab=0123456789abcdef",
                    headers: [
                        ("Origin", origin), ("Access-Control-Request-Method", "POST"),
                        ("Access-Control-Request-Headers", "content-type"),
                    ])
            }
            let allowed = try await ask("https://example.org")
            #expect(allowed.status == 204)
            #expect(allowed.headers["access-control-allow-origin"] == "https://example.org")
            #expect(allowed.headers["access-control-allow-methods"]?.contains("POST") == true)
            #expect(
                allowed.headers["access-control-allow-headers"]?.contains("Content-Type") == true)
            let refused = try await ask("https://evil.example")
            #expect(refused.status == 403)
            #expect(refused.headers["access-control-allow-origin"] == nil)

            let client = try await WireClient(port: port)
            let answer = try await client.request(
                "GET", "/app", headers: [("Origin", "https://example.org")])
            #expect(answer.status == 200)
            #expect(answer.headers["access-control-allow-origin"] == "https://example.org")
            #expect(answer.headers["vary"] == "Origin")
        }
    }

    @Test("A request that has no use for a body is refused with one")
    func unwantedBody() async throws {
        try await withHost { port in
            for path in ["/session/events?tab=0123456789abcdef", "/search?q=x", "/"] {
                let client = try await WireClient(port: port)
                let body = String(repeating: "x", count: 20_000)
                let answer = try await client.request(
                    "GET", path, headers: [("Content-Length", "\(body.utf8.count)")], body: body)
                #expect(answer.status == 400)
                #expect(answer.body.contains("This address takes no body."))
                // The body was passed over, so the connection is as good as new.
                #expect(try await client.request("GET", "/health").status == 200)
            }
        }
    }

    @Test("A page of another site can't make the server search, but may link to it")
    func crossSite() async throws {
        try await withHost { port in
            let client = try await WireClient(port: port)
            let image = [("Sec-Fetch-Site", "cross-site"), ("Sec-Fetch-Mode", "no-cors")]
            let answer = try await client.request("GET", "/search?q=x", headers: image)
            #expect(answer.status == 403)
            #expect(answer.body.contains("Pages of other sites may not use this server."))
            let link = [("Sec-Fetch-Site", "cross-site"), ("Sec-Fetch-Mode", "navigate")]
            #expect(try await client.request("GET", "/", headers: link).status == 200)
        }
    }

    @Test(
        "A page of another port, whose requests have the cookie, gets nothing by an image, a frame or a prefetch",
        arguments: [
            "/search?q=x", "/controls?edit=Door", "/controls/configure?edit=Door",
            "/widgets/configure?edit=1", "/focus?edit=1&filter=Door",
        ])
    func sameSite(_ path: String) async throws {
        try await withHost { port in
            let client = try await WireClient(port: port)
            let visit = [
                ("Sec-Fetch-Site", "same-site"), ("Sec-Fetch-Mode", "navigate"),
                ("Sec-Fetch-Dest", "document"),
            ]
            for headers in [
                [("Sec-Fetch-Site", "same-site"), ("Sec-Fetch-Mode", "no-cors")],
                visit.dropLast() + [("Sec-Fetch-Dest", "iframe")],
                visit + [("Sec-Purpose", "prefetch")],
            ] {
                #expect(try await client.request("GET", path, headers: headers).status == 403)
            }
            let followed = try await client.request("GET", path, headers: visit)
            #expect(followed.status != 403)
        }
    }

    @Test func describesTheApp() async throws {
        try await withHost { port in
            let client = try await WireClient(port: port)
            let app = try await client.request("GET", "/app")
            #expect(app.body.hasPrefix(#"{"name":"Test","usesLocation":"#))
            #expect(app.body.hasSuffix(#""version":1}"#))
            let found = try await client.request("GET", "/search?q=a+b%22")
            #expect(found.body.hasPrefix(#"{"sections":["#))
            #expect(try JSONSerialization.jsonObject(with: Data(found.body.utf8)) is [String: Any])
        }
    }

    @Test func refusesForeignHostsAndOrigins() async throws {
        let configure: @Sendable (inout WebHostConfiguration) -> Void = {
            $0.allowedHosts = ["travel.example.org"]
            $0.allowedOrigins = ["https://friend.example"]
        }
        try await withHost(configure: configure) { port in
            let expectations: [(host: String, origin: String?, status: Int)] = [
                ("127.0.0.1:\(port)", nil, 200), ("LOCALHOST:\(port)", nil, 200),
                ("[::1]:\(port)", nil, 200), ("travel.example.org", nil, 200),
                ("travel.example.org:\(port)", nil, 200), ("evil.example:\(port)", nil, 403),
                ("localhost", nil, 403), ("localhost:1", nil, 403), ("", nil, 403),
                ("localhost:\(port)", "http://localhost:\(port)", 200),
                ("localhost:\(port)", "http://127.0.0.1:\(port)", 403),
                ("localhost:\(port)", "https://evil.example", 403),
                ("localhost:\(port)", "null", 403),
                ("localhost:\(port)", "https://friend.example", 200),
                ("travel.example.org", "https://travel.example.org", 200),
            ]
            for (host, origin, status) in expectations {
                let client = try await WireClient(port: port)
                var headers = [("Host", host)]
                if let origin { headers.append(("Origin", origin)) }
                let answer = try await client.request("GET", "/app", headers: headers)
                #expect(answer.status == status, "\(host) \(origin ?? "")")
            }
        }
    }

    @Test func takesNoCookieOfAnAppAtAnotherPort() async throws {
        try await withHost { port in
            let client = try await WireClient(port: port)
            let own = sessionCookie(String(repeating: "0a", count: 16), port: port).1
            let value = own.split(separator: "=")[1]
            for name in ["oai-session", "oai-session-\(port + 1)", "oai-session-\(port)0"] {
                let page = try await client.request(
                    "GET", "/", headers: [("Cookie", "\(name)=\(value)")])
                #expect(page.headers["set-cookie"]?.hasPrefix("oai-session-\(port)=") == true)
            }
            let both = "oai-session-\(port + 1)=\(value); \(own)"
            let known = try await client.request("GET", "/", headers: [("Cookie", both)])
            #expect(known.headers["set-cookie"] == nil)
        }
    }

    @Test("Where HTTPS is configured, browsers keep to it, and the cookie to this host")
    func securePage() async throws {
        try await withHost(configure: { $0.isSecure = true }) { port in
            let client = try await WireClient(port: port)
            let page = try await client.request("GET", "/")
            let field = try #require(page.headers["set-cookie"])
            let name = "__Host-oai-session-\(port)="
            #expect(field.hasPrefix(name) && field.hasSuffix("; Secure"))
            #expect(field.contains("; Path=/;") && !field.contains("Domain"))
            let cookie = String(field.prefix { $0 != ";" })
            let known = try await client.request("GET", "/", headers: [("Cookie", cookie)])
            #expect(known.headers["set-cookie"] == nil)
            // Another host of the domain can set a cookie of the name without the prefix.
            let foreign = try await client.request(
                "GET", "/", headers: [("Cookie", String(cookie.dropFirst("__Host-".count)))])
            #expect(foreign.headers["set-cookie"]?.hasPrefix(name) == true)
            for path in ["/", "/app", "/nowhere", "/page.js"] {
                let answer = try await client.request("GET", path)
                #expect(answer.headers["strict-transport-security"] == "max-age=31536000")
            }
        }
        try await withHost { port in
            let page = try await WireClient(port: port).request("GET", "/")
            #expect(page.headers["strict-transport-security"] == nil)
            #expect(page.headers["set-cookie"]?.contains("__Host-") == false)
        }
    }

    @Test("A refusal of HEAD has no body, which would be read as the next response")
    func refusedHead() async throws {
        try await withHost { port in
            let client = try await WireClient(port: port)
            for path in ["/nowhere", "/lock", "/assets/nothing.png"] {
                try await client.send("HEAD", path)
                #expect([404, 405].contains(try await client.readHead().status))
            }
            #expect(try await client.request("GET", "/health").status == 200)
        }
    }

    @Test(
        "Only what is the same for everyone may be kept",
        arguments: [
            ("GET", "/app"), ("GET", "/search?q=x"), ("GET", "/health"), ("GET", "/nowhere"),
            ("GET", "/unlock"), ("POST", "/lock"), ("POST", "/session/actions"), ("PUT", "/unlock"),
            ("GET", "/widgets"), ("POST", "/settings/delete"), ("GET", "/board/changes"),
        ])
    func notStored(method: String, path: String) async throws {
        try await withHost { port in
            let client = try await WireClient(port: port)
            let answer = try await client.request(method, path)
            #expect(answer.headers["cache-control"] == "no-store")
        }
    }

    @Test(
        "A refused method is told the methods that the address takes",
        arguments: [
            ("PUT", "/unlock", "GET, HEAD, POST"), ("GET", "/lock", "POST"),
            ("DELETE", "/session/files/1", nil), ("POST", "/session/files/1", "GET, HEAD, DELETE"),
            ("GET", "/session/files", "POST"), ("HEAD", "/settings/delete", "POST"),
            ("POST", "/widgets", "GET, HEAD"), ("GET", "/widgets/use", "POST"),
            ("PATCH", "/assets/a/b.png", "GET, HEAD"), ("POST", "/open/a/b", "GET, HEAD"),
            ("OPTIONS", "/", "GET, HEAD"), ("GET", "/access", "POST"),
        ] as [(String, String, String?)])
    func allowedMethods(method: String, path: String, allowed: String?) async throws {
        try await withHost { port in
            let client = try await WireClient(port: port)
            let answer = try await client.request(method, path)
            #expect((answer.status == 405) == (allowed != nil), "\(answer.status)")
            #expect(answer.headers["allow"] == allowed)
        }
    }

    @Test func tellsAWrongAddressFromAWrongMethod() async throws {
        try await withHost { port in
            for (method, path, status) in [
                ("GET", "/nowhere", 404), ("GET", "/page.html", 404), ("POST", "/", 405),
                ("DELETE", "/app", 405), ("GET", "/session/actions", 405),
                ("GET", "/assets/nothing.png", 404), ("GET", "/symbols/star", 404),
                ("POST", "/worker.js", 405), ("PUT", "/manifest.webmanifest", 405),
                ("POST", "/icon.svg", 405), ("GET", "/offline.html", 404),
            ] {
                let client = try await WireClient(port: port)
                let answer = try await client.request(method, path)
                #expect(answer.status == status, "\(method) \(path)")
                #expect(answer.body.hasPrefix(#"{"error":{"code":"#))
                #expect((answer.headers["allow"] != nil) == (status == 405))
            }
        }
    }

    @Test func servesOnlyImagesOfTheApp() async throws {
        let bundle = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let set = bundle.appending(path: "Media.xcassets/Castle.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: bundle) }
        try Data("<svg/>".utf8).write(to: bundle.appending(path: "Mont Blanc.svg"))
        try Data("png".utf8).write(to: bundle.appending(path: "Mont Blanc.png"))
        try Data("secret".utf8).write(to: bundle.appending(path: "keys.json"))
        try Data("1x".utf8).write(to: set.appending(path: "castle.png"))
        try Data("2x".utf8).write(to: set.appending(path: "castle@2x.png"))
        let group = bundle.appending(path: "Media.xcassets/Travel")
        let inner = group.appending(path: "Map.imageset")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        try Data(#"{"properties": {"provides-namespace": true}}"#.utf8)
            .write(to: group.appending(path: "Contents.json"))
        try Data("map".utf8).write(to: inner.appending(path: "map.png"))

        try await withHost(configure: { $0.assetDirectories = [bundle] }) { port in
            let client = try await WireClient(port: port)
            let drawing = try await client.request("GET", "/assets/Mont%20Blanc")
            #expect(drawing.status == 200)
            #expect(drawing.body == "<svg/>")
            #expect(drawing.headers["content-type"] == "image/svg+xml")
            #expect(drawing.headers["content-security-policy"]?.contains("sandbox") == true)
            let tag = try #require(drawing.headers["etag"])
            let again = try await client.request(
                "GET", "/assets/Mont%20Blanc", headers: [("If-None-Match", tag)])
            #expect(again.status == 304)
            #expect(try await client.request("GET", "/assets/Mont%20Blanc.png").body == "png")
            #expect(try await client.request("GET", "/assets/Castle").body == "2x")
            #expect(try await client.request("GET", "/assets/Travel%2FMap").body == "map")
            #expect(try await client.request("GET", "/assets/Map").status == 404)
            for path in [
                "/assets/keys.json", "/assets/keys", "/assets/../Package.swift",
                "/assets/%2e%2e/keys.json", "/assets/..%2fkeys.json", "/assets//etc/passwd",
                "/assets/%2Fetc%2Fpasswd", "/assets/%00", "/assets/%FF", "/assets/",
            ] {
                #expect(try await client.request("GET", path).status == 404, "\(path)")
            }
        }
    }

    @Test func drawsSymbols() async throws {
        try await withHost { port in
            let client = try await WireClient(port: port)
            let symbol = try await client.request("GET", "/symbols/star.svg")
            #expect(symbol.status == 200)
            #expect(symbol.headers["content-type"] == "image/svg+xml")
            let document = try XMLDocument(xmlString: symbol.body)
            #expect(document.rootElement()?.name == "svg")
        }
    }
}

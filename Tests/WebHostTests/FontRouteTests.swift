import Foundation
import Testing

@testable import WebHost

@Suite struct FontRouteTests {
    /// The addresses of the fonts in a style sheet.
    private func addresses(in stylesheet: String) -> [String] {
        stylesheet.matches(of: /src:url\(([^)]*)\)/).map { String($0.1) }
    }

    @Test func `The style sheet names the fonts, and each comes to be kept for ever`() async throws
    {
        try await withHost { port in
            let client = try await WireClient(port: port)
            let stylesheet = try await client.request("GET", "/fonts.css").body
            let addresses = addresses(in: stylesheet)
            #expect(addresses.count >= 9)
            #expect(Set(addresses).count == addresses.count)
            // Fonts of other scripts have some emoji in black.
            #expect(stylesheet.contains("--sans:card,card-emoji,"))
            let rules = try await client.request("GET", "/page.css").body
            #expect(rules.contains("@font-face{font-family:card-emoji;"))
            for address in addresses.prefix(2) {
                let head = try await client.request("HEAD", address)
                #expect(head.status == 200)
                #expect(
                    head.headers["cache-control"] == "private, max-age=31536000, immutable")
                #expect(head.headers["content-type"]?.hasPrefix("font/") == true)
            }
            let page = try await client.request("GET", "/")
            #expect(
                page.headers["content-security-policy"]?.contains("font-src 'self';") == true)
            let width = try #require(page.body.firstMatch(of: /data-width="([0-9.]+)"/))
            #expect(try #require(Double(width.1)) > 100)
        }
    }

    @Test func `Nothing but fonts of cards is at their address`() async throws {
        try await withHost { port in
            let client = try await WireClient(port: port)
            for name in ["nothing.otf", "%2e%2e%2fpasswd", "Inter-Regular.otf", ""] {
                #expect(try await client.request("GET", "/fonts/" + name).status == 404)
            }
            #expect(try await client.request("POST", "/fonts/nothing.otf").status == 405)
        }
    }

    @Test func `Without the family, browsers use their own fonts and lay out by themselves`()
        async throws
    {
        let empty = FileManager.default.temporaryDirectory.appending(path: "no-fonts-at-all")
        try await withHost(configure: { $0.fontDirectories = [empty] }) { port in
            let client = try await WireClient(port: port)
            let stylesheet = try await client.request("GET", "/fonts.css").body
            #expect(addresses(in: stylesheet).isEmpty)
            let page = try await client.request("GET", "/").body
            #expect(page.contains(#"data-width="0.0""#))
            #expect(page.contains(" data-flow>"))
        }
    }
}

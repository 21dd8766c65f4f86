import Foundation
import Testing

@testable import WebHost

@Suite("The policy for pictures from elsewhere")
struct PicturePolicyTests {
    @Test("Without hosts for pictures, a page takes only the server's own")
    func none() async throws {
        try await withHost { port in
            let client = try await WireClient(port: port)
            let page = try await client.request("GET", "/")
            #expect(
                page.headers["content-security-policy"]?.contains("img-src 'self' data:;") == true)
            #expect(!page.body.contains("/pictures.js"))
        }
    }

    @Test("Hosts that the app names are in the policy, and the page watches its pictures")
    func named() async throws {
        try await withHost(pictureHosts: ["b.example", "a.example:8443", "no; script-src *"]) {
            port in
            let client = try await WireClient(port: port)
            let page = try await client.request("GET", "/")
            let policy = page.headers["content-security-policy"]
            #expect(
                policy?.contains("img-src 'self' data: https://a.example:8443 https://b.example;")
                    == true)
            #expect(policy?.contains("*") == false)
            #expect(page.body.contains("/pictures.js"))
            let script = try await client.request("GET", "/pictures.js")
            #expect(script.status == 200)
            #expect(script.headers["content-type"]?.hasPrefix("text/javascript") == true)
        }
    }
}

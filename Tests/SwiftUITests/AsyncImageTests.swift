import Foundation
import Testing

@testable import SwiftUI

@Suite("Pictures from addresses")
@MainActor
struct AsyncImageTests {
    private func picture(_ address: String) -> some View {
        AsyncImage(url: URL(string: address)) { phase in
            if let image = phase.image {
                image.resizable().accessibilityLabel("A tower")
            } else if phase.error != nil {
                Text("No picture")
            } else {
                Text("Waiting")
            }
        }
    }

    @Test(
        "From a host that the app doesn't name nothing is fetched, and the author learns the cure")
    func refused() {
        let view = ViewResolver.resolve(picture("https://other.example/a.png"))
        #expect(view.tree.nodes.map(\.text) == ["No picture"])
        #expect(view.issues.count == 1)
        #expect(
            view.issues.first?.contains("Add “other.example” to the app’s pictureHosts") == true)
    }

    @Test("Without encryption nothing is fetched, even from a host that the app names")
    func unencrypted() {
        PictureHosts.add(PictureHosts(["plain.example"]))
        let view = ViewResolver.resolve(picture("http://plain.example/a.png"))
        #expect(view.tree.nodes.map(\.text) == ["No picture"])
        #expect(view.issues.first?.contains("https only") == true)
    }

    @Test("Without an address it waits for one")
    func noAddress() {
        let view = AsyncImage(url: nil) { image in
            image.resizable()
        } placeholder: {
            Text("Loading")
        }
        #expect(nodes(view).map(\.text) == ["Loading"])
    }

    @Test("What stands there meanwhile, the picture and its failure travel together")
    func phases() throws {
        PictureHosts.add(PictureHosts(["images.example"]))
        let view = ViewResolver.resolve(picture("https://images.example/a.png").frame(width: 80))
        #expect(view.issues.isEmpty)
        let box = try #require(view.tree.nodes.first)
        let phases = try #require(box.children.first)
        #expect(phases.kind == .stack(.phases))
        #expect(phases.attributes.isEmpty)
        #expect(phases.children.count == 3)
        #expect(Set(phases.children.map(\.id)).count == 3)
        #expect(phases.children[0].children.map(\.text) == ["Waiting"])
        #expect(phases.children[2].children.map(\.text) == ["No picture"])
        guard case .image(let image) = phases.children[1].children.first?.kind else {
            Issue.record("There is no picture.")
            return
        }
        let url = try #require(URL(string: "https://images.example/a.png"))
        #expect(image.source == .remote(url))
        #expect(box.accessibleName == "A tower")
    }

    @Test("A picture of unknown size fits its place")
    func natural() {
        PictureHosts.add(PictureHosts(["images.example"]))
        let view = AsyncImage(url: URL(string: "https://images.example/a.png"))
        let phases = nodes(view).first?.children.first?.children ?? []
        guard phases.count == 3, case .image(let image) = phases[1].children.first?.kind else {
            Issue.record("There is no picture.")
            return
        }
        #expect(image.isResizable && image.contentMode == .fit)
        guard case .drawing = phases[0].children.first?.kind else {
            Issue.record("Nothing stands there meanwhile.")
            return
        }
    }

    @Test(
        "Names of hosts become what a policy names, whatever an author writes",
        arguments: [
            ("Images.Example.org", "https://images.example.org"),
            ("images.example.org:443", "https://images.example.org"),
            ("images.example.org:8443", "https://images.example.org:8443"),
            ("localhost:9000", "http://localhost:9000"), ("127.0.0.1", "http://127.0.0.1"),
            ("*", nil), ("*.example.org", nil), ("https://example.org", nil), ("", nil),
            (":1", nil),
            ("a b", nil), ("a; script-src *", nil), ("exämple.org", nil), ("a:0", nil),
            ("a:1:2", nil), ("a:70000", nil), (".example.org", nil), ("example.org.", nil),
        ] as [(String, String?)])
    func names(name: String, origin: String?) {
        let hosts = PictureHosts([name])
        #expect(hosts.origins == (origin.map { [$0] } ?? []))
        #expect(hosts.unusable == (origin == nil ? [name] : []))
    }

    @Test(
        "Only addresses of such hosts are allowed",
        arguments: [
            ("https://a.example/x.png", true), ("https://A.example:443/x", true),
            ("https://a.example:444/x", false), ("http://a.example/x", false),
            ("https://a.example.evil/x", false), ("https://sub.a.example/x", false),
            ("https://u:p@a.example/x", false), ("http://localhost:9000/x", true),
            ("http://localhost/x", false), ("https://localhost:9000/x", false),
            ("file:///etc/passwd", false), ("data:image/png;base64,AA", false),
            ("javascript:alert(1)", false), ("//a.example/x", false),
        ])
    func addresses(address: String, isAllowed: Bool) throws {
        let hosts = PictureHosts(["a.example", "localhost:9000"])
        let url = try #require(URL(string: address))
        #expect(hosts.allows(url) == isAllowed)
    }
}

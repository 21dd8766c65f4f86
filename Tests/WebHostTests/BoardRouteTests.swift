import Testing

@testable import WebHost

/// The addresses of the control center and the widget board, where the app has neither.
@Suite struct BoardRouteTests {
    @Test("An app without widgets and controls says so, and the main page has no links to them")
    func without() async throws {
        try await withHost { port in
            for (path, words) in [
                ("/controls", "The app has no controls."), ("/widgets", "The app has no widgets."),
                ("/widgets/gallery", "The app has no widgets."),
            ] {
                let page = try await answer(path, port: port).body
                #expect(page.contains(words))
                #expect(page.contains("<h1>"))
            }
            let main = try await answer("/", port: port).body
            #expect(!main.contains(#"href="/controls""#) && !main.contains(#"href="/widgets""#))
        }
    }

    @Test(
        "Items of unknown kinds are not there, and nothing is given to one without the page's cookie"
    )
    func unknown() async throws {
        try await withHost { port in
            let cookie = sessionCookie(String(repeating: "2f", count: 16), port: port)
            for (path, status) in [
                ("/controls/item?kind=none", 404),
                ("/widgets/item?id=7", 404), ("/widgets/item?id=none", 404),
                ("/widgets/gallery/item?kind=none&family=systemSmall", 404),
                ("/widgets/gallery/item?kind=none&family=none", 400),
                ("/board/changes?after=x", 400),
            ] {
                let answer = try await self.answer(path, port: port, cookie: cookie)
                #expect(answer.status == status, "\(path)")
            }
            for path in ["/controls/configure?edit=none", "/widgets/configure?edit=7"] {
                let answer = try await WireClient(port: port)
                    .request("POST", path, headers: [cookie])
                #expect(answer.status == 404, "\(path)")
            }
            #expect(try await answer("/controls/item?kind=none", port: port).status == 403)
        }
    }

    @Test(
        "An app without focus filters has no address for focuses",
        arguments: [
            "", "/add", "/use", "/remove", "/unset", "/suggest", "/configure",
        ])
    func withoutFocuses(action: String) async throws {
        try await withHost { port in
            let client = try await WireClient(port: port)
            let cookie = sessionCookie(String(repeating: "2f", count: 16), port: port)
            for method in ["GET", "POST"] {
                let answer = try await client.request(
                    method, "/focus\(action)",
                    headers: [cookie, ("Content-Type", "application/x-www-form-urlencoded")])
                #expect(answer.status == 404)
            }
        }
    }

    private func answer(
        _ path: String, port: Int, cookie: (String, String)? = nil
    ) async throws -> WireClient.Answer {
        try await WireClient(port: port)
            .request("GET", path, headers: cookie.map { [$0] } ?? [])
    }
}

import AppIntents
import CoreTransferable
import Foundation
import IntentSystem
import IntentTestKit
import Testing
import UniformTypeIdentifiers

@testable import WebHost

/// Gives a picture back under another name.
struct FramePictureIntent: AppIntent {
    static let title: LocalizedStringResource = "Frame Picture"

    @Parameter(title: "Picture", supportedContentTypes: [.gif, .plainText])
    var picture: IntentFile

    func perform() async throws -> some ReturnsValue<IntentFile> {
        .result(
            value: IntentFile(data: picture.data, filename: "a \"b\"\r\nc/ä.txt", type: .plainText))
    }
}

/// Files over HTTP.
@Suite(.timeLimit(.minutes(2)))
struct FileRouteTests {
    private static let person = String(repeating: "0f", count: 16)
    private static let perform = #"{"type":"perform","intent":"FramePictureIntent","values":{}}"#

    /// Opens a page whose intent asks for a picture, and the address to send that to.
    private func asking(
        _ port: Int, person: String = Self.person
    ) async throws -> (page: WireClient, cookie: (String, String), target: String) {
        let page = try await WireClient(port: port)
        _ = try await page.upgrade(cookie: person)
        try await page.sendText(Self.perform)
        let asked = try #require(await page.readState(with: #""kind":"values""#))
        #expect(asked.contains(#""type":"file","contentTypes":["image/gif","text/plain"]"#))
        let question = try #require(asked.firstMatch(of: /"question":\{"id":(\d+)/)?.1)
        return (
            page, sessionCookie(person, port: port),
            "/session/files?question=\(question)&parameter=picture&name="
        )
    }

    @Test func takesAFileAndGivesItBack() async throws {
        try await withHost { port in
            let (page, cookie, target) = try await asking(port)
            let client = try await WireClient(port: port)
            let text = String(repeating: "text ", count: 300_000)
            let taken = try await client.request(
                "POST", target + "..%2F..%2Fnote%00.txt",
                headers: [cookie, ("Content-Type", "text/plain")], body: text)
            #expect(taken.status == 201)
            let id = try #require(taken.body.firstMatch(of: /"file":"([0-9a-f]{32})"/)?.1)
            #expect(
                taken.body.hasSuffix(
                    #""name":"note.txt","size":1500000,"type":"text/plain"}}"#), "\(taken.body)")
            let question = try #require(target.firstMatch(of: /question=(\d+)/)?.1)
            try await page.sendText(
                """
                {"type":"answer","question":\(question),"values":{"picture":{"file":"\(id)",\
                "name":"x","size":0}}}
                """)
            let shown = try #require(await page.readState(with: #""files":"#))
            let result = try #require(
                shown.firstMatch(of: /"files":\[\{"file":"([0-9a-f]{32})"/)?.1)

            let address = "/session/files/\(result)"
            let answer = try await client.request("GET", address, headers: [cookie])
            #expect(answer.status == 200)
            #expect(answer.body == text)
            #expect(answer.headers["content-type"] == "text/plain")
            #expect(answer.headers["x-content-type-options"] == "nosniff")
            #expect(answer.headers["content-security-policy"] == "default-src 'none'; sandbox")
            #expect(
                answer.headers["content-disposition"]
                    == #"attachment; filename="_.txt"; filename*=UTF-8''%C3%A4.txt"#)

            let stranger = sessionCookie(String(repeating: "1f", count: 16), port: port)
            #expect(try await client.request("GET", address, headers: [stranger]).status == 404)
            #expect(try await client.request("GET", address).status == 404)
            #expect(try await client.request("PUT", address, headers: [cookie]).status == 405)
        }
    }

    @Test func refusesWhatNothingAsksFor() async throws {
        try await withHost { port in
            let (page, cookie, target) = try await asking(port)
            let client = try await WireClient(port: port)
            let type = ("Content-Type", "text/plain")
            let other = target.replacing("parameter=picture", with: "parameter=other")
            #expect(
                try await client.request("POST", other, headers: [cookie, type], body: "x").status
                    == 409)
            #expect(
                try await client.request("POST", target + "a.txt", headers: [type], body: "x")
                    .status
                    == 404)
            let foreign = [cookie, type, ("Origin", "https://evil.example")]
            #expect(
                try await client.request("POST", target, headers: foreign, body: "x").status == 403)
            try await page.vanish()
        }
    }

    @Test func refusesOtherTypesAndWhatOnlyPretends() async throws {
        try await withHost { port in
            let (page, cookie, target) = try await asking(port)
            let client = try await WireClient(port: port)
            let html = try await client.request(
                "POST", target + "a.html", headers: [cookie, ("Content-Type", "text/html")],
                body: "<p>")
            #expect(html.status == 415)
            #expect(html.body.contains("Choose a file of another type: GIF image or plain text."))
            let gif = try await client.request(
                "POST", target + "a.gif", headers: [cookie, ("Content-Type", "image/gif")],
                body: "<script>")
            #expect(gif.status == 415)
            #expect(gif.body.contains("The file is damaged, or is no GIF image."))
            try await page.vanish()
        }
    }

    @Test("Bad input: a compressed body isn't taken, so nothing can grow by being unpacked")
    func refusesCodings() async throws {
        try await withHost { port in
            let (page, cookie, target) = try await asking(port)
            let client = try await WireClient(port: port)
            let answer = try await client.request(
                "POST", target + "a.txt",
                headers: [cookie, ("Content-Type", "text/plain"), ("Content-Encoding", "gzip")],
                body: "x")
            #expect(answer.status == 415)
            #expect(
                answer.body == """
                    {"error":{"code":"body","message":"A file must come as it is; its Content-Encoding \
                    “gzip” isn't taken off here."}}
                    """)
            let plain = try await client.request(
                "POST", target + "a.txt",
                headers: [
                    cookie, ("Content-Type", "text/plain"), ("Content-Encoding", "identity"),
                ],
                body: "x")
            #expect(plain.status == 201)
            try await page.vanish()
        }
    }

    @Test func refusesFilesOverTheLimitsAndWithoutLength() async throws {
        var limits = Limits()
        limits.maximumFileBytes = 10
        try await withHost(limits: limits) { port in
            let (page, cookie, target) = try await asking(port)
            let client = try await WireClient(port: port)
            let answer = try await client.request(
                "POST", target + "a.txt", headers: [cookie, ("Content-Type", "text/plain")],
                body: "eleven bytes")
            #expect(answer.status == 413)
            try await client.write(
                """
                POST \(target)a.txt HTTP/1.1\r\nHost: localhost:\(port)\r\n\(cookie.0): \(cookie.1)\r\n\
                Content-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n\r\n
                """)
            #expect(try await client.readHead().status == 411)
            try await page.vanish()
        }
    }

    @Test("A file beyond what a person may have is refused with 429 and the time until one expires")
    func refusesFilesOverTheLimitOfAPerson() async throws {
        var limits = Limits()
        limits.eachPerson.files = 1
        try await withHost(limits: limits, clock: TestClock()) { port in
            let (page, cookie, target) = try await asking(port)
            let client = try await WireClient(port: port)
            let headers = [cookie, ("Content-Type", "text/plain")]
            let first = try await client.request(
                "POST", target + "a.txt", headers: headers, body: "x")
            #expect(first.status == 201)
            let second = try await client.request(
                "POST", target + "b.txt", headers: headers, body: "x")
            #expect(second.status == 429)
            #expect(second.headers["retry-after"] == "3600")
            #expect(
                second.body
                    == #"{"error":{"code":"file","message":"This is more than one person may do here at a time. Nothing was done. Wait for 1 hour, then try again."}}"#
            )
            try await page.vanish()
        }
    }

    @Test("An upload is one of a person's calls")
    func countsUploads() async throws {
        var limits = Limits()
        // The page's intent, and one file.
        limits.eachPerson.callsPerMinute = 2
        try await withHost(limits: limits, clock: TestClock()) { port in
            let (page, cookie, target) = try await asking(port)
            let headers = [cookie, ("Content-Type", "text/plain")]
            let client = try await WireClient(port: port)
            #expect(
                try await client.request(
                    "POST", target + "a.txt", headers: headers, body: "x"
                ).status == 201)
            let refused = try await client.request(
                "POST", target + "b.txt", headers: headers, body: "x")
            #expect(refused.status == 429)
            #expect(refused.headers["retry-after"] == "30")
            try await page.vanish()
        }
    }

    @Test func anUploadWhoseClientLeavesIsForgotten() async throws {
        var limits = Limits()
        limits.maximumSessionFiles = 1
        try await withHost(limits: limits) { port in
            let (page, cookie, target) = try await asking(port)
            let client = try await WireClient(port: port)
            try await client.write(
                """
                POST \(target)a.txt HTTP/1.1\r\nHost: localhost:\(port)\r\n\(cookie.0): \(cookie.1)\r\n\
                Content-Type: text/plain\r\nContent-Length: 100\r\n\r\nten bytes!
                """)
            try await client.vanish()
            // There is room for one file, so another is taken as soon as the first is forgotten.
            let next = try await WireClient(port: port)
            var status = 507
            while status == 507, !Task.isCancelled {
                status = try await next.request(
                    "POST", target + "b.txt", headers: [cookie, ("Content-Type", "text/plain")],
                    body: "whole"
                ).status
            }
            #expect(status == 201)
            try await page.vanish()
        }
    }
}

extension WireClient {
    /// Reads on until a state says something.
    func readState(with part: String) async -> String? {
        while let state = await readMessage("state") {
            if state.contains(part) { return state }
        }
        return nil
    }
}

/// A leaflet that is printed when somebody wants it.
struct LeafletEntity: AppEntity, Transferable {
    struct Query: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [LeafletEntity] {
            identifiers.map(LeafletEntity.init)
        }
    }

    struct OutOfPaper: LocalizedError {
        var errorDescription: String? { "There is no paper." }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Leaflet"
    static let defaultQuery = Query()
    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .pdf) { leaflet in
            if leaflet.id == "long" { throw OutOfPaper() }
            return Data("%PDF-\(leaflet.id)".utf8)
        }
    }

    let id: String
    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "Leaflet \(id)")
    }
}

struct PrintLeafletIntent: AppIntent {
    static let title: LocalizedStringResource = "Print Leaflet"
    @Parameter(title: "Leaflet") var leaflet: LeafletEntity

    func perform() async throws -> some ReturnsValue<LeafletEntity> { .result(value: leaflet) }
}

/// Entities over HTTP, as the files that are made of them.
@Suite(.timeLimit(.minutes(2)))
struct ContentRouteTests {
    private func download(
        _ leaflet: String, _ check: @Sendable (WireClient.Answer) throws -> Void
    ) async throws {
        try await withHost { port in
            let person = String(repeating: "0e", count: 16)
            let page = try await WireClient(port: port)
            _ = try await page.upgrade(cookie: person)
            try await page.sendText(
                """
                {"type":"perform","intent":"PrintLeafletIntent","values":{"leaflet":"\(leaflet)"}}
                """)
            let shown = try #require(await page.readState(with: #""files":"#))
            let file = try #require(
                shown.firstMatch(
                    of: /"files":\[\{"file":"([0-9a-f]{32})","name":"([^"]*)","type":"([^"]*)"\}\]/)
            )
            #expect(file.2 == "Leaflet \(leaflet).pdf")
            #expect(file.3 == "application/pdf")
            try check(
                try await WireClient(port: port).request(
                    "GET", "/session/files/\(file.1)",
                    headers: [sessionCookie(person, port: port)]))
        }
    }

    @Test func anEntityIsMadeAFileWhenItIsAskedFor() async throws {
        try await download("short") { answer in
            #expect(answer.status == 200)
            #expect(answer.body == "%PDF-short")
            #expect(answer.headers["content-type"] == "application/pdf")
            #expect(
                answer.headers["content-disposition"]
                    == "attachment; filename=\"Leaflet short.pdf\"; filename*=UTF-8''Leaflet%20short.pdf"
            )
        }
    }

    @Test func anErrorOfTheAuthorsIsTold() async throws {
        try await download("long") { answer in
            #expect(answer.status == 500)
            #expect(
                answer.body
                    == """
                    {"error":{"code":"file","message":"“Leaflet long.pdf” couldn’t be made: There is no paper."}}
                    """)
        }
    }
}

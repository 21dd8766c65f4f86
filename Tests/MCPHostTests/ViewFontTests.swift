import Foundation
import IntentSystem
import IntentTestKit
import Logging
import MCPProtocol
import SnippetRendering
import SurfaceKit
import SwiftUI
import Testing
import _JSON

@testable import MCPHost

#if Fonts
    /// Cards that the server lays out in the fonts that a client hands over.
    @Suite struct ViewFontTests {
        private let apps = TestHost.context(apps: true)

        /// The newest document of a card, for a view that draws with the fonts of the page or with its own.
        private func document(
            _ host: TestHost, measured: Bool, width: Int = 320
        ) async throws -> JSONObject {
            let opened = try await host.result("TrayIntent", [:], apps)
            let handle = try #require(
                opened.meta[CardDocument.name]?.object?["handle"]?.string)
            let asked: JSONObject = [
                "handle": .string(handle), "scheme": "light", "language": "en",
                "width": .integer(width), "measured": .bool(measured),
            ]
            _ = try await host.result("card_state", asked, apps)
            await host.rest(of: handle)
            return try #require(try await host.result("card_state", asked, apps).structured?.object)
        }

        private func page(_ host: TestHost) async throws -> String {
            let read = try await host.service.readResource(
                ResourceRead(uri: SnippetPage.address), apps)
            guard case .complete(let reading) = read,
                case .text(let html)? = reading.contents.first?.body
            else { throw MCPError.unknownResource(uri: SnippetPage.address) }
            return html
        }

        private func file(_ name: String, _ host: TestHost) async throws -> Data? {
            let read = try await host.service.readResource(
                ResourceRead(uri: "\(SnippetPage.address)/fonts/\(name)"), apps)
            guard case .complete(let reading) = read,
                case .blob(let text)? = reading.contents.first?.body
            else { return nil }
            #expect(reading.contents.first?.mimeType == "font/otf")
            #expect(reading.caching.scope == .public)
            return Data(base64Encoded: text)
        }

        @Test func `A view with the fonts gets places, and the names of the files it needs`()
            async throws
        {
            let host = try TestHost(intents: TeaShop.intents, hasFonts: true)
            let page = try await page(host)
            let card = try await document(host, measured: true)
            let html = try #require(card["card"]?["html"]?.string)
            #expect(html.contains("snippet placed"))
            #expect(html.contains("width:320px"))
            let names = try #require(card["fonts"]?.array).compactMap(\.string)
            #expect(!names.isEmpty)
            for name in names {
                #expect(page.contains("\"\(name)\":[\"card\","))
                let bytes = try #require(try await file(name, host))
                // The mark of an OpenType font with its kind of outlines.
                #expect(bytes.prefix(4) == Data("OTTO".utf8))
            }
        }

        @Test func `A view whose page an earlier process has sent gets places, too`() async throws {
            let host = try TestHost(intents: TeaShop.intents, hasFonts: true)
            let card = try await document(host, measured: true)
            #expect(card["card"]?["html"]?.string?.contains("snippet placed") == true)
            #expect(card["fonts"]?.array?.isEmpty == false)
        }

        @Test func `Views draw with the fonts in which another surface lays cards out`()
            async throws
        {
            let elsewhere = FileManager.default.temporaryDirectory.appending(
                path: "no-fonts-at-all")
            let host = try TestHost(intents: TeaShop.intents, hasFonts: true) {
                $0.fontDirectories = [elsewhere]
            }
            var log = Logger(label: "test")
            log.logLevel = .critical
            let onPage = CardFonts.shared(
                by: host.system, in: nil, assets: AssetCatalog(directories: []), logger: log)
            let page = try await page(host)
            #expect(!onPage.faces.isEmpty)
            #expect(onPage.faces.allSatisfy { page.contains("\"\($0.name)\":") })
            let card = try await document(host, measured: true)
            #expect(card["card"]?["html"]?.string?.contains("snippet placed") == true)
        }

        @Test func `A view without the fonts gets what it lays out itself`() async throws {
            let host = try TestHost(intents: TeaShop.intents, hasFonts: true)
            _ = try await page(host)
            let card = try await document(host, measured: false)
            #expect(card["card"]?["html"]?.string?.contains("placed") == false)
            #expect(card["fonts"] == nil)
        }

        @Test func `Where the family is missing, the page names no files, and cards flow`()
            async throws
        {
            let empty = FileManager.default.temporaryDirectory.appending(path: "no-fonts-at-all")
            let host = try TestHost(intents: TeaShop.intents, hasFonts: true) {
                $0.fontDirectories = [empty]
            }
            let page = try await page(host)
            #expect(page.contains("content='{}'"))
            let card = try await document(host, measured: true)
            #expect(card["card"]?["html"]?.string?.contains("placed") == false)
            #expect(card["fonts"] == nil)
        }

        @Test(arguments: ["", "nothing.otf", "../../etc/passwd", "Inter-Regular.otf"])
        func `Nothing but the fonts of cards is at their addresses`(name: String) async throws {
            let host = try TestHost(intents: TeaShop.intents, hasFonts: true)
            await #expect(throws: MCPError.self) { _ = try await file(name, host) }
        }
    }
#endif

import Foundation
import IntentSystem
import SwiftUI
import Testing

@testable import IntentTestKit

/// Pictures that a browser draws of views, and compares with files.
@Suite(.timeLimit(.minutes(2)))
struct PictureTests {
    private static let hasBrowser = (try? TestBrowser()) != nil

    private let system = TestSystem(intents: KitIntents.all)
    private let folder = FileManager.default.temporaryDirectory.appending(
        path: "kit-\(UUID().uuidString)")

    private func problem(_ environment: [String: String]) -> String {
        do throws(PictureProblem) {
            _ = try TestBrowser(environment: environment)
            return ""
        } catch {
            return error.description
        }
    }

    @Test("Without a browser the failure says how to get one")
    func noBrowser() {
        #expect(
            problem(["PATH": "/no/such/folder"]) == """
                There is no browser to draw pictures: PATH has none of chromium-headless-shell, chromium, \
                chromium-browser, google-chrome. Install one, as with apt install chromium-headless-shell, or \
                name one in OAI_TEST_BROWSER.
                """)
        #expect(
            problem(["PATH": "/usr/bin:/bin", "OAI_TEST_BROWSER": "no-such-browser"])
                == "OAI_TEST_BROWSER is no-such-browser, which is no program.")
    }

    @Test("A browser is named by its path, or found in PATH")
    func browser() throws {
        #expect(
            try TestBrowser(environment: ["OAI_TEST_BROWSER": "/bin/sh"]).program.path == "/bin/sh")
        let found = try TestBrowser(environment: ["PATH": "/no:/bin", "OAI_TEST_BROWSER": "sh"])
        #expect(found.program.path == "/bin/sh")
    }

    @Test("A browser that fails is a failure of the test")
    func failingBrowser() async throws {
        let browser = try TestBrowser(environment: ["PATH": "/bin", "OAI_TEST_BROWSER": "false"])
        let run = try await system.perform(KitIntents.Greet())
        await #expect(throws: PictureProblem.self) {
            try await SnippetPicture(tree: run.tree, environment: run.environment)
                .png(drawnBy: browser)
        }
        try await system.finish()
    }

    @Test("The page of a picture has the images of asset catalogs, in their size") @MainActor
    func images() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appending(path: "Assets.xcassets/Sky.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data("pixels".utf8).write(to: set.appending(path: "sky@2x.png"))
        let tree = ViewResolver.resolve(
            VStack {
                Image("Sky")
                Image("No Such Image")
                Text("src=\"image:Sky\"")
            }
        ).tree
        let html = SnippetPicture(
            tree: tree, environment: PresentationEnvironment(), resources: [folder]
        ).html
        let bytes = Data("pixels".utf8).base64EncodedString()
        #expect(
            html.components(separatedBy: "srcset=\"data:image/png;base64,\(bytes) 2x\"").count == 2)
        #expect(html.contains("src=\"image:No%20Such%20Image\""))
    }

    @Test(
        "The page of a picture names the language with its script",
        arguments: [("zh-Hant", "zh-Hant", "ltr"), ("de_AT", "de-AT", "ltr"), ("ar", "ar", "rtl")])
    func language(_ given: String, _ tag: String, _ direction: String) {
        var environment = PresentationEnvironment()
        environment.language = given
        let html = SnippetPicture(tree: ViewTree(nodes: []), environment: environment).html
        #expect(html.contains("<html lang=\"\(tag)\" dir=\"\(direction)\""))
    }

    @Test(
        "A picture is recorded, equals itself, and differs in another look",
        .enabled(if: Self.hasBrowser, "Scripts/setup test installs a browser."))
    func pictures() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let browser = try TestBrowser()
        let run = try await system.perform(KitIntents.Greet())
        let light = try await SnippetPicture(tree: run.tree, environment: run.environment)
            .png(drawnBy: browser)
        var environment = run.environment
        environment.scheme = .dark
        let dark = try await SnippetPicture(tree: run.tree, environment: environment)
            .png(drawnBy: browser)
        environment.textSize = .accessibility3
        let large = try await SnippetPicture(tree: run.tree, environment: environment)
            .png(drawnBy: browser)
        let test = folder.appending(path: "Test.swift").path
        let comparing = SnapshotFile("A.png", beside: test, isRecording: false)
        let recording = SnapshotFile("A.png", beside: test, isRecording: true)
        func failure(_ file: SnapshotFile, _ picture: Data) async throws -> String? {
            try await file.failure(of: picture, differing: 0.001, by: browser)
        }
        #expect(
            try await failure(comparing, light)
                == "There is no Snapshots/A.png. Set RECORD=1 in the environment to write it.")
        #expect(
            try await failure(recording, light)
                == "Snapshots/A.png was written. Read it, and run the test without RECORD=1.")
        #expect(try await failure(comparing, light) == nil)
        let other = try #require(try await failure(comparing, dark))
        #expect(other.contains(" % of the pixels differ from Snapshots/A.png. "))
        #expect(other.contains(", and the differing pixels are red in "))
        let larger = try #require(try await failure(comparing, large))
        #expect(larger.hasPrefix("100.00 % of the pixels differ from Snapshots/A.png. "))
        #expect(larger.contains("which has another size"))
        try await system.finish()
    }
}

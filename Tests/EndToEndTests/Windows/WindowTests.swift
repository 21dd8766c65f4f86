import AppIntents
import AppIntentsMetadata
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing

/// The window of an `App` as a card.
@Suite(.timeLimit(.minutes(2)))
struct WindowTests {
    @Test("An intent that a view of the window handles shows the window as it is then")
    func handled() async throws {
        let system = TestSystem(intents: WindowCards.all, app: WindowCards.Reader.self)
        let run = try await system.perform("OpenPage", values: ["page": .string("Index")])
        #expect(run.text.contains("Index") && run.text.contains("Opened"))
        try await run.done()

        // The app keeps its state, a view begins with its own.
        let window = try await system.perform("OpenAppIntent")
        #expect(window.text.contains("Index") && window.text.contains("Unread"))
        try await window.done()
        try await system.finish()
    }

    @Test("A handled intent leads on along the path of the window's stack")
    func path() async throws {
        let system = TestSystem(intents: WindowCards.all, app: WindowCards.Paths.self)
        let run = try await system.perform("OpenPage", values: ["page": .string("7")])
        #expect(run.text == "Page 7")
        try await run.done()
        try await system.finish()
    }

    @Test("The first window that takes the contents shows them")
    func several() async throws {
        let system = TestSystem(intents: WindowCards.all, app: WindowCards.Library.self)
        for (page, text) in [("atlas", "A map"), ("book-7", "A book")] {
            let run = try await system.perform("OpenPage", values: ["page": .string(page)])
            #expect(run.text.contains(text))
            try await run.done()
        }
        try await system.finish()
    }

    @Test("An intent that no view handles has a result as in an app without windows")
    func unhandled() async throws {
        let system = TestSystem(intents: WindowCards.all, app: WindowCards.Library.self)
        let run = try await system.perform("ReadAloud")
        #expect(run.dialog?.full == "Done: Read Aloud")
        #expect(run.tree.isEmpty)
        try await run.done()
        try await system.finish()
    }

    @Test("A snippet handles no intents, and its author reads why")
    func snippet() async throws {
        let system = TestSystem(intents: WindowCards.all)
        let run = try await system.perform("ShowCover")
        #expect(run.text.contains("Cover"))
        #expect(
            system.messages.contains {
                $0.contains("`onAppIntentExecution` of OpenPage, which only the window of an `App`")
            })
        try await run.done()
        try await system.finish()
    }
}

import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import Foundation
import IntentSystem
import IntentTestKit
import Testing

/// Entities that a person gets as files, and follows to their addresses.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct ContentTests {
    private let system = TestSystem(intents: ContentCards.all)

    private func show(_ id: String) async throws -> TestRun {
        try await system.perform(
            "ShowRoute", values: ["route": .entity(type: "Route", id: id)])
    }

    private func data(_ file: FileReference?) async throws -> String? {
        guard let file else { return nil }
        let ready = try await system.system.exported(file)
        return try ready.contents.map { String(decoding: try $0.load(), as: UTF8.self) }
    }

    @Test("A returned entity is offered in each of its forms, made only when they are asked for")
    func forms() async throws {
        let before = ContentCards.journal.entries.count
        let run = try await show("coast")
        let offered = run.card?.value?.offeredFiles ?? []
        #expect(offered.map(\.name) == ["coast.html", "The coast.txt"])
        #expect(offered.map(\.contentType) == ["text/html", "text/plain"])
        #expect(offered.map(\.size) == [nil, nil])
        #expect(ContentCards.journal.entries.count == before)
        #expect(try await data(run.session.shownFile(offered[0].id)) == "<h1>coast</h1>")
        #expect(try await data(run.session.shownFile(offered[1].id)) == "coast")
        #expect(ContentCards.journal.entries.count == before + 1)
        try await run.done()
        #expect(run.session.shownFile(offered[0].id) == nil)
        try await system.finish()
    }

    @Test("Several entities are offered in their preferred form")
    func list() async throws {
        let run = try await system.perform(ContentCards.ListRoutes())
        let offered = run.card?.value?.offeredFiles.map(\.name)
        #expect(offered == ["coast.html", "hills.html", "moon.html"])
        try await run.done()
        try await system.finish()
    }

    @Test("An error of the author's is told in the author's words")
    func failure() async throws {
        let run = try await show("moon")
        let file = try #require(run.card?.value?.offeredFiles.first)
        do {
            _ = try await system.system.exported(file)
            Issue.record("There is a map of the moon.")
        } catch {
            #expect(
                error.text(in: Locale(identifier: "en"))
                    == "“moon.html” couldn’t be made: There is no map of the moon.")
        }
        try await run.done()
        try await system.finish()
    }

    @Test("A file that the app doesn't make in time is given up, and the log says what to do")
    func late() async throws {
        let file = FileReference(name: "slow.txt", contentType: "text/plain") {
            await withCheckedContinuation { ContentCards.never.add($0) }
            throw CancellationError()
        }
        let system = system
        let export = Task { () -> ExportFailure? in
            do throws(ExportFailure) {
                _ = try await system.system.exported(file)
                return nil
            } catch {
                return error
            }
        }
        try await system.clock.waitForSleeper()
        system.clock.advance(by: .seconds(30))
        let failure = try #require(await export.value)
        #expect(
            failure.text(in: Locale(identifier: "en"))
                == "“slow.txt” took too long and was stopped.")
        #expect(
            system.messages.contains {
                $0.contains(
                    """
                    “slow.txt” was not made within 30.0 seconds and was given up. Let the closures of the \
                    value's transferRepresentation be quicker, or raise Limits.exportDuration.
                    """)
            }, "\(system.messages)")
        ContentCards.never.resumeAll()
        try await system.finish()
    }

    @Test("Who waits no longer for a file is told so at once")
    func cancelled() async throws {
        let file = FileReference(name: "slow.txt", contentType: "text/plain") {
            await withCheckedContinuation { ContentCards.never.add($0) }
            throw CancellationError()
        }
        let system = system
        let export = Task { try await system.system.exported(file) }
        try await system.clock.waitForSleeper()
        export.cancel()
        await #expect(throws: ExportFailure.self) { try await export.value }
        ContentCards.never.resumeAll()
        try await system.finish()
    }

    @Test("A file parameter takes an entity in a form of a type that it asks for")
    func given() async throws {
        let run = try await system.perform(
            "PrintRoute", values: ["sheet": .entity(type: "Route", id: "hills")])
        #expect(run.dialog?.full == "The hills.json: \"hills\"")
        try await run.done()
        try await system.finish()
    }

    @Test("A returned value is a link to its address")
    func link() async throws {
        let run = try await show("coast")
        #expect(run.card?.value?.link?.absoluteString == "https://routes.example/coast")
        #expect(run.screen.contains("<The coast>"), "\(run.screen)")
        try await run.done()
        let season = try await system.perform(ContentCards.ShowSeason())
        #expect(season.card?.value?.link?.absoluteString == "https://seasons.example/spring")
        #expect(season.screen.contains("<Spring>"), "\(season.screen)")
        try await season.done()
        try await system.finish()
    }

    @Test("A person is a vCard")
    func person() async throws {
        let run = try await system.perform(ContentCards.ShowGuide())
        let card = run.card?.value?.offeredFiles.first
        #expect(card?.name == "Ada King; Noel.vcf")
        #expect(
            try await data(card)
                == """
                BEGIN:VCARD\r
                VERSION:3.0\r
                FN:Ada King\\; Noel\r
                N:King\\; Noel;Ada;;;\r
                EMAIL:ada@example.com\r
                TEL:+49 1\r
                END:VCARD\r\n
                """)
        try await run.done()
        try await system.finish()
    }
}

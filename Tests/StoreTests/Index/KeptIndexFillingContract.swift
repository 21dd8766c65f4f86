import AppIntents
import Foundation
import Testing

@testable import CoreSpotlight

/// What becomes of an index that a query fills.
@Suite struct KeptIndexFillingContract {
    @Test(
        "A query fills the index once for a program, and again for another one, without what is gone",
        arguments: StoreMaker.withItems)
    func filling(maker: StoreMaker) async throws {
        let kept = try KeptIndex(maker)
        let kind = ObjectIdentifier(Relic.self)
        let first = try kept.open()
        await first.read()
        #expect(!first.isFilled(kind, named: "Relic"))
        try await first.renew(kind, named: "Relic") {
            try await first.index().indexAppEntities(["a", "b"].map { Relic($0) })
        }
        let same = try kept.open()
        await same.read()
        #expect(same.isFilled(kind, named: "Relic"))
        let next = try kept.open(program: "second")
        await next.read()
        #expect(!next.isFilled(kind, named: "Relic"))
        #expect(next.hasItem(of: kind))
        try await next.renew(kind, named: "Relic") {
            try await next.index().indexAppEntities(["b", "c"].map { Relic($0) })
        }
        #expect(await (try kept.open()).names() == ["b", "c"])
        // A query that leaves the index to the app's own calls removes nothing.
        let last = try kept.open(program: "third")
        await last.read()
        try await last.renew(kind, named: "Relic") {}
        #expect(last.isFilled(kind, named: "Relic"))
        #expect(await (try kept.open()).names() == ["b", "c"])
    }

    @Test(
        "What the app indexes itself while a query adds nothing removes nothing",
        arguments: StoreMaker.withItems)
    func meanwhile(maker: StoreMaker) async throws {
        let kept = try KeptIndex(maker)
        let kind = ObjectIdentifier(Relic.self)
        let items = try kept.open()
        try await items.index().indexAppEntities(["a", "b"].map { Relic($0) })
        try await items.renew(kind, named: "Relic") {
            try await Task.detached {
                try await items.index().indexAppEntities([Relic("c")])
            }.value
        }
        #expect(await items.names() == ["a", "b", "c"])
        // While a query adds some, what the app itself indexes again stays as well.
        try await items.renew(kind, named: "Relic") {
            try await Task.detached {
                try await items.index().indexAppEntities([Relic("b")])
            }.value
            await withCheckedContinuation { continuation in
                items.index().indexSearchableItems([CSSearchableItem(appEntity: Relic("c"))]) { _ in
                    continuation.resume()
                }
            }
        }
        #expect(await items.names() == ["b", "c"])
        #expect(await (try kept.open()).names() == ["b", "c"])
    }

    private struct Interrupted: Error {}

    @Test("A query that fails is asked again by the next process", arguments: StoreMaker.withItems)
    func interrupted(maker: StoreMaker) async throws {
        let kept = try KeptIndex(maker)
        let kind = ObjectIdentifier(Relic.self)
        let first = try kept.open()
        await first.read()
        await #expect(throws: Interrupted.self) {
            try await first.renew(kind, named: "Relic") { throw Interrupted() }
        }
        let next = try kept.open()
        await next.read()
        #expect(!next.isFilled(kind, named: "Relic"))
    }
}

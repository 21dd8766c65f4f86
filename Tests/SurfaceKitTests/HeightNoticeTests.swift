import IntentSystem
import IntentTestKit
import Logging
import SwiftUI
import Testing

@testable import SurfaceKit

@Suite @MainActor struct HeightNoticeTests {
    @Test("PRS-1 the author of a card that is too tall is told once, with its tallest parts")
    func tellsOnce() {
        let log = TestLog()
        let notice = HeightNotice(limit: 400, logger: Logger(label: "test") { _ in log })
        let (card, tree) = Self.card(rowCount: 60)
        notice.check(card, tree)
        notice.check(card, tree)
        #expect(
            log.messages == [
                """
                warning: The card of “List Rows” is about 1792 points tall, and snippets should have 400 at most; \
                the rest has to be scrolled to. Its tallest parts: Row 1 (22), Row 2 (22), Row 3 (22). \
                Show less of them, or open the app for the rest.
                """
            ])
    }

    @Test(
        "PRS-1 the author is told once for each intent, whatever it is called, in whatever language"
    )
    func tellsOnceForEachIntent() {
        let log = TestLog()
        let notice = HeightNotice(limit: 400, logger: Logger(label: "test") { _ in log })
        var (card, tree) = Self.card(rowCount: 60)
        for (intent, title) in [
            ("ListRows", "List Rows"), ("ListRows", "Zeilen auflisten"), ("ListAll", "List Rows"),
        ] {
            (card.intent, card.title) = (intent, title)
            notice.check(card, tree)
        }
        #expect(log.messages.count == 2)
        #expect(log.messages.allSatisfy { $0.contains("“List Rows”") })
    }

    @Test("PRS-1 from 340 points on the author is told that people may have to scroll")
    func comfortable() {
        let log = TestLog()
        let notice = HeightNotice(limit: 400, logger: Logger(label: "test") { _ in log })
        let (card, tree) = Self.card(rowCount: 12)
        notice.check(card, tree)
        #expect(
            log.messages == [
                """
                notice: The card of “List Rows” is about 352 points tall. Snippets may have 400, but from \
                340 on people may have to scroll.
                """
            ])
    }

    @Test("PRS-1 nobody is told of a card that fits, nor of a refresh")
    func staysSilent() {
        let log = TestLog()
        let notice = HeightNotice(limit: 400, logger: Logger(label: "test") { _ in log })
        for (card, tree) in [Self.card(rowCount: 3), Self.card(rowCount: 60, generation: 2)] {
            notice.check(card, tree)
        }
        #expect(log.messages.isEmpty)
    }

    @Test("PRS-1 a card that was laid out for a page is as tall as it is there")
    func placed() throws {
        let log = TestLog()
        let notice = HeightNotice(limit: 400, logger: Logger(label: "test") { _ in log })
        var (card, tree) = Self.card(rowCount: 12)
        let area = ViewNode.Area(x: 0, y: 0, width: 328, height: 40)
        let count = try #require(ViewLayout.placeCount(of: tree.nodes))
        tree.placements = ViewTree.Placements(
            width: 328, height: 568,
            elements: Array(repeating: .init(box: area, content: area), count: count))
        notice.check(card, tree)
        // Larger text is the person's wish, not the author's fault.
        tree.placements?.personScale = 2
        card.title = "Large Rows"
        notice.check(card, tree)
        #expect(
            log.messages == [
                """
                warning: The card of “List Rows” is about 568 points tall, and snippets should have 400 at most; \
                the rest has to be scrolled to. Its tallest parts: Row 1 (40), Row 2 (40), Row 3 (40). \
                Show less of them, or open the app for the rest.
                """,
                """
                notice: The card of “Large Rows” is about 352 points tall. Snippets may have 400, but from \
                340 on people may have to scroll.
                """,
            ])
    }

    private static func card(
        rowCount: Int, generation: Int = 1
    ) -> (PresentedCard, ViewTree) {
        let view = VStack { ForEach(1...rowCount, id: \.self) { Text("Row \($0)") } }
        let tree = ViewResolver.resolve(view).tree
        let card = PresentedCard(
            id: 1, generation: generation, title: "List Rows", content: .tree(tree))
        return (card, tree)
    }
}

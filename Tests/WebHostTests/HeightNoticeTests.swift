import AppIntentsTesting
import Logging
import SwiftUI
import Testing

@testable import IntentSystem
@testable import WebHost

@Suite @MainActor struct HeightNoticeTests {
    @Test("PRS-1 the author of a card that is too tall is told once, with its tallest parts")
    func tellsOnce() {
        let log = TestLog()
        let notice = HeightNotice(limit: 400, logger: Logger(label: "test") { _ in log })
        let card = Self.card(rowCount: 60)
        notice.check(card)
        notice.check(card)
        #expect(
            log.messages == [
                """
                warning: The card of “List Rows” is about 1792 points tall, and snippets should have 400 at most; \
                the rest has to be scrolled to. Its tallest parts: Row 1 (22), Row 2 (22), Row 3 (22). \
                Show less of them, or open the app for the rest.
                """
            ])
    }

    @Test("PRS-1 nobody is told of a card that fits, nor of a refresh")
    func staysSilent() {
        let log = TestLog()
        let notice = HeightNotice(limit: 400, logger: Logger(label: "test") { _ in log })
        notice.check(Self.card(rowCount: 3))
        notice.check(Self.card(rowCount: 60, generation: 2))
        #expect(log.messages.isEmpty)
    }

    private static func card(rowCount: Int, generation: Int = 1) -> PresentedCard {
        let view = VStack { ForEach(1...rowCount, id: \.self) { Text("Row \($0)") } }
        let tree = ViewResolver.resolve(view).tree
        return PresentedCard(
            id: 1, generation: generation, title: "List Rows", content: .tree(tree), isBusy: false)
    }
}

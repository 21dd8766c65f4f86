import IntentSystem
package import Logging
import SnippetRendering
import SwiftUI
import Synchronization

/// Tells an app's author, once for each intent, of a card that is too tall, or nearly so (PRS-1).
///
/// The page scrolls such a card inside, so people lose nothing; but Apple's Human Interface
/// Guidelines ask for snippets of at most 400 points that need no scrolling, and only the author can
/// mend that. Apple's session on snippets named 340 points, so from there on a notice says so.
package final class HeightNotice: Sendable {
    /// The height from which some surfaces of Apple's scroll.
    private static let comfortableHeight = 340.0

    private let limit: Double
    private let logger: Logger
    /// The intents that were told of, by identifier.
    private let told = Mutex<Set<String>>([])

    package init(limit: Double, logger: Logger) {
        self.limit = limit
        self.logger = logger
    }

    /// Looks at a card when it is drawn for the first time: a refresh has to be fast, and seldom
    /// changes the height.
    ///
    /// A card that was laid out for no page, or in text of another size, is estimated.
    func check(_ card: PresentedCard, _ tree: ViewTree) {
        guard card.generation == 1 else { return }
        let estimate = HeightEstimate(placed: tree) ?? HeightEstimate(of: tree)
        guard estimate.points > min(Self.comfortableHeight, limit),
            told.withLock({ $0.insert(card.intent ?? card.title).inserted })
        else { return }
        if estimate.points > limit {
            logger.warning("\(Self.text(of: estimate, title: card.title, limit: limit))")
        } else {
            logger.notice("\(Self.text(ofComfortable: estimate, title: card.title, limit: limit))")
        }
    }

    /// The text for a developer.
    static func text(of estimate: HeightEstimate, title: String, limit: Double) -> String {
        let tallest = estimate.parts.sorted { $0.points > $1.points }.prefix(3)
            .map { "\(short($0.name)) (\(Int($0.points)))" }.joined(separator: ", ")
        return """
            The card of “\(title)” is about \(Int(estimate.points)) points tall, and snippets should have \
            \(Int(limit)) at most; the rest has to be scrolled to. Its tallest parts: \(tallest). Show less \
            of them, or open the app for the rest.
            """
    }

    private static func text(
        ofComfortable estimate: HeightEstimate, title: String, limit: Double
    ) -> String {
        """
        The card of “\(title)” is about \(Int(estimate.points)) points tall. Snippets may have \
        \(Int(limit)), but from \(Int(comfortableHeight)) on people may have to scroll.
        """
    }

    /// The name of a part that holds much is all its text.
    private static func short(_ name: String) -> String {
        name.count > 40 ? name.prefix(39) + "…" : name
    }
}

import IntentSystem
package import Logging
package import SnippetRendering
import SwiftUI
import Synchronization

/// Informs an app's author, once for each intent, about a card that is too tall, or nearly so
/// (PRS-1).
///
/// The page scrolls such a card inside, so people lose nothing; but Apple's Human Interface
/// Guidelines ask for snippets of at most 400 points that need no scrolling, and only the author
/// can correct that. Apple's session on snippets named 340 points, so the notice begins there.
package final class HeightNotice: Sendable {
    /// The height above which some of Apple's surfaces scroll.
    package static let comfortableHeight = 340.0

    private let limit: Double
    private let logger: Logger
    /// The identifiers of the intents that the author has been informed about.
    private let told = Mutex<Set<String>>([])

    package init(limit: Double, logger: Logger) {
        self.limit = limit
        self.logger = logger
    }

    /// Checks a card when it is drawn for the first time; a refresh must be fast, and seldom
    /// changes the height.
    ///
    /// The height is estimated for a card that wasn't laid out for a page, or whose text has
    /// another size.
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

    /// Returns the text for a developer.
    package static func text(
        of estimate: HeightEstimate, title: String, limit: Double
    ) -> String {
        let tallest = estimate.parts.sorted { $0.points > $1.points }.prefix(3)
            .map { "\(short($0.name)) (\(Int($0.points)))" }.joined(separator: ", ")
        return """
            The card of “\(title)” is about \(Int(estimate.points)) points tall, and snippets should have \
            \(Int(limit)) at most; the rest has to be scrolled to. Its tallest parts: \(tallest). Show less \
            of them, or open the app for the rest.
            """
    }

    /// Returns the text for a developer about a card that people may have to scroll.
    package static func text(
        ofComfortable estimate: HeightEstimate, title: String, limit: Double
    ) -> String {
        """
        The card of “\(title)” is about \(Int(estimate.points)) points tall. Snippets may have \
        \(Int(limit)), but from \(Int(comfortableHeight)) on people may have to scroll.
        """
    }

    /// Returns a shortened name: the name of a container is all the text in it.
    private static func short(_ name: String) -> String {
        name.count > 40 ? name.prefix(39) + "…" : name
    }
}

public import IntentSystem
public import SwiftUI

/// The screen of one client of a session: the present state, and the latest news.
///
/// It takes events in the order in which they come, and keeps the content of a view that an event
/// omits as unchanged.
public struct SessionScreen: Sendable {
    /// The version, which grows with every event.
    public private(set) var version: Int
    /// The newest state; its card's `content` is as the event brought it, the complete content is
    /// `view`.
    public private(set) var state: PresentationState?
    /// The view of the card; never `unchanged`.
    public private(set) var view = PresentedCard.Content.none
    /// The version that brought the view.
    public private(set) var viewVersion: Int
    /// The announcements and refusals, oldest first; bounded, since a client may ask late.
    public private(set) var news: [News] = []

    /// An event that is delivered only once.
    public struct News: Sendable {
        /// The version of the screen with which it came.
        public let version: Int
        /// An announcement or a refusal.
        public let event: PresentationEvent
    }

    /// The maximum number of announcements and refusals that are kept.
    private static let keptNews: Int = 16

    /// Creates the screen of a client that has received no event.
    public init(version: Int = 0) {
        self.version = version
        viewVersion = version
    }

    /// Takes an event.
    ///
    /// A client that asked for views in parts joins them before it passes an event here; a part
    /// that is passed here leaves the view as it is.
    public mutating func take(_ event: PresentationEvent) {
        version += 1
        switch event {
        case .state(let new):
            switch new.card?.content {
            case .unchanged?, .parts?: break
            case .tree?, .html?: (view, viewVersion) = (new.card?.content ?? .none, version)
            case PresentedCard.Content.none?, nil:
                if view != .none { (view, viewVersion) = (.none, version) }
            }
            state = new
        case .announcement, .refusal:
            news.append(News(version: version, event: event))
            news.removeFirst(max(0, news.count - Self.keptNews))
        }
    }

    /// Forgets all news, for a person who begins something new.
    public mutating func forgetNews() { news = [] }

    /// The visible card.
    public var card: PresentedCard? { state?.card }

    /// The question on the card.
    public var question: Question? { card?.question }

    /// The tree of the card's view, for a client that gets trees.
    public var tree: ViewTree? { if case .tree(let tree) = view { tree } else { nil } }

    /// `true` if a card is shown that is neither a question nor a result.
    public var isUnfinishedCard: Bool { state?.run != nil && card != nil && question == nil }

    /// The last announcement.
    public var announcement: PresentedDialog? {
        for news in news.reversed() {
            if case .announcement(let dialog) = news.event { return dialog }
        }
        return nil
    }

    /// The last refusal.
    public var refusal: Refusal? {
        for news in news.reversed() {
            if case .refusal(let refusal) = news.event { return refusal }
        }
        return nil
    }
}

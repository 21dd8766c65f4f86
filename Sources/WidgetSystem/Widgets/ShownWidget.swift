import Foundation
package import SwiftUI
package import WidgetKit

/// A kind of widget that the app offers.
package struct WidgetKind: Sendable {
    package let kind: String
    package let name: String
    /// A sentence about it; empty if there is none.
    package let about: String
    /// The families that a board can draw, smallest first.
    package let families: [WidgetFamily]
    /// A person can configure it.
    package let isConfigurable: Bool
    /// The texts about the configurations to choose from.
    package let recommendations: [String]

    /// The family of a widget before a person chooses another.
    package var usualFamily: WidgetFamily? {
        families.first { $0 == .systemSmall } ?? families.first
    }
}

/// A widget as it looks now.
package struct ShownWidget: Sendable {
    /// The things that a frame can show.
    package enum Content: Sendable {
        case view(ViewTree, background: ViewTree)
        /// A person has to configure it first.
        case unconfigured
        /// A person has to configure it anew: the app no longer has what they gave.
        case outdated
        /// The app no longer offers widgets of this kind, or not in this family.
        case withdrawn
        /// The timeline has no entry.
        case empty
        /// The provider gave nothing; the log says why.
        case failed
    }

    package let content: Content
    /// The number by which taps name this drawing.
    package var drawing = 0
    /// The address that a tap on it opens.
    package var url: URL?
    /// When it is to be drawn again; `nil` for when the app says so.
    package var renewal: Duration?
    /// How much the person may want to see it now; 0 where nothing is known of that.
    package var score: Float = 0
}

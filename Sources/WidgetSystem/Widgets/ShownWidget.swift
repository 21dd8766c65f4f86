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
}

/// A widget as it looks now.
package struct ShownWidget: Sendable {
    /// The things that a frame can show.
    package enum Content: Sendable {
        case view(ViewTree, background: ViewTree)
        /// A person has to configure it first.
        case unconfigured
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
}

import Foundation
package import SwiftUI
package import WidgetKit

/// A kind of widget that the app offers.
package struct WidgetKind: Sendable {
    package let kind: String
    package let name: String
    /// A description of the widget; empty if there is none.
    package let about: String
    /// The families that a board can draw, in the order in which it offers them.
    package let families: [WidgetFamily]
    /// The family of a widget before a person chooses another.
    package let usualFamily: WidgetFamily?
    /// True if a person can configure it.
    package let isConfigurable: Bool
    /// The descriptions of the configurations to choose from.
    package let recommendations: [String]
}

/// A widget with its current appearance.
package struct ShownWidget: Sendable {
    package enum Content: Sendable {
        case view(ViewTree, background: ViewTree)
        case problem(BoardProblem)
    }

    package let content: Content
    /// The view beside that of an accessory widget, for programs.
    package var label: [ViewNode] = []
    /// The number by which taps refer to this drawing.
    package var drawing = 0
    /// The address that a tap on it opens.
    package var url: URL?
    /// The duration until the next drawing; `nil` if the app decides.
    package var renewal: Duration?
    /// The current relevance to the person; 0 if it is unknown.
    package var score: Float = 0
}

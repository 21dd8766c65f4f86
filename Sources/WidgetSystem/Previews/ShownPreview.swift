package import SwiftUI
package import WidgetKit

package struct ShownPreview: Sendable {
    /// The space of a frame on the page.
    package enum Room: Sendable, Hashable {
        /// A card: as wide as cards are, as high as the view.
        case card
        /// As wide as the page allows.
        case wide
        /// A box, in points.
        case box(width: Double, height: Double)
        case widget(WidgetFamily)
    }

    package struct Frame: Sendable {
        /// The name that its author chose.
        package let name: String?
        package let room: Room
        package let view: ViewTree
        /// The background of a widget; empty elsewhere.
        package let background: ViewTree
        /// The author's mistakes.
        package let issues: [String]
    }

    package let name: String?
    package let frames: [Frame]
}

/// The reason why a preview can't be shown.
package enum PreviewProblem: Error, Hashable, CustomStringConvertible {
    /// An entry isn't of the type that the widget shows.
    case wrongEntry(kind: String, entry: String)
    case noEntries(kind: String)
    /// The views are empty; the mistakes found may be the reason.
    case empty(issues: [String])

    package var description: String {
        switch self {
        case .wrongEntry(let kind, let entry):
            """
            The widget “\(kind)” can't show an entry of type \(entry). Give its preview entries of the type that \
            the widget's provider makes.
            """
        case .noEntries(let kind):
            "The preview of the widget “\(kind)” has no entries. Give its timeline at least one."
        case .empty(let issues): (["The preview has no view."] + issues).joined(separator: " ")
        }
    }
}

package import SwiftUI

extension ViewTree {
    /// The tree without buttons, for a text with separate buttons, or without any that can be
    /// tapped.
    package var withoutButtons: ViewTree {
        ViewTree(
            nodes: nodes.keeping { node in
                if case .button = node.kind { false } else { true }
            })
    }
}

package import SwiftUI

extension ViewTree {
    /// The same without buttons, for a text beside which they are offered or can't be tapped.
    package var withoutButtons: ViewTree {
        ViewTree(
            nodes: nodes.keeping { node in
                if case .button = node.kind { false } else { true }
            })
    }
}

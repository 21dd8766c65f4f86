package import SwiftUI

extension ViewTree {
    /// The same without buttons, for a text beside which they are offered or can't be tapped.
    package var withoutButtons: ViewTree {
        func kept(_ nodes: [ViewNode]) -> [ViewNode] {
            nodes.compactMap { node in
                switch node.kind {
                case .button: return nil
                default:
                    var copy = node
                    copy.children = kept(node.children)
                    return copy
                }
            }
        }
        var copy = self
        copy.nodes = kept(nodes)
        return copy
    }
}

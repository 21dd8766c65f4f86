import SwiftUI

/// A node by its index in the array that contains it.
///
/// A node is a large value; passing it between functions would copy it, and retain everything that
/// it contains, at every step. A place costs one reference.
struct NodePlace {
    let siblings: [ViewNode]
    let index: Int

    @inline(__always) var id: NodeID { siblings[index].id }
    @inline(__always) var kind: ViewNode.Kind { siblings[index].kind }
    @inline(__always) var attributes: [ViewNode.Attribute] { siblings[index].attributes }
    @inline(__always) var children: [ViewNode] { siblings[index].children }

    /// Tells whether the node is drawn as a placeholder without its content.
    var isRedacted: Bool {
        let span = attributes.span
        for index in span.indices {
            if case .redacted = span[index] { return true }
        }
        return false
    }

    /// The node itself, for the rare uses that need the whole value.
    var node: ViewNode { siblings[index] }
}

import SwiftUI

/// A node by its place in the array that holds it.
///
/// A node is a large value; handing it from function to function would copy it, and count
/// references to all it holds, at every step. A place costs one reference.
struct NodePlace {
    let siblings: [ViewNode]
    let index: Int

    @inline(__always) var id: NodeID { siblings[index].id }
    @inline(__always) var kind: ViewNode.Kind { siblings[index].kind }
    @inline(__always) var attributes: [ViewNode.Attribute] { siblings[index].attributes }
    @inline(__always) var children: [ViewNode] { siblings[index].children }

    /// Tells whether the node is a placeholder instead of its content.
    var isRedacted: Bool {
        let span = attributes.span
        for index in span.indices {
            if case .redacted = span[index] { return true }
        }
        return false
    }

    /// The node itself, for the rare cases that need it whole.
    var node: ViewNode { siblings[index] }
}

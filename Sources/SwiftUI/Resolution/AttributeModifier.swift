/// Adds an attribute to each node.
public struct _AttributeModifier: _PrimitiveModifier {
    @usableFromInline let attribute: ViewNode.Attribute

    @inlinable
    init(attribute: ViewNode.Attribute) {
        self.attribute = attribute
    }

    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        let start = context.nodes.count
        content._draw(in: &context)
        context.apply(attribute, from: start)
    }
}

/// Adds an attribute whose value depends on the environment.
public struct _ComputedAttributeModifier: _PrimitiveModifier {
    let attribute: (EnvironmentValues) -> ViewNode.Attribute?

    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        let attribute = attribute(context.environment)
        let start = context.nodes.count
        content._draw(in: &context)
        if let attribute { context.apply(attribute, from: start) }
    }
}

/// Changes the nodes of a view once they are drawn.
public struct _DrawnModifier<Value>: _PrimitiveModifier {
    let value: Value
    /// Changes the nodes from an index on by the value.
    let change: @MainActor (inout ResolveContext, Value, _ start: Int) -> Void

    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        let start = context.nodes.count
        content._draw(in: &context)
        change(&context, value, start)
    }
}

extension ResolveContext {
    /// Adds an attribute to the nodes that were drawn from an index on.
    @MainActor
    mutating func apply(_ attribute: ViewNode.Attribute, from start: Int) {
        if attribute.isContainerRelative, let container = environment.containerShape {
            for index in start..<nodes.count {
                var node = nodes[index]
                follow(container, in: &node)
                nodes[index] = node
            }
        }
        for index in start..<nodes.count { nodes[index].apply(attribute) }
        count(nodesFrom: start)
    }
}

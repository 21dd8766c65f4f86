/// A built-in modifier: what it does to the surroundings of a view, or to the view's nodes.
protocol PrimitiveModifier {
    @MainActor
    func resolve<Content: View>(
        _ content: Content, in context: inout ResolveContext
    ) -> [ViewNode]
}

/// A view with a built-in modifier.
nonisolated struct ModifiedView<Content: View, Modifier: PrimitiveModifier>: PrimitiveView {
    let content: Content
    let modifier: Modifier

    init(_ content: Content, _ modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }

    @MainActor
    package func nodes(in context: inout ResolveContext) -> [ViewNode] {
        modifier.resolve(content, in: &context)
    }
}

extension View {
    nonisolated consuming func modified<Modifier: PrimitiveModifier>(
        _ modifier: Modifier
    ) -> ModifiedView<Self, Modifier> {
        ModifiedView(self, modifier)
    }

    /// The view with an attribute on each of its nodes.
    nonisolated consuming func attribute(
        _ attribute: ViewNode.Attribute
    ) -> ModifiedView<Self, AttributeModifier> {
        ModifiedView(self, AttributeModifier(attribute: attribute))
    }

    /// The view in surroundings with another value.
    nonisolated consuming func surroundings<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> ModifiedView<Self, EnvironmentModifier<Value>> {
        ModifiedView(self, EnvironmentModifier(keyPath: keyPath, value: value))
    }
}

/// Adds an attribute to each node.
struct AttributeModifier: PrimitiveModifier {
    let attribute: ViewNode.Attribute

    @MainActor
    func resolve<Content: View>(
        _ content: Content, in context: inout ResolveContext
    ) -> [ViewNode] {
        var nodes = context.resolve(content)
        for index in nodes.indices { nodes[index].apply(attribute) }
        return nodes
    }
}

/// Sets a value of the surroundings.
struct EnvironmentModifier<Value>: PrimitiveModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value

    @MainActor
    func resolve<Content: View>(
        _ content: Content, in context: inout ResolveContext
    ) -> [ViewNode] {
        let outer = context.environment[keyPath: keyPath]
        context.environment[keyPath: keyPath] = value
        defer { context.environment[keyPath: keyPath] = outer }
        return context.resolve(content)
    }
}

/// Adds an attribute whose value depends on the surroundings.
struct ComputedAttributeModifier: PrimitiveModifier {
    let attribute: (EnvironmentValues) -> ViewNode.Attribute?

    @MainActor
    func resolve<Content: View>(
        _ content: Content, in context: inout ResolveContext
    ) -> [ViewNode] {
        let attribute = attribute(context.environment)
        var nodes = context.resolve(content)
        if let attribute {
            for index in nodes.indices { nodes[index].apply(attribute) }
        }
        return nodes
    }
}

/// Changes the surroundings in a way that depends on them.
struct SurroundingsModifier: PrimitiveModifier {
    let change: (inout EnvironmentValues) -> Void

    @MainActor
    func resolve<Content: View>(
        _ content: Content, in context: inout ResolveContext
    ) -> [ViewNode] {
        let outer = context.environment
        change(&context.environment)
        defer { context.environment = outer }
        return context.resolve(content)
    }
}

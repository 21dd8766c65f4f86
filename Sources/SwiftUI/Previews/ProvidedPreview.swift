/// The preview modifiers on a provider's view.
package struct PreviewStatements {
    package var name: String?
    package var layout: PreviewLayout?
    package var orientation: InterfaceOrientation?
    package var place: (any PreviewPlace)?
    /// The collector of the values that views set for the place, if the place reads them.
    package var collector: AnyObject?

    /// Adds the preview modifiers of an outer view.
    mutating func add(_ outer: PreviewStatements) {
        name = name ?? outer.name
        layout = layout ?? outer.layout
        orientation = orientation ?? outer.orientation
        if place == nil { (place, collector) = (outer.place, outer.collector) }
    }
}

/// A place of previews that the system supports.
package protocol PreviewPlace: PreviewContext, Sendable {
    /// Changes the environment of a view to that of the place; returns the object that collects the
    /// values of views for the place.
    @MainActor func enter(_ environment: inout EnvironmentValues) -> AnyObject?
}

/// One of the views of a provider.
@MainActor
package struct ProvidedPreview {
    package let statements: PreviewStatements
    /// The single view, with the actions of all.
    package let resolved: ResolvedView

    /// Returns the views of a provider, each separately, in an environment.
    package static func all(
        of provider: any PreviewProvider.Type, environment: EnvironmentValues
    ) -> [ProvidedPreview] {
        all(of: provider.anyPreviews, environment: environment)
    }

    private static func all(
        of view: any View, environment: EnvironmentValues
    ) -> [ProvidedPreview] {
        let collector = PreviewCollector()
        var environment = environment
        environment.previewCollector = collector
        let resolved = ViewResolver.resolve(view, environment: environment)
        return resolved.tree.nodes.map { node in
            var one = resolved
            one.tree = ViewTree(nodes: [node])
            return ProvidedPreview(statements: collector.statements(on: node), resolved: one)
        }
    }
}

extension PreviewProvider {
    fileprivate static var anyPreviews: any View { previews }
}

/// Collects the preview modifiers of views.
@MainActor
final class PreviewCollector {
    private var statements: [NodeID: PreviewStatements] = [:]

    fileprivate func note(_ statement: PreviewStatements, of node: ViewNode) {
        statements[node.id, default: PreviewStatements()].add(statement)
    }

    /// Returns the preview modifiers on a node, or inside if a later modifier wrapped it.
    fileprivate func statements(on node: ViewNode) -> PreviewStatements {
        if let found = statements[node.id] { return found }
        guard node.children.count == 1, let inner = node.children.first else {
            return PreviewStatements()
        }
        return statements(on: inner)
    }
}

extension EnvironmentValues {
    fileprivate(set) var previewCollector: PreviewCollector? {
        get { self[ValueKey<PreviewCollector>.self] }
        set { self[ValueKey<PreviewCollector>.self] = newValue }
    }
}

/// A view with preview modifiers, which only the page of previews reads.
private nonisolated struct StatingView<Content: View>: PrimitiveView {
    let content: Content
    let state: @Sendable @MainActor (inout PreviewStatements) -> Void

    @MainActor
    func draw(in context: inout ResolveContext) {
        var statement = PreviewStatements()
        state(&statement)
        context.drawPreview(content, statement)
    }
}

/// A view that is shown in a separate place.
private nonisolated struct PlacedPreview<Content: View>: PrimitiveView {
    let content: Content
    /// The place; `nil` if the system doesn't support it.
    let place: (any PreviewPlace)?

    @MainActor
    func draw(in context: inout ResolveContext) {
        guard let place, context.environment.previewCollector != nil else {
            return content._draw(in: &context)
        }
        let outer = context.environment
        var statement = PreviewStatements()
        statement.place = place
        statement.collector = place.enter(&context.environment)
        context.drawPreview(content, statement)
        context.environment = outer
    }
}

extension ResolveContext {
    /// Draws a view and stores its preview modifiers.
    @MainActor
    fileprivate mutating func drawPreview<V: View>(_ view: V, _ statement: PreviewStatements) {
        let first = nodes.count
        view._draw(in: &self)
        guard let collector = environment.previewCollector else { return }
        for node in nodes[first...] { collector.note(statement, of: node) }
    }
}

extension View {
    /// Names a preview.
    nonisolated public func previewDisplayName(_ value: String?) -> some View {
        StatingView(content: self) { $0.name = value }
    }

    /// Sets the layout of a preview.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        StatingView(content: self) { $0.layout = value }
    }

    /// Sets the device of a preview, which the page of previews doesn't imitate.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

    /// Sets the orientation of a preview's screen.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View
    {
        StatingView(content: self) { $0.orientation = value }
    }

    /// Sets the place in which a preview is shown, such as a widget of a family.
    nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View {
        PlacedPreview(content: self, place: value as? any PreviewPlace)
    }
}

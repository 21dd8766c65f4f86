/// The statements of a provider's view about itself as a preview.
package struct PreviewStatements {
    package var name: String?
    package var layout: PreviewLayout?
    package var orientation: InterfaceOrientation?
    package var place: (any PreviewPlace)?
    /// Takes what the views say of the place itself, if it listens.
    package var collector: AnyObject?

    /// Adds what a modifier further out says of the same.
    mutating func add(_ outer: PreviewStatements) {
        name = name ?? outer.name
        layout = layout ?? outer.layout
        orientation = orientation ?? outer.orientation
        if place == nil { (place, collector) = (outer.place, outer.collector) }
    }
}

/// A place of previews that the system knows.
package protocol PreviewPlace: PreviewContext, Sendable {
    /// Makes the surroundings of a view those of the place; returns what the views tell the place.
    @MainActor func enter(_ environment: inout EnvironmentValues) -> AnyObject?
}

/// One of the views of a provider.
@MainActor
package struct ProvidedPreview {
    package let statements: PreviewStatements
    /// The view alone, with the actions of all.
    package let resolved: ResolvedView

    /// The views of a provider, each by itself, in surroundings.
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

/// Collects what views say of themselves as previews.
@MainActor
final class PreviewCollector {
    private var statements: [NodeID: PreviewStatements] = [:]

    fileprivate func note(_ statement: PreviewStatements, of node: ViewNode) {
        statements[node.id, default: PreviewStatements()].add(statement)
    }

    /// The statements of a node, or of the one inside it where a later modifier made one around it.
    fileprivate func statements(on node: ViewNode) -> PreviewStatements {
        if let found = statements[node.id] { return found }
        guard node.children.count == 1, let inner = node.children.first else {
            return PreviewStatements()
        }
        return statements(on: inner)
    }
}

extension EnvironmentValues {
    private enum CollectorKey: EnvironmentKey {
        static var defaultValue: PreviewCollector? { nil }
    }

    fileprivate(set) var previewCollector: PreviewCollector? {
        get { self[CollectorKey.self] }
        set { self[CollectorKey.self] = newValue }
    }
}

/// A view that says something of itself as a preview, which nothing but the page of previews hears.
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

/// A view that is to be seen in a place of its own.
private nonisolated struct PlacedPreview<Content: View>: PrimitiveView {
    let content: Content
    /// `nil` for a place that the system doesn't know.
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
    /// Draws a view and notes what is said of it.
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

    /// Gives a preview a room.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        StatingView(content: self) { $0.layout = value }
    }

    /// Names the device of a preview, which the page of previews doesn't imitate.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

    /// Turns the screen of a preview.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View
    {
        StatingView(content: self) { $0.orientation = value }
    }

    /// Tells a preview where the view is to be seen, such as in a widget of a family.
    nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View {
        PlacedPreview(content: self, place: value as? any PreviewPlace)
    }
}

public import Foundation
public import _Localization

/// A text or picture that opens an address.
public nonisolated struct Link<Label: View>: PrimitiveView {
    private let destination: URL
    private let label: Label

    /// Creates a link.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        let id = context.path.id
        let outer = context.environment.isInControl
        context.environment.isInControl = true
        let mark = context.path.pushContainer()
        let children = context.label { label._draw(in: &$0) }
        context.path.pop(to: mark)
        context.environment.isInControl = outer
        var node = ViewNode(id: id, kind: .link(destination), children: children)
        if let tint = context.environment.tint { node.attributes.append(.tint(tint)) }
        if context.environment.openURL.handler != nil {
            context.report(.link, named: node.accessibleName)
        }
        context.nodes.append(node)
    }
}

extension Link where Label == Text {
    /// Creates a link with a localized title.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }

    /// Creates a link with a title from a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(destination: destination) { Text(titleResource) }
    }
}

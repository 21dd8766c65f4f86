public import Foundation

/// The shape of the view around, made smaller by how far it stays away from that view's edges.
///
/// A view around has the shape that ``SwiftUI/View/containerShape(_:)`` gives it; without one, the card has
/// a rectangle with corners.
public nonisolated struct ContainerRelativeShape: BoxFollowingShape {
    /// Creates the shape.
    public init() {}

    public var _outline: _ShapeOutline { _ShapeOutline(.containerRelative) }

    public func path(in rect: CGRect) -> Path {
        Path(rect)
    }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the view around, made smaller by how far it stays away from that view's edges.
    nonisolated public static var containerRelative: ContainerRelativeShape {
        ContainerRelativeShape()
    }
}

extension View {
    /// Sets the shape that the shapes inside follow which are relative to their container.
    nonisolated public consuming func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modified(_ContainerShapeModifier(shape: shape))
    }
}

/// Gives the shapes inside a view a container.
public nonisolated struct _ContainerShapeModifier<Container: InsettableShape>: _PrimitiveModifier {
    let shape: Container

    /// Draws a view, whose shapes follow that of the view.
    @MainActor
    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        let outer = context.environment.containerShape
        let anchor = context.liveParts().newAnchor()
        let start = context.nodes.count
        context.environment.containerShape = ContainerShape(shape: shape, anchor: anchor)
        content._draw(in: &context)
        context.environment.containerShape = outer
        context.setAnchor(anchor, ofFirstFrom: start)
    }
}

/// The shape of a view around.
struct ContainerShape {
    let shape: any InsettableShape
    /// The anchor of the view.
    let anchor: Int

    /// The outline of a box inside the container.
    ///
    /// Unspecified by Apple; the shape is made smaller by the least distance of an edge of the box.
    func outline(of box: CGRect, in container: CGRect) -> ViewNode.Outline {
        let distances = [
            box.minX - container.minX, box.minY - container.minY, container.maxX - box.maxX,
            container.maxY - box.maxY,
        ]
        return shape.outline(insetBy: max(0, distances.min() ?? 0))
    }
}

extension InsettableShape {
    /// The outline that the shape made smaller has in the box around that.
    fileprivate func outline(insetBy inset: CGFloat) -> ViewNode.Outline {
        func smaller(_ radius: Double) -> Double { max(radius - Double(inset), 0) }
        switch _outline.outline {
        case .rectangle, .capsule, .circle, .ellipse, .containerRelative: return _outline.outline
        case .roundedRectangle(let radius): return .roundedRectangle(radius: smaller(radius))
        case .unevenRoundedRectangle(
            let topLeading, let bottomLeading, let bottomTrailing, let topTrailing):
            return .unevenRoundedRectangle(
                topLeading: smaller(topLeading), bottomLeading: smaller(bottomLeading),
                bottomTrailing: smaller(bottomTrailing), topTrailing: smaller(topTrailing))
        case .path:
            let shape = self.inset(by: inset)
            return .path(
                ViewNode.FlexiblePath { box in
                    shape.path(in: box.insetBy(dx: -inset, dy: -inset))
                })
        }
    }
}

extension EnvironmentValues {
    private struct ContainerShapeKey: EnvironmentKey {
        static var defaultValue: ContainerShape? { nil }
    }

    var containerShape: ContainerShape? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

extension ResolveContext {
    /// Lets the outline that a node has, or is about to get, follow a container once both have their places.
    @MainActor
    mutating func follow(_ container: ContainerShape, in node: inout ViewNode) {
        let own = liveParts().newAnchor()
        addCode(to: &node) { code in
            code.anchor = own
            code.finish = { node, _, places in
                guard places.indices.contains(own), places.indices.contains(container.anchor)
                else { return }
                node.replaceContainerRelative(
                    by: container.outline(of: places[own], in: places[container.anchor]))
            }
        }
    }
}

extension ViewNode.Attribute {
    /// Tells whether the attribute has the outline of a container.
    var isContainerRelative: Bool {
        switch self {
        case .background(_, .containerRelative), .clip(.containerRelative): true
        default: false
        }
    }
}

extension ViewNode {
    /// Gives the element an outline instead of that of a container.
    fileprivate mutating func replaceContainerRelative(by outline: Outline) {
        if case .drawing(.outline(.containerRelative, let fill, let stroke)) = kind {
            kind = .drawing(.outline(outline, fill: fill, stroke: stroke))
        }
        for index in attributes.indices {
            switch attributes[index] {
            case .background(let paint, .containerRelative):
                attributes[index] = .background(paint, outline)
            case .clip(.containerRelative): attributes[index] = .clip(outline)
            default: continue
            }
        }
    }
}

public import Foundation

/// The shape of the container around, inset by the distance from the container's edges.
///
/// A container has the shape that ``SwiftUI/View/containerShape(_:)`` sets; without one, the shape
/// is the card's rectangle with rounded corners.
public nonisolated struct ContainerRelativeShape: BoxFollowingShape {
    public init() {}

    public var _outline: _ShapeOutline { _ShapeOutline(.containerRelative) }

    public func path(in rect: CGRect) -> Path {
        Path(rect)
    }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the container around, inset by the distance from the container's edges.
    nonisolated public static var containerRelative: ContainerRelativeShape {
        ContainerRelativeShape()
    }
}

extension View {
    /// Sets the container shape that container-relative shapes inside follow.
    nonisolated public consuming func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modified(_ContainerShapeModifier(shape: shape))
    }
}

/// A modifier that sets the container shape for the shapes inside a view.
public struct _ContainerShapeModifier<Container: InsettableShape>: _PrimitiveModifier {
    let shape: Container

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

/// The shape of a container.
struct ContainerShape {
    let shape: any InsettableShape
    /// The anchor of the view.
    let anchor: Int

    /// Returns the outline of a box inside the container.
    ///
    /// Unspecified by Apple; the shape is inset by the least distance of the box from an edge.
    func outline(of box: CGRect, in container: CGRect) -> ViewNode.Outline {
        let distances = [
            box.minX - container.minX, box.minY - container.minY, container.maxX - box.maxX,
            container.maxY - box.maxY,
        ]
        return shape.outline(insetBy: max(0, distances.min() ?? 0))
    }
}

extension InsettableShape {
    /// Returns the outline that the inset shape has in the original box.
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
    var containerShape: ContainerShape? {
        get { self[ValueKey<ContainerShape>.self] }
        set { self[ValueKey<ContainerShape>.self] = newValue }
    }
}

extension ResolveContext {
    /// Makes the outline of a node follow its container once both have their places.
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
    /// True if the attribute has a container-relative outline.
    var isContainerRelative: Bool {
        switch self {
        case .background(_, .containerRelative), .clip(.containerRelative): true
        default: false
        }
    }
}

extension ViewNode {
    /// Replaces the element's container-relative outline with another one.
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

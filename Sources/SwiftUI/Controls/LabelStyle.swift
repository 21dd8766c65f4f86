/// How a label looks, drawn from its title and its icon.
@MainActor @preconcurrency
public protocol LabelStyle {
    /// The type of the view that stands for the label.
    associatedtype Body: View

    /// Makes the view that stands for a label.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

    /// The parts of the label that a style arranges.
    typealias Configuration = LabelStyleConfiguration
}

/// The title and the icon of a label, for a style to arrange.
public struct LabelStyleConfiguration {
    /// The title of the label.
    public nonisolated struct Title: PrimitiveView {
        private let view: AnyView

        init(_ view: AnyView) {
            self.view = view
        }

        @MainActor
        package func draw(in context: inout ResolveContext) {
            view._draw(in: &context)
        }
    }

    /// The icon of the label.
    public nonisolated struct Icon: PrimitiveView {
        private let view: AnyView

        init(_ view: AnyView) {
            self.view = view
        }

        @MainActor
        package func draw(in context: inout ResolveContext) {
            view._draw(in: &context)
        }
    }

    /// The title of the label.
    public let title: Title
    /// The icon of the label.
    public let icon: Icon
}

/// A built-in look of a label.
protocol PrimitiveLabelStyle: LabelStyle {
    nonisolated var kind: LabelStyleKind { get }
}

enum LabelStyleKind: Sendable {
    case titleAndIcon
    case titleOnly
    case iconOnly
}

/// The style at hand.
enum AnyLabelStyle {
    case primitive(LabelStyleKind)
    /// One reference, since surroundings are copied.
    indirect case custom(any LabelStyle)
}

extension LabelStyle {
    /// Draws what the style makes of a label; a label that it contains is drawn plainly.
    func draw(
        _ configuration: LabelStyleConfiguration, in context: inout ResolveContext
    ) {
        let outer = context.environment.labelStyle
        context.environment.labelStyle = .primitive(.titleAndIcon)
        context.running { makeBody(configuration: configuration) }._draw(in: &context)
        context.environment.labelStyle = outer
    }
}

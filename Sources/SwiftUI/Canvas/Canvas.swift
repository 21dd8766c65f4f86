public import Foundation

/// A view that is drawn by commands, as large as the room that it has.
///
/// The commands run once the size is known. What they draw has no place in a screen reader's order; the
/// author describes the drawing by `accessibilityLabel(_:)`.
public nonisolated struct Canvas<Symbols: View>: PrimitiveView {
    /// Views that the commands can draw, each with a tag.
    public var symbols: Symbols
    /// Draws.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Would tell that nothing lies behind the drawing.
    public var isOpaque: Bool
    /// Would choose how colors are mixed.
    public var colorMode: ColorRenderingMode
    /// Would let the drawing come later.
    public var rendersAsynchronously: Bool

    /// Creates a drawing of commands, perhaps with views.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
        @ViewBuilder symbols: () -> Symbols = { EmptyView() }
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        let live = context.liveParts()
        let (symbols, renderer) = (symbols, renderer)
        context.addReader { proxy, context in
            let sheet = CanvasSheet(
                id: context.path.id.rawValue, size: proxy.size,
                environment: context.environment, live: live
            ) { id, context in
                context.choice = TagSelection(id)
                symbols._draw(in: &context)
                return context.choice?.nodes
            }
            var graphics = GraphicsContext(
                environment: context.environment, sheet: sheet)
            context.running { renderer(&graphics, proxy.size) }
            context.resume(live)
            context.nodes += sheet.finish()
            for issue in sheet.issues { context.report(issue) }
        }
    }
}

/// How the colors of a drawing are mixed.
public enum ColorRenderingMode: Sendable {
    /// As numbers of sRGB.
    case nonLinear
    /// As amounts of light.
    case linear
    /// As amounts of light, brighter than white too.
    case extendedLinear
}

/// The rule by which the inside of a path is found.
public struct FillStyle: Equatable, Sendable {
    /// Finds the inside by counting crossings, so that what lies in another part is a hole, instead of
    /// by counting turns.
    public var isEOFilled: Bool
    /// Would smooth edges or not; renderers always do.
    public var isAntialiased: Bool

    /// Creates a rule.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

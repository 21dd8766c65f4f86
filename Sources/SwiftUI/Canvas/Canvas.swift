public import Foundation

/// A view that commands draw, as large as the available space.
///
/// The commands run once the size is known. Screen readers don't read what they draw; the author
/// describes the drawing by `accessibilityLabel(_:)`.
public nonisolated struct Canvas<Symbols: View>: PrimitiveView {
    /// Views that the commands can draw, each with a tag.
    public var symbols: Symbols
    /// The closure that draws.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// True if the drawing covers everything behind it; a card ignores it.
    public var isOpaque: Bool
    /// The mixing of colors; a card ignores it.
    public var colorMode: ColorRenderingMode
    /// True if the drawing may be asynchronous; a card ignores it.
    public var rendersAsynchronously: Bool

    /// Creates a drawing from commands, perhaps with views.
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
                context.choice = TagSelection(selection: id)
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

/// The mixing of a drawing's colors.
public enum ColorRenderingMode: Sendable {
    /// In sRGB values.
    case nonLinear
    /// In linear values.
    case linear
    /// In linear values, including those brighter than white.
    case extendedLinear
}

/// The rule that decides the inside of a path.
public struct FillStyle: Equatable, Sendable {
    /// True for the even-odd rule, where an area inside another is a hole; false to count turns.
    public var isEOFilled: Bool
    /// True for smoothed edges; renderers always smooth them.
    public var isAntialiased: Bool

    /// Creates a rule.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

public import Foundation
import _Localization

/// A picture of the app, or a symbol.
public nonisolated struct Image: Sendable, Equatable {
    private enum Label: Sendable, Equatable {
        case name
        case decorative
        indirect case text(Text)
    }

    let source: ViewNode.ImageContent.Source
    private var label: Label
    private var isResizable = false
    /// True if it is stretched in parts, or repeated.
    private var hasParts = false
    private var isTemplate: Bool
    private var mode: SymbolRenderingMode?
    private var details = Rare<Details>()

    /// Properties that few pictures have.
    private struct Details: Sendable, Equatable {
        /// The color in which it is drawn, regardless of the environment.
        var tint: Color?
        /// The size in points, if it differs from the file's size in pixels.
        var size: CGSize?
        var isPixelated = false
        /// The part of a symbol's strokes that is drawn fully, 0…1.
        var variableValue: Double?
    }

    private init(source: ViewNode.ImageContent.Source, label: Label, isTemplate: Bool) {
        self.source = source
        self.label = label
        self.isTemplate = isTemplate
    }

    /// Creates a picture of the app, named after its file; screen readers read the name.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(source: .asset(name), label: .name, isTemplate: false)
    }

    /// Creates a picture of the app with a label for screen readers.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(source: .asset(name), label: .text(label), isTemplate: false)
    }

    /// Creates a picture of the app that screen readers ignore.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(source: .asset(name), label: .decorative, isTemplate: false)
    }

    /// Creates a picture from an image file's bytes that screen readers ignore.
    package init(decorative data: Data, contentType: String) {
        self.init(
            source: .data(data, contentType: contentType), label: .decorative, isTemplate: false)
    }

    /// Creates a picture that the client fetches, and that screen readers ignore.
    package init(remote url: URL) {
        self.init(source: .remote(url), label: .decorative, isTemplate: false)
    }

    /// True if there is neither a picture nor the name of one.
    var isEmpty: Bool { if case .asset(let name) = source { name.isEmpty } else { false } }

    /// Creates a picture from a UIKit picture, with a size if it differs from its file's.
    init(of image: UIImage, size: CGSize? = nil) {
        let isSymbol = if case .symbol = image.source { true } else { false }
        self.init(
            source: image.source, label: isSymbol ? .name : .decorative,
            isTemplate: isSymbol || image.renderingMode == .alwaysTemplate)
        var details = Details()
        if image.renderingMode != .alwaysTemplate { details.tint = image.tint }
        if image.scale != 1 || isEmpty { details.size = size ?? image.size }
        if details != Details() { self.details.value = details }
    }

    /// Creates a system symbol.
    public init(systemName: String) {
        self.init(source: .symbol(systemName), label: .name, isTemplate: true)
    }

    /// Creates a system symbol with a part that is drawn fully.
    ///
    /// Cards draw all of it, and the log mentions it.
    public init(systemName: String, variableValue: Double?) {
        self.init(systemName: systemName)
        if let variableValue { details.value = Details(variableValue: variableValue) }
    }

    /// Lets the picture take the size of its box.
    ///
    /// A picture with caps, and a picture that would be repeated, is stretched as a whole, and the
    /// log mentions it.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        var image = self
        image.isResizable = true
        image.hasParts = capInsets != EdgeInsets() || resizingMode == .tile
        return image
    }

    /// Sets the use of the picture's colors.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var image = self
        if let renderingMode { image.isTemplate = renderingMode == .template }
        return image
    }

    /// Sets the number of colors of a symbol.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        changed(self) { $0.mode = mode }
    }

    /// Sets the quality of the picture's scaling.
    ///
    /// With `none` it is enlarged by repeating pixels; otherwise renderers of snippets choose.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        var image = self
        var details = details.value ?? Details()
        details.isPixelated = interpolation == .none
        image.details.value = details == Details() ? nil : details
        return image
    }

    /// Sets the smoothing of edges.
    ///
    /// Renderers of snippets always smooth them.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

extension Image: View, PrimitiveView {
    @MainActor
    package func draw(in context: inout ResolveContext) {
        if isEmpty || !isResizable && details.value?.size != nil {
            drawInPlace(in: &context)
            return
        }
        var content = content(in: &context.environment)
        if !context.admits(source) { content = content.leftOut }
        let details = details.value
        let tint = details?.tint?.paint(in: context.environment)
        if tint != nil, !isTemplate {
            context.report(
                """
                A picture has a tint, which cards draw on symbols only; it keeps its own colors. Put a picture \
                in the color into the app, or use a symbol.
                """)
        }
        if let value = details?.variableValue, value < 1 {
            context.report(
                """
                A symbol has a variable value, of which cards draw none: all of it is drawn. Show the value \
                beside it, or in a gauge.
                """)
        }
        if hasParts {
            context.report(
                """
                A picture is stretched as a whole: a card neither repeats pictures (resizingMode: .tile) nor \
                keeps their caps (capInsets). Draw the parts as pictures of their own, or fill a shape.
                """)
        }
        var attributes: [ViewNode.Attribute] = []
        if isTemplate {
            let isMulticolor = (mode ?? context.environment.symbolRenderingMode) == .multicolor
            let ink =
                isMulticolor
                ? palette(in: context.environment).primary : context.environment.ink.foreground
            attributes = [ViewNode.Attribute](
                font: context.environment.sized(
                    context.environment.font.described(in: context.environment.textOverrides)),
                paint: tint ?? ink)
            if let transition = context.environment.contentTransition {
                attributes.append(.contentTransition(transition.described))
                content.replaces(by: transition)
            }
        }
        context.nodes.append(
            ViewNode(id: context.path.id, kind: .image(content), attributes: attributes))
        if context.environment.redactsContent, let last = context.nodes.indices.last {
            context.nodes[last].redactImage(in: context.environment)
        }
    }

    /// Draws nothing, or a picture whose size differs from its file's.
    @MainActor
    private func drawInPlace(in context: inout ResolveContext) {
        let size: CGSize? = isResizable ? nil : details.value?.size ?? CGSize.zero
        var image = self
        image.isResizable = true
        switch (isEmpty, size) {
        case (true, let size?):
            Color.clear.frame(width: size.width, height: size.height)._draw(in: &context)
        case (true, nil): Color.clear._draw(in: &context)
        case (false, let size):
            image.frame(width: size?.width, height: size?.height)._draw(in: &context)
        }
    }

    /// Returns the picture as a view, or in a text.
    func content(in environment: inout EnvironmentValues) -> ViewNode.ImageContent {
        var content = ViewNode.ImageContent(
            source: variant(environment.symbolVariants),
            label: spokenLabel(in: &environment), isResizable: isResizable || isRemote,
            contentMode: isResizable || !isRemote ? .stretch : .fit, isTemplate: isTemplate,
            scale: environment.imageScale.factor)
        if let details = details.value { content.isPixelated = details.isPixelated }
        guard case .symbol = content.source else { return content }
        // Most symbols have one color and don't move.
        if mode != nil || environment.symbolRenderingMode != nil || !environment.ink.levels.isEmpty
        {
            let palette = palette(in: environment)
            content.secondary = palette.secondary
            content.tertiary = palette.tertiary
        }
        if let motion = environment.symbolMotion { content.motion = motion }
        return content
    }

    /// Returns the colors of a symbol's parts; any other picture has its original colors.
    private func palette(in environment: EnvironmentValues) -> SymbolPalette {
        var palette = SymbolPalette(primary: environment.ink.foreground)
        guard case .symbol(let name) = variant(environment.symbolVariants) else { return palette }
        switch mode ?? environment.symbolRenderingMode {
        // Several levels of the foreground form a palette.
        case nil where !environment.ink.levels.isEmpty, SymbolRenderingMode.palette:
            palette.secondary = environment.ink.levels.first
            palette.tertiary = environment.ink.levels.dropFirst().first
        case SymbolRenderingMode.hierarchical:
            palette.secondary = HierarchicalShapeStyle.secondary.paint(in: environment)
            palette.tertiary = HierarchicalShapeStyle.tertiary.paint(in: environment)
        case SymbolRenderingMode.multicolor:
            return SymbolPalette(ofSymbol: name, in: environment) ?? palette
        default: break
        }
        return palette
    }

    /// True for a picture whose size only the client knows: it fits its place.
    private var isRemote: Bool { if case .remote = source { true } else { false } }

    private func variant(_ variants: SymbolVariants) -> ViewNode.ImageContent.Source {
        guard variants != .none, case .symbol(let name) = source else { return source }
        return .symbol(variants.applied(to: name))
    }

    private func spokenLabel(in environment: inout EnvironmentValues) -> String? {
        switch label {
        case .decorative: nil
        case .text(let text): text.plainText(in: &environment)
        case .name:
            switch source {
            case .symbol(let name): SymbolName.spoken(name)
            case .asset(let name): name
            case .data, .remote: nil
            }
        }
    }
}

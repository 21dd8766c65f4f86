public import Foundation

extension Path {
    /// Fills the path by a rule, by default with the foreground color.
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
    ) -> _PathView<S> {
        _PathView(path: self, style: content, stroke: nil, rule: style)
    }

    /// Strokes the path, by default with the foreground color.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1
    ) -> some View {
        _PathView(path: self, style: content, stroke: StrokeStyle(lineWidth: lineWidth))
    }

    /// Strokes the path, by default with the foreground color.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: StrokeStyle
    ) -> some View {
        _PathView(path: self, style: content, stroke: style)
    }
}

/// A path with the style of its fill or stroke.
public nonisolated struct _PathView<Style: ShapeStyle>: PrimitiveView {
    let path: Path
    let style: Style
    /// The line along the path; `nil` for a path that is filled.
    let stroke: StrokeStyle?
    var rule = FillStyle()

    @MainActor
    package func draw(in context: inout ResolveContext) {
        let ink = ViewNode.Ink.paint(style._paint(in: context.environment))
        var data = path.data
        data.countsCrossings = rule.isEOFilled
        let mark =
            if let stroke {
                ViewNode.Mark.path(data, stroke: stroke.described(ink))
            } else {
                ViewNode.Mark.path(data, fill: ink)
            }
        context.nodes.append(ViewNode(id: context.path.id, kind: .drawing(.marks([mark]))))
    }
}

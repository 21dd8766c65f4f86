public import SwiftUI

/// The plot of a chart: its grid lines and its marks.
public nonisolated struct ChartPlotContent: View {
    let model: ChartModel
    let settings: ChartSettings
    let gridLines: [AxisLayout.Line]

    /// The plot, drawn in the available space.
    @MainActor
    public var body: some View {
        Canvas { context, size in
            for line in gridLines {
                context.stroke(line.path, with: .style(line.style), style: line.stroke)
            }
            for shape in PlotGeometry(model, settings, in: size).shapes {
                shape.draw(in: context, size)
            }
        }
        .accessibilityHidden(true)
    }
}

extension PlotShape {
    /// Draws the part on a sheet of the plot's size.
    func draw(in context: GraphicsContext, _ size: CGSize) {
        var context = context
        if let shadow = appearance.shadow {
            context.addFilter(
                .shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y))
        }
        if appearance.blur > 0, appearance.blur.isFinite {
            context.addFilter(.blur(radius: appearance.blur))
        }
        if let stroke {
            context.stroke(path, with: .style(style), style: stroke)
        } else if appearance.followsPlotArea {
            context.clip(to: path)
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .style(style))
        } else {
            context.fill(path, with: .style(style))
        }
    }
}

import Foundation
import SwiftUI

/// A chart in a space whose size is known.
struct ChartDrawing: View {
    /// A view at a place.
    struct Piece {
        var view: AnyView
        var box: CGRect
    }

    private let size: CGSize
    private let settings: ChartSettings
    private let plot: CGRect
    private let plotView: AnyView
    private let ticks: [AxisLayout.Line]
    private let labels: [Piece]
    private let annotations: [Piece]
    private let speech: [ChartSpeech.Element]
    private let scales: (x: AxisScale?, y: AxisScale?)

    init(_ content: some ChartContent, in room: MeasuredRoom) {
        let environment = room.environment
        let settings = environment.chartSettings.withValues
        var collection = _ChartCollection()
        content._collect(in: &collection)
        for issue in collection.issues { room.report(issue) }
        for interaction in settings.inert { room.report(interaction.finding) }

        var calendar = environment.calendar
        calendar.timeZone = environment.timeZone
        calendar.locale = environment.locale
        let size = room.size
        let model = ChartModel(collection.marks, settings, in: size, calendar: calendar)
        let surroundings = ChartSurroundings(model, settings, in: room)
        let frame = surroundings.frame
        var plot = frame.plot

        if let style = settings.plotStyle {
            let empty = ChartPlotContent(model: .empty, settings: settings, gridLines: [])
            let wanted = room.size(of: style(empty), in: plot.size)
            if wanted.width > 0, wanted.height > 0 { plot.size = wanted }
        }
        let geometry = PlotGeometry(model, settings, in: plot.size)
        let rows = surroundings.axes.compactMap { axis in
            (axis.isAcross ? geometry.x : geometry.y).map {
                AxisLayout(axis, $0, plot: plot, chart: size)
            }
        }
        let view = ChartPlotContent(
            model: model, settings: settings, gridLines: rows.flatMap(\.gridLines))
        var styled = settings.plotStyle?(view) ?? AnyView(view)
        if model.x?.isPart == true || model.y?.isPart == true { styled = AnyView(styled.clipped()) }

        self.size = size
        self.settings = settings
        self.plot = plot
        plotView = styled
        ticks = rows.flatMap(\.ticks)
        labels =
            rows.flatMap(\.labels).map { Piece(view: $0.view, box: $0.box) }
            + surroundings.pieces(around: plot)
        annotations = collection.annotations.flatMap {
            $0.pieces(geometry, plot: plot, room)
        }
        speech =
            ChartSpeech(
                geometry, title: surroundings.title, in: environment, room.characters(of:)
            ).elements
        scales = (geometry.x, geometry.y)
    }

    var body: some View {
        ZStack {
            placed(plotView, plot)
            if !ticks.isEmpty {
                Canvas { context, _ in
                    for tick in ticks {
                        context.stroke(tick.path, with: .style(tick.style), style: tick.stroke)
                    }
                }
                .accessibilityHidden(true)
            }
            ForEach(labels.indices, id: \.self) { index in
                placed(labels[index].view, labels[index].box)
            }
            .accessibilityHidden(true)
            ForEach(annotations.indices, id: \.self) { index in
                placed(annotations[index].view, annotations[index].box)
            }
            ForEach(speech.indices, id: \.self) { index in
                placed(
                    Color.clear, speech[index].box.offsetBy(dx: plot.minX, dy: plot.minY)
                )
                .accessibilityLabel(Text(verbatim: speech[index].label))
                .accessibilityValue(
                    Text(verbatim: speech[index].value), isEnabled: !speech[index].value.isEmpty)
            }
        }
        .frame(width: size.width, height: size.height)
        .environment(\.chartSettings, ChartSettings())
        .anchorPreference(key: PlotFrameKey.self, value: .rect(plot)) { $0 }
        .backgroundPreferenceValue(PlotFrameKey.self) { layers(settings.backgrounds, $0) }
        .overlayPreferenceValue(PlotFrameKey.self) { layers(settings.overlays, $0) }
    }

    /// Views in front or behind, each in the space of the chart.
    @ViewBuilder
    private func layers(_ layers: [ChartSettings.Layer], _ anchor: Anchor<CGRect>?) -> some View {
        if !layers.isEmpty, let anchor {
            let proxy = ChartProxy(
                x: scales.x, y: scales.y, plotSize: plot.size, plotAreaFrame: anchor)
            ZStack {
                ForEach(layers.indices, id: \.self) { index in
                    layers[index].content(proxy)
                        .frame(
                            maxWidth: .infinity, maxHeight: .infinity,
                            alignment: layers[index].alignment)
                }
            }
            .environment(\.chartSettings, ChartSettings())
        }
    }

    /// Returns a view in a box from the chart's left edge, regardless of the reading direction.
    private func placed(_ view: some View, _ box: CGRect) -> some View {
        view.frame(width: max(box.width, 0), height: max(box.height, 0))
            .offset(x: box.midX - size.width / 2, y: box.midY - size.height / 2)
    }
}

private struct PlotFrameKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }

    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
    }
}

extension ChartModel {
    /// An empty chart, whose plot is measured.
    static var empty: ChartModel { ChartModel([], ChartSettings(), in: .zero, calendar: .current) }
}

extension ChartSettings {
    /// The settings, including the bounds from the axes' marks.
    var withValues: ChartSettings {
        var settings = self
        settings.x.values = settings.x.rows.first?.values
        settings.y.values = settings.y.rows.first?.values
        return settings
    }
}

extension AxisSettings {
    /// The rows of marks of the axis.
    var rows: [AxisRow] {
        if isHidden { return [] }
        guard let content else { return [.automatic] }
        var collection = _AxisCollection()
        content(&collection)
        return collection.rows
    }
}

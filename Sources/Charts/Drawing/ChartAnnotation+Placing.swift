import Foundation
import SwiftUI

extension ChartAnnotation {
    /// Returns the view at its place beside the marks' boxes, or at the place of each.
    @MainActor
    func pieces(
        _ geometry: PlotGeometry, plot: CGRect, _ room: MeasuredRoom
    ) -> [ChartDrawing.Piece] {
        let boxes = marks.compactMap { number in
            geometry.boxes[number].map { $0.offsetBy(dx: plot.minX, dy: plot.minY) }
        }
        if isSymbol {
            return boxes.prefix(_ChartCollection.greatestAnnotationCount).map { box in
                let view = content(AnnotationContext(targetSize: box.size))
                let size = room.size(of: view)
                return ChartDrawing.Piece(view: view, box: box.around(size))
            }
        }
        guard let first = boxes.first else { return [] }
        let box = boxes.dropFirst().reduce(first) { $0.union($1) }
        let (view, size) = room.fitted(
            content(AnnotationContext(targetSize: box.size)), in: room.size)
        guard size.width > 0, size.height > 0 else { return [] }
        let isAcross = geometry.model.numbers.firstIndex(of: marks.lowerBound).map {
            geometry.model.marks[$0].isAcross
        }
        let place = placed(size, beside: box, isAcross: isAcross ?? false)
        return [
            ChartDrawing.Piece(
                view: view,
                box: overflow.resolved(
                    place, plot: plot, chart: CGRect(origin: .zero, size: room.size)))
        ]
    }

    /// Returns the box of a view of a size beside the marks; the sides are those of the plot, which
    /// isn't mirrored.
    func placed(_ size: CGSize, beside box: CGRect, isAcross: Bool) -> CGRect {
        let usual: AnnotationPosition = isAcross ? .trailing : .top
        guard let sides = position.sides ?? usual.sides else { return box.around(size) }
        let spacing = spacing.map { $0.isFinite ? min(max($0, -1000), 1000) : 0 } ?? 4
        let unit = UnitPoint(alignment, false)
        func place(
            _ side: AnnotationPosition.Side, _ start: CGFloat, _ length: CGFloat, _ own: CGFloat,
            _ share: CGFloat
        ) -> CGFloat {
            switch side {
            case .before: start - spacing - own
            case .middle: start + (length - own) * share
            case .after: start + length + spacing
            }
        }
        return CGRect(
            x: place(sides.x, box.minX, box.width, size.width, unit.x),
            y: place(sides.y, box.minY, box.height, size.height, unit.y), width: size.width,
            height: size.height)
    }
}

extension AnnotationOverflowResolution {
    /// Returns a box moved to where it is visible.
    func resolved(_ box: CGRect, plot: CGRect, chart: CGRect) -> CGRect {
        func shift(_ strategy: Strategy, _ range: (CGRect) -> (CGFloat, CGFloat)) -> CGFloat {
            guard case .fit(let boundary) = strategy.way else { return 0 }
            let (low, high) = range(boundary.isPlot ? plot : chart)
            let (start, end) = range(box)
            // A box longer than the available space begins where the space does.
            return max(low - start, min(0, high - end))
        }
        return box.offsetBy(
            dx: shift(x) { ($0.minX, $0.maxX) }, dy: shift(y) { ($0.minY, $0.maxY) })
    }
}

extension MeasuredRoom {
    /// Returns a view with its size in the available space; in one line, if that is enough.
    func fitted(_ view: AnyView, in most: CGSize) -> (AnyView, CGSize) {
        let own = size(of: view)
        if own.width <= most.width {
            let size = CGSize(width: own.width.rounded(.up), height: own.height.rounded(.up))
            return (AnyView(view.fixedSize()), size)
        }
        let size = size(of: view, in: most)
        return (view, CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up)))
    }
}

extension CGRect {
    /// Returns a box of a size around the same center.
    func around(_ size: CGSize) -> CGRect {
        CGRect(
            x: midX - size.width / 2, y: midY - size.height / 2, width: size.width,
            height: size.height)
    }
}

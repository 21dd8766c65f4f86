import Foundation
import SwiftUI

// The places of marks along the axes.
extension PlotGeometry {
    /// Returns the box of a bar or a rectangle.
    func box(of placed: PlacedMark) -> CGRect? {
        guard
            let across = length(placed.x, x, size.width, placed, across: true),
            let up = length(placed.y, y, size.height, placed, across: false)
        else { return nil }
        return CGRect(
            x: across.lowerBound, y: up.lowerBound, width: across.upperBound - across.lowerBound,
            height: up.upperBound - up.lowerBound)
    }

    /// Returns the part of the plot's width or height that a bar or a rectangle takes.
    private func length(
        _ extent: PlacedMark.Extent, _ scale: AxisScale?, _ length: CGFloat, _ placed: PlacedMark,
        across: Bool
    ) -> ClosedRange<CGFloat>? {
        switch extent {
        case .fixed, .numbers, .categories:
            guard let (start, end) = span(extent, scale, length) else { return nil }
            return min(start, end)...max(start, end)
        case .number, .unit, .category:
            guard let slot = slot(extent, scale, placed, across: across) else { return nil }
            let dimension = across ? placed.mark.width : placed.mark.height
            let width = dimension.length(of: slot.width, automatic: slot.width * slot.share)
            return slot.middle - width / 2...slot.middle + width / 2
        }
    }

    /// Returns the slot of a mark at a value: the interval to the next value, or a part of it.
    func slot(
        _ extent: PlacedMark.Extent, _ scale: AxisScale?, _ placed: PlacedMark, across: Bool
    ) -> (middle: CGFloat, width: CGFloat, share: CGFloat)? {
        guard let scale, let middle = position(extent, scale) else { return nil }
        var width: CGFloat
        switch extent {
        case .category: width = abs(scale.step ?? 0)
        case .unit(let start, let end):
            guard let one = scale.position(start), let other = scale.position(end) else {
                return nil
            }
            width = abs(other - one)
        default: width = across ? steps.x : steps.y
        }
        guard let position = placed.mark.appearance.position,
            (position.axis ?? (placed.isAcross ? .vertical : .horizontal))
                == (across ? .horizontal : .vertical),
            let index = positions[position.value.scalar]
        else { return (middle, width, 0.7) }
        let span = position.span.length(of: width, automatic: width * 0.8)
        width = span / CGFloat(max(model.positions.count, 1))
        return (middle - span / 2 + (CGFloat(index) + 0.5) * width, width, 0.9)
    }

    static func step(
        _ extents: [PlacedMark.Extent], _ scale: AxisScale?, _ length: CGFloat
    ) -> CGFloat {
        guard let scale else { return 0 }
        var places: [CGFloat] = []
        for case .number(let number) in extents {
            if let place = scale.position(number) { places.append(place) }
        }
        places.sort()
        let distances = zip(places, places.dropFirst()).map { $1 - $0 }.filter { $0 > 0.01 }
        return max(min(distances.min() ?? 40, length / 4), 1)
    }

    /// Returns both ends of a mark along an axis.
    func span(
        _ extent: PlacedMark.Extent, _ scale: AxisScale?, _ length: CGFloat
    ) -> (CGFloat, CGFloat)? {
        switch extent {
        case .fixed(let start, let end):
            return ((start ?? 0).place, (end ?? length).place)
        case .numbers(let start, let end):
            guard let scale, let end = scale.position(end) else { return nil }
            // A scale without zero begins at the plot's edge.
            return (scale.position(start) ?? scale.start, end)
        case .categories(let first, let last):
            guard let scale, let step = scale.step, let one = scale.position(first),
                let other = scale.position(last)
            else { return nil }
            return (min(one, other) - abs(step) / 2, max(one, other) + abs(step) / 2)
        case .number, .unit, .category:
            guard let scale, let place = position(extent, scale) else { return nil }
            return (place, place)
        }
    }

    /// Returns the middle of a value's slot along an axis.
    func position(_ extent: PlacedMark.Extent, _ scale: AxisScale) -> CGFloat? {
        switch extent {
        case .number(let number): scale.position(number)
        case .category(let name): scale.position(name)
        case .unit(let start, let end), .numbers(let start, let end):
            if let one = scale.position(start), let other = scale.position(end) {
                (one + other) / 2
            } else {
                nil
            }
        case .fixed, .categories: nil
        }
    }

    /// Returns the point of a mark.
    func middle(of placed: PlacedMark) -> CGPoint? {
        func place(
            _ extent: PlacedMark.Extent, _ scale: AxisScale?, _ length: CGFloat, across: Bool
        )
            -> CGFloat?
        {
            if case .fixed(let start, _) = extent { return (start ?? length / 2).place }
            return slot(extent, scale, placed, across: across)?.middle
                ?? scale.flatMap { position(extent, $0) }
        }
        guard let across = place(placed.x, x, size.width, across: true),
            let up = place(placed.y, y, size.height, across: false)
        else { return nil }
        return CGPoint(x: across, y: up)
    }
}

public import Foundation
public import SwiftUI

/// A line across the plot at a value of an axis.
public struct AxisGridLine: AxisMark {
    private let isCentered: Bool?
    private let stroke: StrokeStyle?

    /// Creates a line; a centered one is in the middle between two values.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        isCentered = centered
        self.stroke = stroke
    }

    public func _collect(in collection: inout _AxisMarkCollection) {
        collection.parts.append(
            AxisPart(
                form: .gridLine(isCentered: isCentered, stroke), appearance: collection.appearance))
    }
}

/// A short line from the plot toward the label at a value of an axis.
public struct AxisTick: AxisMark {
    private let isCentered: Bool?
    private let length: Length
    private let stroke: StrokeStyle?

    /// The length of a tick.
    public struct Length: Sendable, Hashable {
        enum Form: Hashable { case points(CGFloat), label(CGFloat) }
        let form: Form

        /// A short tick.
        public static var automatic: Length { Length(form: .points(4)) }
        /// A tick as long as the labels of the axis.
        public static var label: Length { label(extendPastBy: 0) }
        /// A tick as long as the longest label of the axis.
        public static var longestLabel: Length { label(extendPastBy: 0) }

        /// Returns a tick longer than the labels of the axis.
        public static func label(extendPastBy length: CGFloat) -> Length {
            Length(form: .label(length.isFinite ? length : 0))
        }

        /// Returns a tick longer than the longest label of the axis.
        public static func longestLabel(extendPastBy length: CGFloat) -> Length {
            label(extendPastBy: length)
        }
    }

    /// Creates a tick; a centered one is in the middle between two values.
    public init(
        centered: Bool? = nil, length: AxisTick.Length = .automatic, stroke: StrokeStyle? = nil
    ) {
        isCentered = centered
        self.length = length
        self.stroke = stroke
    }

    /// Creates a tick with a length in points.
    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        self.init(
            centered: centered,
            length: Length(form: .points(length.isFinite ? min(max(length, 0), 100) : 4)),
            stroke: stroke)
    }

    public func _collect(in collection: inout _AxisMarkCollection) {
        collection.parts.append(
            AxisPart(
                form: .tick(isCentered: isCentered, length, stroke),
                appearance: collection.appearance))
    }
}

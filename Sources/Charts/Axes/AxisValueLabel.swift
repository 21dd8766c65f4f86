public import Foundation
public import SwiftUI

/// The label at a value of an axis: the value, or a view.
public struct AxisValueLabel<Content: View>: AxisMark {
    private let label: AxisLabel

    private init(
        _ content: AxisLabel.Content, _ isCentered: Bool?, _ anchor: UnitPoint?,
        _ collisionResolution: AxisValueLabelCollisionResolution,
        _ orientation: AxisValueLabelOrientation, _ horizontalSpacing: CGFloat?,
        _ verticalSpacing: CGFloat?
    ) {
        label = AxisLabel(
            content: content, isCentered: isCentered, anchor: anchor,
            avoidsCollisions: collisionResolution.avoidsCollisions,
            isVertical: orientation.isVertical, horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing)
    }

    /// Creates a label that shows a view.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            .view(AnyView(content())), centered, anchor, collisionResolution, orientation,
            horizontalSpacing, verticalSpacing)
    }

    public func _collect(in collection: inout _AxisMarkCollection) {
        collection.parts.append(AxisPart(form: .label(label), appearance: collection.appearance))
    }
}

extension AxisValueLabel where Content == Text {
    /// Creates a label with a localized text.
    public init(
        _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,

        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .view(AnyView(Text(titleKey))), centered, anchor, collisionResolution, orientation,
            horizontalSpacing, verticalSpacing)
    }

    /// Creates a label with a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil,

        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .view(AnyView(Text(title))), centered, anchor, collisionResolution, orientation,
            horizontalSpacing, verticalSpacing)
    }
}

extension AxisValueLabel where Content == Never {
    /// Creates a label that shows the value.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .value, centered, anchor, collisionResolution, orientation, horizontalSpacing,
            verticalSpacing)
    }

    /// Creates a label that shows the value in a format.
    public init<Format: FormatStyle>(
        format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,

        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(
            .formatted(by: format), centered, anchor, collisionResolution, orientation,
            horizontalSpacing, verticalSpacing)
    }
}

/// The direction of an axis's labels.
public struct AxisValueLabelOrientation: Sendable, Hashable {
    let isVertical: Bool

    /// Horizontal labels.
    public static let automatic = AxisValueLabelOrientation(isVertical: false)
    /// Horizontal labels.
    public static let horizontal = AxisValueLabelOrientation(isVertical: false)
    /// Vertical labels, read from bottom to top.
    public static let vertical = AxisValueLabelOrientation(isVertical: true)
}

/// The resolution of overlapping labels of an axis.
public struct AxisValueLabelCollisionResolution: Sendable, Hashable {
    let avoidsCollisions: Bool

    /// Overlapping labels are left out.
    public static let automatic = AxisValueLabelCollisionResolution(avoidsCollisions: true)
    /// All labels are drawn.
    public static let disabled = AxisValueLabelCollisionResolution(avoidsCollisions: false)
    /// Overlapping labels are left out.
    public static let greedy = AxisValueLabelCollisionResolution(avoidsCollisions: true)
}

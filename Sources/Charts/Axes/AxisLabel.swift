import Foundation
import SwiftUI

/// A label of an axis.
struct AxisLabel {
    enum Content {
        case value
        case formatted((_ChartScalar, EnvironmentValues) -> String?)
        case view(AnyView)
    }

    var content: Content
    /// True for a label in the middle between two values; `nil` for the axis's choice.
    var isCentered: Bool?
    var anchor: UnitPoint?
    /// True if the label is left out where it would overlap another one.
    var avoidsCollisions = true
    var isVertical = false
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
}

extension AxisLabel.Content {
    /// Formats a value for the reader: in the reader's language, calendar and time zone.
    static func formatted<Format: FormatStyle>(by format: Format) -> AxisLabel.Content
    where Format.FormatInput: Plottable, Format.FormatOutput == String {
        .formatted { scalar, environment in
            guard let value = Format.FormatInput(scalar: scalar) else { return nil }
            return environment.adjusted(format).format(value)
        }
    }
}

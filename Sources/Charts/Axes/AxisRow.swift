import Foundation
import SwiftUI

/// Marks of an axis along one side of the plot.
struct AxisRow {
    var preset: AxisMarkPreset
    var position: AxisMarkPosition
    var values: AxisMarkValues.Form
    var parts: (AxisValue) -> [AxisPart]?

    /// The marks of an axis without marks by the author.
    static var automatic: AxisRow {
        AxisRow(
            preset: .automatic, position: .automatic, values: AxisMarkValues.automatic.form,
            parts: { usual($0.scalar, .value, nil) })
    }

    /// Returns a line across the plot and a label; for a category a label, for a date also a tick.
    static func usual(
        _ scalar: _ChartScalar, _ label: AxisLabel.Content, _ stroke: StrokeStyle?
    ) -> [AxisPart] {
        let label = AxisPart(
            form: .label(AxisLabel(content: label)), appearance: AxisPartAppearance())
        if case .category = scalar { return [label] }
        let line = AxisPart(
            form: .gridLine(isCentered: nil, stroke), appearance: AxisPartAppearance())
        guard case .date = scalar else { return [line, label] }
        let tick = AxisPart(
            form: .tick(isCentered: nil, .label, stroke), appearance: AxisPartAppearance())
        return [line, tick, label]
    }
}

public import Foundation
public import SwiftUI

/// The marks of an axis: a line, a tick and a label at each value, or the author's parts.
///
///     .chartXAxis {
///         AxisMarks(values: .stride(by: .day)) {
///             AxisValueLabel(format: .dateTime.weekday())
///         }
///     }
public struct AxisMarks<Content: AxisMark>: AxisContent {
    private let row: AxisRow

    private init(
        _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues.Form,
        _ parts: @escaping (AxisValue) -> [AxisPart]?
    ) {
        row = AxisRow(preset: preset, position: position, values: values, parts: parts)
    }

    private init(
        _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues.Form,
        made content: @escaping (AxisValue) -> Content
    ) {
        self.init(preset, position, values) { value in
            var collection = _AxisMarkCollection()
            content(value)._collect(in: &collection)
            return collection.parts
        }
    }

    /// Creates marks from parts that a closure makes for each value.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        self.init(preset, position, values.form, made: content)
    }

    /// Creates marks from the same parts at each value.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(preset, position, values.form, made: { _ in content() })
    }

    /// Creates marks at some values from parts that a closure makes for each.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        self.init(preset, position, .explicit(values.map(\.scalar)), made: content)
    }

    /// Creates marks from the same parts at each of some values.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Value], @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(preset, position, .explicit(values.map(\.scalar)), made: { _ in content() })
    }

    public func _collect(in collection: inout _AxisCollection) {
        collection.rows.append(row)
    }
}

extension AxisMarks where Content == Never {
    /// Creates the usual marks.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {
        self.init(preset, position, values.form, Self.usual(.value, stroke))
    }

    /// Creates the usual marks at some values.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Value], stroke: StrokeStyle? = nil
    ) {
        self.init(preset, position, .explicit(values.map(\.scalar)), Self.usual(.value, stroke))
    }

    /// Creates the usual marks with labels in a format.
    public init<Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(preset, position, values.form, Self.usual(format, stroke))
    }

    /// Creates the usual marks at some values with labels in a format.
    public init<Value: Plottable, Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil
    ) where Format.FormatInput == Value, Format.FormatOutput == String {
        self.init(
            preset, position, .explicit(values.map(\.scalar)), Self.usual(format, stroke))
    }

    private static func usual<Format: FormatStyle>(
        _ format: Format, _ stroke: StrokeStyle?
    ) -> (AxisValue) -> [AxisPart]?
    where Format.FormatInput: Plottable, Format.FormatOutput == String {
        usual(.formatted(by: format), stroke)
    }

    private static func usual(
        _ label: AxisLabel.Content, _ stroke: StrokeStyle?
    ) -> (AxisValue) -> [AxisPart]? {
        { value in AxisRow.usual(value.scalar, label, stroke) }
    }
}

public import Foundation

/// The style of a date picker, which draws it from its parts.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    /// The type of the view that draws the picker.
    associatedtype Body: View

    /// Makes the view that draws a picker.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

    /// The parts of the picker that a style draws.
    typealias Configuration = DatePickerStyleConfiguration
}

/// The date of a picker, its bounds and its label, for a style to draw.
public struct DatePickerStyleConfiguration {
    /// The label of the picker.
    public nonisolated struct Label: StylePart {
        let view: AnyView
    }

    /// The label of the picker.
    public let label: DatePickerStyleConfiguration.Label
    /// The date; a card reads it, and nothing in a card sets it.
    @Binding public var selection: Date
    /// The earliest date that can be chosen; `nil` for any.
    public var minimumDate: Date?
    /// The latest date that can be chosen; `nil` for any.
    public var maximumDate: Date?
    /// The parts of the date that are shown.
    public var displayedComponents: DatePickerComponents
}

extension View {
    /// Sets the style of date pickers inside.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        modified(_StyleModifier<any DatePickerStyle>(style: style))
    }
}

public import Foundation
public import _Localization

/// The parts of a date that a picker sets.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Hour and minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
    /// Day, month and year.
    public static let date = DatePickerComponents(rawValue: 1 << 1)
}

/// A control for setting a date; in a card it shows the date.
///
/// Nothing in a card sets it, so it is drawn disabled, and the log mentions it.
public nonisolated struct DatePicker<Label: View>: PrimitiveView {
    /// The parts of a date that are set.
    public typealias Components = DatePickerComponents

    private let selection: Binding<Date>
    private let limits: _DateLimits
    private let components: Components
    private let label: Label

    fileprivate init(
        _ selection: Binding<Date>, within limits: _DateLimits = _DateLimits(),
        _ components: Components, label: Label
    ) {
        self.selection = selection
        self.limits = limits
        self.components = components
        self.label = label
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        let configuration = DatePickerStyleConfiguration(
            label: .init(label), selection: selection, minimumDate: limits.minimum,
            maximumDate: limits.maximum, displayedComponents: components)
        context.drawStyled { (style: (any DatePickerStyle)?, context) in
            let style = style ?? DefaultDatePickerStyle()
            let view = context.running { style.makeBody(configuration: configuration) }
            context.drawInert("date picker", named: label, view)
        }
    }
}

/// A range of dates with a bound on one side or both.
public protocol _DateRange: RangeExpression where Bound == Date {
    /// The bounds of the range.
    var _limits: _DateLimits { get }
}

/// The earliest and the latest date that can be chosen; `nil` for any.
public struct _DateLimits {
    var minimum: Date?
    var maximum: Date?
}

extension ClosedRange: _DateRange where Bound == Date {
    public var _limits: _DateLimits { _DateLimits(minimum: lowerBound, maximum: upperBound) }
}

extension PartialRangeFrom: _DateRange where Bound == Date {
    public var _limits: _DateLimits { _DateLimits(minimum: lowerBound) }
}

extension PartialRangeThrough: _DateRange where Bound == Date {
    public var _limits: _DateLimits { _DateLimits(maximum: upperBound) }
}

extension DatePicker {
    /// Creates a picker of a date with a label.
    public init(
        selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, displayedComponents, label: label())
    }

    /// Creates a picker of a date within a range with a label.
    public init<Range: _DateRange>(
        selection: Binding<Date>, in range: Range,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, within: range._limits, displayedComponents, label: label())
    }
}

extension DatePicker where Label == Text {
    /// Creates a picker of a date with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection, displayedComponents, label: Text(titleKey))
    }

    /// Creates a picker of a date with a title from a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection, displayedComponents, label: Text(titleResource))
    }

    /// Creates a picker of a date with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection, displayedComponents, label: Text(title))
    }

    /// Creates a picker of a date within a range with a localized title.
    public init<Range: _DateRange>(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: Range,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection, within: range._limits, displayedComponents, label: Text(titleKey))
    }

    /// Creates a picker of a date within a range with a title from a resource.
    @_disfavoredOverload
    public init<Range: _DateRange>(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: Range,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection, within: range._limits, displayedComponents, label: Text(titleResource))
    }

    /// Creates a picker of a date within a range with a title.
    @_disfavoredOverload
    public init<S: StringProtocol, Range: _DateRange>(
        _ title: S, selection: Binding<Date>, in range: Range,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection, within: range._limits, displayedComponents, label: Text(title))
    }
}

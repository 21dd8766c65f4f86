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

    /// Creates a picker of a date with a label, perhaps within a range.
    public init<Range: _DateRange>(
        selection: Binding<Date>, in range: Range = _AllDates(),
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        limits = range._limits
        components = displayedComponents
        self.label = label()
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
public protocol _DateRange {
    /// The bounds of the range.
    var _limits: _DateLimits { get }
}

/// The earliest and the latest date that can be chosen; `nil` for any.
public struct _DateLimits {
    var minimum: Date?
    var maximum: Date?
}

/// The range of all dates.
public struct _AllDates: _DateRange {
    /// Creates the range.
    public init() {}

    public var _limits: _DateLimits { _DateLimits() }
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

extension DatePicker where Label == Text {
    /// Creates a picker of a date with a localized title, perhaps within a range.
    public init<Range: _DateRange>(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: Range = _AllDates(),
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
            Text(titleKey)
        }
    }

    /// Creates a picker of a date with a title from a resource, perhaps within a range.
    @_disfavoredOverload
    public init<Range: _DateRange>(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        in range: Range = _AllDates(),
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
            Text(titleResource)
        }
    }

    /// Creates a picker of a date with a title, perhaps within a range.
    @_disfavoredOverload
    public init<S: StringProtocol, Range: _DateRange>(
        _ title: S, selection: Binding<Date>, in range: Range = _AllDates(),
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
            Text(title)
        }
    }
}

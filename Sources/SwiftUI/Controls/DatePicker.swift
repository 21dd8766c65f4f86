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

/// A control with which a date is set; in a card it shows the date.
///
/// Nothing in a card sets it, so it is drawn as disabled, with a word in the log.
public nonisolated struct DatePicker<Label: View>: PrimitiveView {
    /// The parts of a date that are set.
    public typealias Components = DatePickerComponents

    private let selection: Binding<Date>
    private let minimum: Date?
    private let maximum: Date?
    private let components: Components
    private let label: Label

    fileprivate init(
        selection: Binding<Date>, minimum: Date? = nil, maximum: Date? = nil,
        components: Components, label: Label
    ) {
        self.selection = selection
        self.minimum = minimum
        self.maximum = maximum
        self.components = components
        self.label = label
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        let configuration = DatePickerStyleConfiguration(
            label: .init(view: AnyView(label)), selection: selection, minimumDate: minimum,
            maximumDate: maximum, displayedComponents: components)
        let style = context.environment.datePickerStyle
        context.environment.datePickerStyle = nil
        let view = context.running { (style ?? DefaultDatePickerStyle()).makeView(configuration) }
        context.drawInert("date picker", named: label, view)
        context.environment.datePickerStyle = style
    }
}

extension DatePicker {
    /// Creates a picker of a date with a label.
    public init(
        selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection: selection, components: displayedComponents, label: label())
    }

    /// Creates a picker of a date between two dates with a label.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection: selection, minimum: range.lowerBound, maximum: range.upperBound,
            components: displayedComponents, label: label())
    }

    /// Creates a picker of a date from a date on with a label.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection: selection, minimum: range.lowerBound, components: displayedComponents,
            label: label())
    }

    /// Creates a picker of a date up to a date with a label.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection: selection, maximum: range.upperBound, components: displayedComponents,
            label: label())
    }
}

extension DatePicker where Label == Text {
    /// Creates a picker of a date with a title that is looked up.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(
            selection: selection, components: displayedComponents, label: Text(titleKey))
    }

    /// Creates a picker of a date with a title from a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(
            selection: selection, components: displayedComponents,
            label: Text(titleResource))
    }

    /// Creates a picker of a date with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(
            selection: selection, components: displayedComponents, label: Text(title))
    }

    /// Creates a picker of a date between two dates with a title that is looked up.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(
            selection: selection, minimum: range.lowerBound, maximum: range.upperBound,
            components: displayedComponents, label: Text(titleKey))
    }

    /// Creates a picker of a date between two dates with a title from a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(
            selection: selection, minimum: range.lowerBound, maximum: range.upperBound,
            components: displayedComponents,
            label: Text(titleResource))
    }

    /// Creates a picker of a date between two dates with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(
            selection: selection, minimum: range.lowerBound, maximum: range.upperBound,
            components: displayedComponents, label: Text(title))
    }

    /// Creates a picker of a date from a date on with a title that is looked up.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(
            selection: selection, minimum: range.lowerBound, components: displayedComponents,
            label: Text(titleKey))
    }

    /// Creates a picker of a date from a date on with a title from a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(
            selection: selection, minimum: range.lowerBound, components: displayedComponents,
            label: Text(titleResource))
    }

    /// Creates a picker of a date from a date on with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(
            selection: selection, minimum: range.lowerBound, components: displayedComponents,
            label: Text(title))
    }

    /// Creates a picker of a date up to a date with a title that is looked up.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(
            selection: selection, maximum: range.upperBound, components: displayedComponents,
            label: Text(titleKey))
    }

    /// Creates a picker of a date up to a date with a title from a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(
            selection: selection, maximum: range.upperBound, components: displayedComponents,
            label: Text(titleResource))
    }

    /// Creates a picker of a date up to a date with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(
            selection: selection, maximum: range.upperBound, components: displayedComponents,
            label: Text(title))
    }
}

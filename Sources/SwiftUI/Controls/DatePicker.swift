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
public nonisolated struct DatePicker<Label: View>: PrimitiveView {
    /// The parts of a date that are set.
    public typealias Components = DatePickerComponents

    private let date: Date
    private let components: Components
    private let label: Label

    fileprivate init(date: Date, components: Components, label: Label) {
        self.date = date
        self.components = components
        self.label = label
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        context.drawInert(
            "date picker", named: label,
            LabeledContent {
                HStack {
                    if components.contains(.date) { part(Date.FormatStyle(date: .abbreviated)) }
                    if components.contains(.hourAndMinute) {
                        part(Date.FormatStyle(time: .shortened))
                    }
                }
            } label: {
                label
            })
    }

    @MainActor
    private func part(_ format: Date.FormatStyle) -> some View {
        Text(date, format: format)
            .foregroundStyle(.primary)
            .padding(.horizontal, 11).padding(.vertical, 6)
            .background(.fill, in: .rect(cornerRadius: 8))
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
            date: selection.wrappedValue, components: displayedComponents, label: label())
    }

    /// Creates a picker of a date between two dates with a label.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            date: selection.wrappedValue, components: displayedComponents, label: label())
    }

    /// Creates a picker of a date from a date on with a label.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            date: selection.wrappedValue, components: displayedComponents, label: label())
    }

    /// Creates a picker of a date up to a date with a label.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            date: selection.wrappedValue, components: displayedComponents, label: label())
    }
}

extension DatePicker where Label == Text {
    /// Creates a picker of a date with a title that is looked up.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(
            date: selection.wrappedValue, components: displayedComponents, label: Text(titleKey))
    }

    /// Creates a picker of a date with a title from a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(
            date: selection.wrappedValue, components: displayedComponents,
            label: Text(titleResource))
    }

    /// Creates a picker of a date with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(
            date: selection.wrappedValue, components: displayedComponents, label: Text(title))
    }

    /// Creates a picker of a date between two dates with a title that is looked up.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(
            date: selection.wrappedValue, components: displayedComponents, label: Text(titleKey))
    }

    /// Creates a picker of a date between two dates with a title from a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(
            date: selection.wrappedValue, components: displayedComponents,
            label: Text(titleResource))
    }

    /// Creates a picker of a date between two dates with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(
            date: selection.wrappedValue, components: displayedComponents, label: Text(title))
    }

    /// Creates a picker of a date from a date on with a title that is looked up.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(
            date: selection.wrappedValue, components: displayedComponents, label: Text(titleKey))
    }

    /// Creates a picker of a date from a date on with a title from a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(
            date: selection.wrappedValue, components: displayedComponents,
            label: Text(titleResource))
    }

    /// Creates a picker of a date from a date on with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(
            date: selection.wrappedValue, components: displayedComponents, label: Text(title))
    }

    /// Creates a picker of a date up to a date with a title that is looked up.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(
            date: selection.wrappedValue, components: displayedComponents, label: Text(titleKey))
    }

    /// Creates a picker of a date up to a date with a title from a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(
            date: selection.wrappedValue, components: displayedComponents,
            label: Text(titleResource))
    }

    /// Creates a picker of a date up to a date with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(
            date: selection.wrappedValue, components: displayedComponents, label: Text(title))
    }
}

/// How pickers of dates look; in a card all look alike.
@MainActor @preconcurrency
public protocol DatePickerStyle {}

/// A look of pickers of dates.
public nonisolated struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
    /// Creates the style.
    public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// A look of pickers of dates.
    nonisolated public static var automatic: DefaultDatePickerStyle { .init() }
}

/// A look of pickers of dates.
public nonisolated struct CompactDatePickerStyle: DatePickerStyle, Sendable {
    /// Creates the style.
    public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// A look of pickers of dates.
    nonisolated public static var compact: CompactDatePickerStyle { .init() }
}

/// A look of pickers of dates.
public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
    /// Creates the style.
    public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A look of pickers of dates.
    nonisolated public static var graphical: GraphicalDatePickerStyle { .init() }
}

/// A look of pickers of dates.
public nonisolated struct WheelDatePickerStyle: DatePickerStyle, Sendable {
    /// Creates the style.
    public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// A look of pickers of dates.
    nonisolated public static var wheel: WheelDatePickerStyle { .init() }
}

extension View {
    /// Sets the look of pickers of dates inside; in a card all look alike.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}

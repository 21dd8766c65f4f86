public import AppIntentsMetadata
public import Foundation
public import _Localization

extension Date: _IntentValue, _IndexedPropertyValue, _DateValue, _UnconvertedValue {
    public static func _shape(_ constraints: ValueConstraints, in locale: Locale) -> ValueShape {
        .date
    }

    public var _data: ParameterValue { .date(self) }

    public init?(_data data: ParameterValue, _ constraints: ValueConstraints) {
        switch data {
        case .date(let date): self = date
        case .string(let text):
            guard let date = Date(dateText: text, in: .current) else { return nil }
            self = date
        default: return nil
        }
    }

    public func _representation(in locale: Locale) -> DisplayRepresentation {
        DisplayRepresentation(verbatim: text(in: locale))
    }
}

extension Date {
    /// Returns the words of a person's language for the date in their time zone; only the part that a
    /// parameter of a kind asks for.
    package func text(_ kind: ParameterMetadata.DateKind? = nil, in locale: Locale) -> String {
        Date.FormatStyle(
            date: kind == .time ? .omitted : .abbreviated,
            time: kind == .date ? .omitted : .shortened, locale: locale,
            timeZone: locale.timeZone ?? .autoupdatingCurrent
        ).format(self)
    }

    /// Reads a date in ISO 8601; one without a time zone is a person's, and a time alone is one of
    /// today.
    ///
    /// A day without a time becomes a moment that belongs to that day for the person, and for code
    /// that reads it with the process's calendar: the first one that both have in common, if any.
    package init?(dateText text: String, in timeZone: TimeZone) {
        guard var components = DateComponents(dateText: text) else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .current
        let here = calendar.date(from: components)
        calendar.timeZone = timeZone
        if components.day == nil {
            let today = calendar.dateComponents([.year, .month, .day], from: Date())
            components.year = today.year
            components.month = today.month
            components.day = today.day
        }
        guard let date = calendar.date(from: components) else { return nil }
        let isWholeDay = components.hour == nil
        if isWholeDay, let here, calendar.isDate(here, inSameDayAs: date) {
            self = here
        } else {
            self = date
        }
    }
}

/// A point in time, whole or in parts; a parameter may ask for a part of it.
///
/// The protocol is closed.
public protocol _DateValue: _IntentValue {}

extension IntentParameter where Value.ValueType: _DateValue {
    /// Creates a date parameter.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        kind: DateKind = .dateTime,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec =
            _OwnConversions.init
    ) {
        self.init(
            .init(title, description, requestValueDialog, inputConnectionBehavior, resolvers())
                .dateKind(kind),
            default: defaultValue)
    }

    /// Creates a date parameter whose choices the app supplies.
    public convenience init<OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        kind: DateKind = .dateTime,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec =
            _OwnConversions.init
    ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            .init(title, description, requestValueDialog, inputConnectionBehavior, resolvers())
                .dateKind(kind).provider(optionsProvider),
            default: defaultValue)
    }
}

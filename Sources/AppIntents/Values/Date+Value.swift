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
            guard let components = DateComponents(dateText: text),
                let date = Calendar.current.date(from: components)
            else { return nil }
            self = date
        default: return nil
        }
    }

    public func _representation(in locale: Locale) -> DisplayRepresentation {
        let style = Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale)
        return DisplayRepresentation(verbatim: formatted(style))
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

public import AppIntentsMetadata
public import Foundation
public import _Localization

extension String: _IntentValue, _IndexedPropertyValue {
    /// The conversions of numbers to texts.
    @ResolverSpecificationBuilder<String>
    public static var defaultResolverSpecification: some ResolverSpecification {
        StringFromIntResolver<Int, String>()
        StringFromDoubleResolver()
    }

    public static func _shape(_ constraints: ValueConstraints, in locale: Locale) -> ValueShape {
        .text
    }

    public var _data: ParameterValue { .string(self) }

    public init?(_data data: ParameterValue, _ constraints: ValueConstraints) {
        switch data {
        case .string(let value): self = value
        case .int(let value): self = String(value)
        case .double(let value): self = String(value)
        default: return nil
        }
    }

    public func _representation(in locale: Locale) -> DisplayRepresentation {
        DisplayRepresentation(verbatim: self)
    }
}

extension IntentParameter where Value.ValueType == String {
    /// Creates a text parameter.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        inputOptions: String.IntentInputOptions? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec =
            _OwnConversions.init
    ) {
        self.init(
            .init(title, description, requestValueDialog, inputConnectionBehavior, resolvers())
                .inputOptions(inputOptions),
            default: defaultValue)
    }

    /// Creates a text parameter whose choices the app supplies.
    public convenience init<OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        inputOptions: String.IntentInputOptions? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec =
            _OwnConversions.init
    ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            .init(title, description, requestValueDialog, inputConnectionBehavior, resolvers())
                .inputOptions(inputOptions).provider(optionsProvider),
            default: nil)
    }
}

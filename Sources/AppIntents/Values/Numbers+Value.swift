public import AppIntentsMetadata
public import Foundation
public import _Localization

extension Int: _IntentValue, _IndexedPropertyValue {
    /// The conversions of texts to whole numbers, all in the parameter's range.
    @ResolverSpecificationBuilder<Int>
    public static var defaultResolverSpecification: some ResolverSpecification {
        IntResolver()
        IntFromStringResolver()
    }

    public static func _shape(_ constraints: ValueConstraints, in locale: Locale) -> ValueShape {
        .integer
    }

    public var _data: ParameterValue { .int(self) }

    public init?(_data data: ParameterValue, _ constraints: ValueConstraints) {
        switch data {
        case .int(let value): self = value
        case .double(let value):
            guard let exact = Int(exactly: value) else { return nil }
            self = exact
        case .string(let text):
            guard let value = Int(text.trimmingCharacters(in: .whitespaces)) else { return nil }
            self = value
        default: return nil
        }
    }

    public func _representation(in locale: Locale) -> DisplayRepresentation {
        DisplayRepresentation(verbatim: NumberText.integer(self, locale: locale))
    }

    public func _violation(of constraints: ValueConstraints) -> ValueViolation? {
        constraints.violation(of: Double(self))
    }
}

extension Double: _IntentValue, _IndexedPropertyValue {
    /// The conversions of whole numbers and texts to numbers, all in the parameter's range.
    @ResolverSpecificationBuilder<Double>
    public static var defaultResolverSpecification: some ResolverSpecification {
        DoubleResolver()
        DoubleFromIntResolver()
        DoubleFromStringResolver()
    }

    public static func _shape(_ constraints: ValueConstraints, in locale: Locale) -> ValueShape {
        .number
    }

    public var _data: ParameterValue { .double(self) }

    public init?(_data data: ParameterValue, _ constraints: ValueConstraints) {
        switch data {
        case .double(let value): self = value
        case .int(let value): self = Double(value)
        case .string(let text):
            guard let value = Double(text.trimmingCharacters(in: .whitespaces)), value.isFinite
            else { return nil }
            self = value
        default: return nil
        }
    }

    public func _representation(in locale: Locale) -> DisplayRepresentation {
        // Rounds to the precision that a person sees: 0.1 + 0.2 is 0.3.
        let style = FloatingPointFormatStyle<Double>(locale: locale)
        return DisplayRepresentation(
            verbatim: formatted(style.precision(.significantDigits(1...15))))
    }

    public func _violation(of constraints: ValueConstraints) -> ValueViolation? {
        constraints.violation(of: self)
    }
}

extension IntentParameter where Value.ValueType == Int {
    /// Creates a whole-number parameter.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        controlStyle: IntControlStyle = .stepper,
        inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec =
            _OwnConversions.init
    ) {
        self.init(
            .init(title, description, requestValueDialog, inputConnectionBehavior, resolvers())
                .controlStyle(controlStyle).inclusiveRange(inclusiveRange),
            default: defaultValue)
    }

    /// Creates a whole-number parameter whose choices the app supplies.
    public convenience init<OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        controlStyle: IntControlStyle = .stepper,
        inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec =
            _OwnConversions.init
    ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            .init(title, description, requestValueDialog, inputConnectionBehavior, resolvers())
                .controlStyle(controlStyle).inclusiveRange(inclusiveRange).provider(
                    optionsProvider),
            default: nil)
    }
}

extension IntentParameter where Value.ValueType == Double {
    /// Creates a number parameter.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        controlStyle: DoubleControlStyle = .stepper,
        inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec =
            _OwnConversions.init
    ) {
        self.init(
            .init(title, description, requestValueDialog, inputConnectionBehavior, resolvers())
                .controlStyle(controlStyle).inclusiveRange(inclusiveRange),
            default: defaultValue)
    }

    /// Creates a number parameter whose choices the app supplies.
    public convenience init<OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        controlStyle: DoubleControlStyle = .stepper,
        inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec =
            _OwnConversions.init
    ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            .init(title, description, requestValueDialog, inputConnectionBehavior, resolvers())
                .controlStyle(controlStyle).inclusiveRange(inclusiveRange).provider(
                    optionsProvider),
            default: nil)
    }
}

import AppIntentsMetadata
public import _Localization

extension IntentParameter where Value.ValueType == Int {
    /// Creates a whole-number parameter with a title.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        controlStyle: IntControlStyle = .stepper,
        inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(
                title: title, description: description, requestValueDialog: requestValueDialog,
                connection: inputConnectionBehavior
            ).with {
                $0.control = .init(controlStyle)
                $0.constraints.lowerBound = inclusiveRange.map { Double($0.lowerBound) }
                $0.constraints.upperBound = inclusiveRange.map { Double($0.upperBound) }
            }, default: defaultValue)
    }

    /// Creates a whole-number parameter with a title and choices that the app supplies.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        controlStyle: IntControlStyle = .stepper,
        inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    )
    where OptionsProvider.DefaultValue.ValueType == Int {
        self.init(
            ParameterDeclaration(
                title: title, description: description, requestValueDialog: requestValueDialog,
                connection: inputConnectionBehavior
            ).with {
                $0.control = .init(controlStyle)
                $0.constraints.lowerBound = inclusiveRange.map { Double($0.lowerBound) }
                $0.constraints.upperBound = inclusiveRange.map { Double($0.upperBound) }
                $0.options = .provider(ParameterOptionsProvider(optionsProvider))
            }, default: nil)
    }

    /// Creates a whole-number parameter.
    public convenience init(
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        controlStyle: IntControlStyle = .stepper,
        inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(
                title: nil, description: description, requestValueDialog: requestValueDialog,
                connection: inputConnectionBehavior
            ).with {
                $0.control = .init(controlStyle)
                $0.constraints.lowerBound = inclusiveRange.map { Double($0.lowerBound) }
                $0.constraints.upperBound = inclusiveRange.map { Double($0.upperBound) }
            }, default: defaultValue)
    }

    /// Creates a whole-number parameter with choices that the app supplies.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        description: LocalizedStringResource? = nil,
        controlStyle: IntControlStyle = .stepper,
        inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    )
    where OptionsProvider.DefaultValue.ValueType == Int {
        self.init(
            ParameterDeclaration(
                title: nil, description: description, requestValueDialog: requestValueDialog,
                connection: inputConnectionBehavior
            ).with {
                $0.control = .init(controlStyle)
                $0.constraints.lowerBound = inclusiveRange.map { Double($0.lowerBound) }
                $0.constraints.upperBound = inclusiveRange.map { Double($0.upperBound) }
                $0.options = .provider(ParameterOptionsProvider(optionsProvider))
            }, default: nil)
    }

}

extension ParameterMetadata.Control {
    init<Value>(_ style: IntentParameter<Value>.IntControlStyle) {
        self =
            switch style {
            case .field: .field
            case .stepper: .stepper
            }
    }
}

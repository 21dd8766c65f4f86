public import AppIntentsMetadata
public import Foundation
public import _Localization

extension Bool: _IntentValue, _IndexedPropertyValue {
    /// The conversion of texts to yes or no.
    @ResolverSpecificationBuilder<Bool>
    public static var defaultResolverSpecification: some ResolverSpecification {
        BoolFromStringResolver()
    }

    public static func _shape(_ constraints: ValueConstraints, in locale: Locale) -> ValueShape {
        .bool
    }

    public var _data: ParameterValue { .bool(self) }

    public init?(_data data: ParameterValue, _ constraints: ValueConstraints) {
        switch data {
        case .bool(let value): self = value
        case .int(0): self = false
        case .int(1): self = true
        case .string(let text):
            switch text.lowercased() {
            case "true", "yes", "on", "1": self = true
            case "false", "no", "off", "0": self = false
            default: return nil
            }
        default: return nil
        }
    }

    public func _representation(in locale: Locale) -> DisplayRepresentation {
        DisplayRepresentation(title: self ? .init(system: "Yes") : .init(system: "No"))
    }
}

extension IntentParameter where Value.ValueType == Bool {
    /// Creates a yes-or-no parameter.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        displayName: Bool.IntentDisplayName? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec =
            _OwnConversions.init
    ) {
        self.init(
            .init(title, description, requestValueDialog, inputConnectionBehavior, resolvers())
                .displayName(displayName),
            default: defaultValue)
    }
}

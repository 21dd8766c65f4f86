package import AppIntentsMetadata

/// A value that is its own data: what neither an entity nor an enumeration is.
package protocol PrimitiveValue: _IntentValue {
    static var typeMetadata: ValueTypeMetadata { get }
    var parameterValue: ParameterValue { get }

    /// The value that the data means; `nil` if it means none.
    ///
    /// Text is accepted where a person could have typed it, because forms and command lines send
    /// text.
    init?(parameterValue: ParameterValue)
}

extension Bool: PrimitiveValue {
    /// No conversions: other values don't become answers.
    public static var defaultResolverSpecification: EmptyResolverSpecification<Bool> { .init() }
    package static var typeMetadata: ValueTypeMetadata { .bool }
    package var parameterValue: ParameterValue { .bool(self) }

    package init?(parameterValue: ParameterValue) {
        switch parameterValue {
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
}

extension Int: PrimitiveValue {
    /// No conversions: other values don't become whole numbers.
    public static var defaultResolverSpecification: EmptyResolverSpecification<Int> { .init() }
    package static var typeMetadata: ValueTypeMetadata { .int }
    package var parameterValue: ParameterValue { .int(self) }

    package init?(parameterValue: ParameterValue) {
        switch parameterValue {
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
}

extension Double: PrimitiveValue {
    /// No conversions: other values don't become numbers.
    public static var defaultResolverSpecification: EmptyResolverSpecification<Double> { .init() }
    package static var typeMetadata: ValueTypeMetadata { .double }
    package var parameterValue: ParameterValue { .double(self) }

    package init?(parameterValue: ParameterValue) {
        switch parameterValue {
        case .double(let value): self = value
        case .int(let value): self = Double(value)
        case .string(let text):
            guard let value = Double(text.trimmingCharacters(in: .whitespaces)), value.isFinite
            else { return nil }
            self = value
        default: return nil
        }
    }
}

extension String: PrimitiveValue {
    /// No conversions: other values don't become text.
    public static var defaultResolverSpecification: EmptyResolverSpecification<String> { .init() }
    package static var typeMetadata: ValueTypeMetadata { .string }
    package var parameterValue: ParameterValue { .string(self) }

    package init?(parameterValue: ParameterValue) {
        switch parameterValue {
        case .string(let value): self = value
        case .int(let value): self = String(value)
        case .double(let value): self = String(value)
        default: return nil
        }
    }
}

package import AppIntentsMetadata
public import Foundation

extension URL: PrimitiveValue {
    /// No conversions: other values don't become addresses.
    public static var defaultResolverSpecification: EmptyResolverSpecification<URL> { .init() }
    package static var typeMetadata: ValueTypeMetadata { .url }
    package var parameterValue: ParameterValue { .string(absoluteString) }

    package init?(parameterValue: ParameterValue) {
        guard case .string(let text) = parameterValue, let url = URL(string: text),
            url.scheme != nil
        else { return nil }
        self = url
    }
}

extension Date: PrimitiveValue {
    /// No conversions: other values don't become points in time.
    public static var defaultResolverSpecification: EmptyResolverSpecification<Date> { .init() }
    package static var typeMetadata: ValueTypeMetadata { .date }
    package var parameterValue: ParameterValue { .date(self) }

    package init?(parameterValue: ParameterValue) {
        switch parameterValue {
        case .date(let date): self = date
        case .string(let text):
            guard let components = DateComponents(dateText: text),
                let date = Calendar.current.date(from: components)
            else { return nil }
            self = date
        default: return nil
        }
    }
}

extension UUID: PrimitiveValue {
    /// No conversions: other values don't become identifiers.
    public static var defaultResolverSpecification: EmptyResolverSpecification<UUID> { .init() }
    package static var typeMetadata: ValueTypeMetadata { .string }
    package var parameterValue: ParameterValue { .string(uuidString) }

    package init?(parameterValue: ParameterValue) {
        guard case .string(let text) = parameterValue else { return nil }
        self.init(uuidString: text)
    }
}

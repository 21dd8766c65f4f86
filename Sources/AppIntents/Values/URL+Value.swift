public import AppIntentsMetadata
public import Foundation

extension URL: _IntentValue, _IndexedPropertyValue, _ChosenParameterValue {
    /// The conversion of texts to addresses.
    @ResolverSpecificationBuilder<URL>
    public static var defaultResolverSpecification: some ResolverSpecification {
        URLFromStringResolver()
    }

    public static func _shape(_ constraints: ValueConstraints, in locale: Locale) -> ValueShape {
        .url
    }

    public var _data: ParameterValue { .string(absoluteString) }

    public init?(_data data: ParameterValue, _ constraints: ValueConstraints) {
        guard case .string(let text) = data, let url = URL(string: text), url.scheme != nil else {
            return nil
        }
        self = url
    }

    public func _representation(in locale: Locale) -> DisplayRepresentation {
        DisplayRepresentation(verbatim: absoluteString)
    }
}

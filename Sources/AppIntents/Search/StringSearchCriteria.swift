public import AppIntentsMetadata
public import Foundation
public import _Localization

/// A text to search for inside the app.
public struct StringSearchCriteria: SearchCriteria {
    public typealias SearchScopes = [StringSearchScope]

    /// The person's words.
    public var term: String

    /// Creates criteria from words.
    public init(term: String) {
        self.term = term
    }
}

extension StringSearchCriteria: _IntentValue {
    /// The conversion of texts to criteria.
    @ResolverSpecificationBuilder<StringSearchCriteria>
    public static var defaultResolverSpecification: some ResolverSpecification {
        StringSearchCriteriaFromStringResolverSpecificification()
    }

    public static func _shape(_ constraints: ValueConstraints, in locale: Locale) -> ValueShape {
        .text
    }

    public var _data: ParameterValue { .string(term) }

    public init?(_data data: ParameterValue, _ constraints: ValueConstraints) {
        guard let term = String(_data: data, constraints) else { return nil }
        self.init(term: term)
    }

    public func _representation(in locale: Locale) -> DisplayRepresentation {
        DisplayRepresentation(verbatim: term)
    }
}

/// A resolver that converts a text to criteria.
public struct StringSearchCriteriaFromStringResolverSpecificification: Resolver {
    public typealias Input = String
    public typealias Output = StringSearchCriteria

    init() {}

    public func resolve(
        from input: String, context: IntentParameterContext<StringSearchCriteria>
    ) async throws -> StringSearchCriteria? {
        StringSearchCriteria(term: input)
    }
}

extension IntentParameter where Value.ValueType == StringSearchCriteria {
    /// Creates a search-text parameter.
    public convenience init(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            .init(title, description, requestValueDialog, inputConnectionBehavior, nil),
            default: nil)
    }
}

package import AppIntents
package import AppIntentsMetadata
import Foundation

/// The value for which a query finds others, as a person gave it.
///
/// It is kept as data: a query's input need not be Sendable, and a parameter's value must be.
package struct QueryInput<Query: IntentValueQuery>: Sendable, Hashable {
    let data: ParameterValue
}

extension QueryInput: _IntentValue {
    /// No resolvers: the input's type reads the data itself.
    package static var defaultResolverSpecification: EmptyResolverSpecification<Self> { .init() }

    /// The composition of the input's type alone.
    package static var _composition: _ValueComposition {
        _ValueComposition(kind: .plain) { [Query.Input.self] }
    }

    /// Returns the shape of the input.
    package static func _shape(
        _ constraints: ValueConstraints, in locale: Locale
    ) -> ValueShape {
        Query.Input._shape(constraints, in: locale)
    }

    package var _data: ParameterValue { data }

    /// Reads the data as the input's type does; entities that only a query finds are looked up when
    /// the action is performed.
    package init?(_data data: ParameterValue, _ constraints: ValueConstraints) {
        if Query.Input.needsQuery {
            self.data = data
        } else {
            guard let value = Query.Input(_data: data, constraints) else { return nil }
            self.data = value._data
        }
    }

    package func _representation(in locale: Locale) -> DisplayRepresentation {
        Query.Input(_data: data, .init())?._representation(in: locale)
            ?? DisplayRepresentation(title: "\(data.readable ?? "")")
    }

    package func _violation(of constraints: ValueConstraints) -> ValueViolation? {
        Query.Input(_data: data, constraints)?._violation(of: constraints)
    }
}

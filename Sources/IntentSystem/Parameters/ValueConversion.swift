import AppIntents
import AppIntentsMetadata
import Foundation
import _Localization

/// The conversions of one parameter: the author's, or else those of its type, in their order.
///
/// Unspecified by Apple; a conversion gets only data of exactly its input's type, and a whole
/// number also counts as a number. The first conversion that gives a value is the last that is
/// tried; if none does, the type reads the data itself. The values of a recipe are never converted:
/// they are the parameter's already.
struct ValueConversion {
    /// Converts a value with a resolver for a purpose.
    typealias Conversion = (
        _ resolver: any Resolver, _ input: sending any _IntentValue
    ) async throws -> sending (any _IntentValue)?

    private let resolvers: [any Resolver]
    private let convert: Conversion

    /// Takes the conversions of a parameter.
    init(_ parameter: any AnyIntentParameter) {
        self.init(parameter.declaration.resolvers ?? parameter.valueType.ownResolvers) {
            try await $0.resolve(any: $1, for: parameter)
        }
    }

    init(_ resolvers: [any Resolver], _ convert: @escaping Conversion) {
        self.resolvers = resolvers
        self.convert = convert
    }

    /// Converts data; `nil` if no conversion gives a value.
    ///
    /// An error of a conversion refuses the data.
    func value(of data: ParameterValue) async throws -> (any _IntentValue)? {
        for resolver in resolvers {
            guard let input = try await resolver.inputType.value(exactly: data) else { continue }
            do {
                if let value = try await convert(resolver, input) { return value }
            } catch {
                throw ResolutionProblem(refusing: error) ?? error
            }
        }
        return nil
    }
}

extension _IntentValue {
    /// The conversions of the type without its optionality.
    fileprivate static var ownResolvers: [any Resolver] { Array(defaultResolverSpecification) }

    /// Returns the value of data that is exactly of the type, instead of one that can be read as it.
    fileprivate static func value(exactly data: ParameterValue) async throws -> (any _IntentValue)?
    {
        if case .entity(let entity) = composition {
            guard case .entity(let type, let id) = data, type == entity.persistentIdentifier else {
                return nil
            }
            return try await EntityLookup.entities(entity, identifiers: [id], query: nil).first
        }
        guard let value = Self(parameterValue: data) else { return nil }
        if case .int = data, Self.self == Double.self { return value }
        return value.parameterValue == data ? value : nil
    }
}

extension ResolutionProblem {
    /// Creates the text of a resolver's error for the person; `nil` for an error that has none.
    fileprivate init?(refusing error: any Error) {
        switch error {
        case let problem as ResolutionProblem: self = problem
        case let refused as RefusedValue: self = .notAllowed(refused.violation)
        case let error as AppIntentError: self.init(refusing: error)
        case let custom as any CustomAppIntentErrorConvertible:
            self.init(refusing: custom.appIntentError)
        case let custom as any CustomLocalizedStringResourceConvertible:
            self = .refused(custom.localizedStringResource)
        case let localized as any LocalizedError:
            guard let text = localized.errorDescription else { return nil }
            self = .refused(LocalizedStringResource(verbatim: text))
        default: return nil
        }
    }

    private init(refusing error: AppIntentError) {
        self =
            switch error.kind {
            case .needsValue(_, let dialog): dialog.map { .refused($0.supporting) } ?? .missing
            case .needsDisambiguation(_, let items, let dialog):
                .undecided(among: items.values.map(\.parameterValue), dialog?.supporting)
            case .restartPerform, .needsToContinueInForeground, .predefined, .described:
                .refused(error.localizedStringResource)
            }
    }
}

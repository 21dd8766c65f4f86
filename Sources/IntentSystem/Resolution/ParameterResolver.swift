import AppIntents
import AppIntentsMetadata

/// Gives a new intent's parameters their values: known data first, entities through their queries.
///
/// Parameters are resolved in declaration order (INV-2). Asking a person for what is missing is not
/// done here: the caller gets the list.
struct ParameterResolver: Sendable {
    /// Whether a text that is no identifier may be searched for: true for what a person typed or
    /// said, false for a recipe.
    var searchesText: Bool

    /// The value that data means for a parameter; `nil` where there is none.
    func value(
        of data: ParameterValue, for parameter: any AnyIntentParameter
    ) async throws -> (any _IntentValue)? {
        let query: (any EntityQuery)? =
            if case .query(let query) = parameter.declaration.options { query } else { nil }
        let value = try await value(of: data, as: parameter.valueType, query: query)
        if let value { try checkRange(value, parameter.declaration) }
        return value
    }

    private func value(
        of data: ParameterValue, as type: any _IntentValue.Type, query: (any EntityQuery)?
    ) async throws -> (any _IntentValue)? {
        if data.isNull { return nil }
        switch type {
        case let primitive as any PrimitiveValue.Type:
            guard let value = primitive.init(parameterValue: data),
                !searchesText || (value as? Double)?.isFinite ?? true
            else {
                // An app may give itself an endless number; from outside it is a mistake.
                throw ResolutionProblem.notUnderstood(primitive.typeMetadata, data)
            }
            return value
        case let entity as any AppEntity.Type:
            return try await self.entity(entity, data, query: query)
        case let choice as any AppEnum.Type:
            return try self.choice(choice, data)
        case let list as any ArrayValue.Type:
            return try await self.list(list, data, query: query)
        case let optional as any OptionalValue.Type:
            return try await value(of: data, as: optional.wrappedType, query: query)
        default:
            throw ResolutionProblem.notUnderstood(ValueCoding.metadata(of: type), data)
        }
    }

    private func choice(
        _ type: any AppEnum.Type, _ data: ParameterValue
    ) throws -> any _IntentValue {
        let rawValue: String? =
            switch data {
            case .enumeration(_, let rawValue): rawValue
            case .string(let text): text
            case .int(let number): String(number)
            default: nil
            }
        guard let rawValue, let value = ValueCoding.choice(type, rawValue: rawValue) else {
            throw ResolutionProblem.notUnderstood(ValueCoding.metadata(of: type), data)
        }
        return value
    }

    private func list(
        _ type: any ArrayValue.Type, _ data: ParameterValue, query: (any EntityQuery)?
    ) async throws -> (any _IntentValue)? {
        let items: [ParameterValue] = if case .array(let items) = data { items } else { [data] }
        var elements: [any _IntentValue] = []
        if let entity = type.elementType as? any AppEntity.Type, !searchesText {
            // One question for all of them; an element that is gone is dropped.
            elements = try await EntityLookup.entities(
                entity, identifiers: items.compactMap(Self.identifier), query: query)
        } else {
            for item in items {
                if let element = try await value(of: item, as: type.elementType, query: query) {
                    elements.append(element)
                }
            }
        }
        guard let value = type.init(elements: elements) as? any _IntentValue else {
            throw ResolutionProblem.notUnderstood(
                .array(ValueCoding.metadata(of: type.elementType)), data)
        }
        return value
    }

    private func entity(
        _ type: any AppEntity.Type, _ data: ParameterValue, query: (any EntityQuery)?
    ) async throws -> any _IntentValue {
        guard let identifier = Self.identifier(data) else {
            throw ResolutionProblem.notUnderstood(ValueCoding.metadata(of: type), data)
        }
        if let found = try await EntityLookup.entities(
            type, identifiers: [identifier], query: query
        ).first {
            return found
        }
        let typeName = EntityLookup.name(of: type)
        if searchesText, case .string(let text) = data {
            let matches = try await EntityLookup.entities(type, matching: text, query: query)
            if matches.count == 1 { return matches[0] }
            if matches.count > 1 {
                throw ResolutionProblem.ambiguous(
                    typeName: typeName, text: text, candidates: matches.map(ValueCoding.data(of:)))
            }
        }
        throw ResolutionProblem.entityNotFound(typeName: typeName, id: identifier)
    }

    private static func identifier(_ data: ParameterValue) -> String? {
        switch data {
        case .entity(_, let id): id
        case .string(let text): text
        case .int(let number): String(number)
        default: nil
        }
    }

    private func checkRange(
        _ value: any _IntentValue, _ declaration: ParameterDeclaration
    ) throws {
        let number: Double? =
            switch value {
            case let int as Int: Double(int)
            case let double as Double: double
            default: nil
            }
        guard let number else { return }
        let range = NumberRange(lower: declaration.lowerBound, upper: declaration.upperBound)
        guard range.contains(number) else { throw range.problem }
    }
}

import AppIntents
import AppIntentsMetadata
import Foundation
import _Localization

/// Gives a new intent's parameters their values: known data first, entities through their queries.
///
/// Parameters are resolved in declaration order (INV-2). The resolver doesn't ask a person for
/// missing values: the caller gets the list.
struct ParameterResolver: Sendable {
    /// The resolver searches for a text that is no identifier: true for texts that a person typed
    /// or said, false for a recipe.
    var searchesText: Bool
    /// The language and region of the person who names values and reads problems.
    var locale: Locale
    /// The conversion of files for parameters that take some; without it, files stay as they are.
    var files: GivenFiles?

    /// Returns the value that data means for a parameter; `nil` if there is none.
    func value(
        of data: ParameterValue, for parameter: any AnyIntentParameter
    ) async throws -> (any _IntentValue)? {
        // Read once, because it is large.
        let declaration = parameter.declaration
        let query: (any EntityQuery)? =
            if case .query(let query) = declaration.options { query } else { nil }
        let constraints = declaration.constraints
        if parameter.isOptional, constraints.meansNoValue(data) { return nil }
        // An app may use an infinite number; from outside it is a mistake.
        guard !searchesText || data.isFinite else {
            throw notUnderstood(data, as: parameter.valueType, constraints)
        }
        var value = try await converted(data, for: parameter)
        if value == nil {
            value = try await self.value(
                of: data.dated(as: parameter.valueType, for: locale), as: parameter.valueType,
                constraints, query: query)
        }
        if let supported = declaration.supportedData, searchesText,
            let unsupported = value?.parameterValue.elements.first(where: {
                !supported.contains($0)
            })
        {
            throw notUnderstood(named(unsupported, parameter), as: parameter.valueType.element)
        }
        if let violation = value?._violation(of: constraints) {
            throw ResolutionProblem.notAllowed(violation)
        }
        return value
    }

    /// Returns the value that the parameter's conversions make of data from outside; `nil` if they
    /// make none.
    private func converted(
        _ data: ParameterValue, for parameter: any AnyIntentParameter
    ) async throws -> (any _IntentValue)? {
        guard searchesText, !data.isNull, !Self.isItself(data, for: parameter) else { return nil }
        return try await ValueConversion(parameter).value(of: data)
    }

    /// Returns `true` for data that the first conversion of its type would give back unchanged.
    private static func isItself(
        _ data: ParameterValue, for parameter: any AnyIntentParameter
    ) -> Bool {
        guard parameter.declaration.resolvers == nil else { return false }
        return switch data {
        case .int: parameter.valueType == Int.self
        case .double: parameter.valueType == Double.self
        default: false
        }
    }

    /// Returns the value of a type that data means; `nil` if there is none.
    func value(
        of data: ParameterValue, as type: any _IntentValue.Type,
        _ constraints: ValueConstraints = .init(), query: (any EntityQuery)? = nil
    ) async throws -> (any _IntentValue)? {
        if data.isNull { return nil }
        // Only a type that is or holds an entity needs more than its data.
        switch type.composition {
        case .entity(let entity):
            if case .file(let file) = data, let type = entity as? any FileEntity.Type {
                return try await self.entity(type, file, constraints, query: query)
            }
            return try await self.entity(entity, data, query: query)
        case .optional(let optional):
            return try await value(of: data, as: optional.wrappedType, constraints, query: query)
        // A person names the cases of a list as they name a single one.
        case .list(let list) where type.needsQuery || searchesText && type.element.isEnumeration:
            return try await self.list(list, data, constraints, query: query)
        case .union(let union):
            return try await self.union(union, data, constraints)
        case .fields(let fields) where type.needsQuery:
            return try await self.fields(fields, data)
        case .plain, .fields, .reference, .enumeration, .list:
            var data = data
            if type.element == IntentFile.self, let files {
                data = try await files.files(data, accepted: constraints.acceptedTypes)
            }
            guard let value = type.init(_data: data, constraints) ?? called(data, type) else {
                throw notUnderstood(data, as: type, constraints)
            }
            return value
        }
    }

    /// Returns the title of a case, which a person reads; other data unchanged.
    private func named(
        _ data: ParameterValue, _ parameter: any AnyIntentParameter
    ) -> ParameterValue {
        let type = parameter.valueType.element
        guard type.isEnumeration, let value = type.init(parameterValue: data) else { return data }
        return .string(value.displayText(in: locale))
    }

    /// Returns the case whose title or synonym a person named; `nil` if there is none, or several.
    private func called(
        _ data: ParameterValue, _ type: any _IntentValue.Type
    ) -> (any _IntentValue)? {
        guard searchesText, case .enumeration(let choice) = type.composition,
            case .string(let text) = data
        else { return nil }
        return choice.value(called: text, in: locale)
    }

    private func list(
        _ type: any ArrayValue.Type, _ data: ParameterValue, _ constraints: ValueConstraints,
        query: (any EntityQuery)?
    ) async throws -> (any _IntentValue)? {
        let items: [ParameterValue] = if case .array(let items) = data { items } else { [data] }
        var elements: [any _IntentValue] = []
        if case .entity(let entity) = type.elementType.composition, !searchesText {
            // One lookup for all of them; an element that is gone is dropped.
            elements = try await EntityLookup.entities(
                entity, identifiers: items.compactMap(Self.identifier), query: query)
        } else {
            for item in items {
                if let element = try await value(
                    of: item, as: type.elementType, constraints, query: query)
                {
                    elements.append(element)
                }
            }
        }
        guard let value = type.init(elements: elements) as? any _IntentValue else {
            throw ResolutionProblem.notUnderstood(
                .list(type.elementType.shape(in: locale)), data)
        }
        return value
    }

    /// Returns the value of the first kind that reads the data.
    ///
    /// If the data names a kind that can't read it, that kind's error is thrown, as is the error of
    /// a kind that only needs to know which value is meant.
    private func union(
        _ type: any _IntentValueRepresentable.Type, _ data: ParameterValue,
        _ constraints: ValueConstraints
    ) async throws -> any _IntentValue {
        let meanings = type.meanings(of: data)
        var refusal: ResolutionProblem?
        for (name, data) in meanings {
            guard let held = type.valueType(ofCase: name) else { continue }
            do {
                if let value = try await value(of: data, as: held, constraints),
                    let union = type.value(ofCase: name, holding: value)
                {
                    return union
                }
            } catch let problem as ResolutionProblem {
                if case .ambiguous = problem { refusal = problem }
                if meanings.count == 1 { refusal = problem }
            }
        }
        throw refusal ?? notUnderstood(data, as: type)
    }

    /// Returns a value whose fields hold entities; each field is read as a value of its type.
    private func fields(
        _ type: any TransientAppEntity.Type, _ data: ParameterValue
    ) async throws -> any _IntentValue {
        guard case .structure(let given) = data else { throw notUnderstood(data, as: type) }
        let types = type.fieldTypes
        var values: [String: any _IntentValue] = [:]
        for (name, data) in given where !data.isNull {
            guard let field = types[name], let value = try await value(of: data, as: field) else {
                throw notUnderstood(.structure(given), as: type)
            }
            values[name] = value
        }
        guard let value = type.init(values: values) else { throw notUnderstood(data, as: type) }
        return value
    }

    private func entity(
        _ type: any AppEntity.Type, _ data: ParameterValue, query: (any EntityQuery)?
    ) async throws -> any _IntentValue {
        guard let identifier = Self.identifier(data) else { throw notUnderstood(data, as: type) }
        if let found = try await EntityLookup.entities(
            type, identifiers: [identifier], query: query
        ).first {
            return found
        }
        let typeName = EntityLookup.name(of: type, in: locale)
        let isTyped = if case .entity = data { false } else { true }
        if searchesText, case .string(let text) = data {
            let matches = try await EntityLookup.entities(
                type, matching: text, query: query, in: locale)
            if matches.count == 1 { return matches[0] }
            // A whole name is that of its entity, also if it is in the names of others.
            let named = matches.filter { match in
                match.displayRepresentation.title.text(in: locale)
                    .caseInsensitiveCompare(text) == .orderedSame
            }
            if named.count == 1 { return named[0] }
            if matches.count > 1 {
                throw ResolutionProblem.ambiguous(
                    typeName: typeName, text: text, candidates: matches.map(\.parameterValue))
            }
        }
        throw ResolutionProblem.entityNotFound(
            typeName: typeName, id: Self.readable(identifier, of: type), isTyped: isTyped)
    }

    /// Returns the name of a file whose entity is gone, for a person; any other identifier
    /// unchanged.
    private static func readable(_ identifier: String, of type: any AppEntity.Type) -> String {
        guard type is any FileEntity.Type,
            let path = FileEntityIdentifier.entityIdentifier(for: identifier)?.path
        else { return identifier }
        return URL(filePath: path).lastPathComponent
    }

    /// Returns the entity that a file represents.
    private func entity(
        _ type: any FileEntity.Type, _ file: FileReference, _ constraints: ValueConstraints,
        query: (any EntityQuery)?
    ) async throws -> any _IntentValue {
        let types = constraints.acceptedTypes
        guard let files else { throw notUnderstood(.file(file), as: type) }
        let identifier = try await files.identifier(
            of: file, accepted: types.isEmpty ? type.supportedContentTypes : types)
        let found = try await EntityLookup.entities(
            type, identifiers: [identifier.entityIdentifierString], query: query)
        guard let entity = found.first else {
            throw ResolutionProblem.entityNotFound(
                typeName: EntityLookup.name(of: type, in: locale), id: file.name,
                isTyped: true)
        }
        return entity
    }

    /// Returns the identifier that data is, or may be; `nil` for other data.
    static func identifier(_ data: ParameterValue) -> String? {
        switch data {
        case .entity(_, let id): id
        case .string(let text): text
        case .int(let number): String(number)
        default: nil
        }
    }

    private func notUnderstood(
        _ data: ParameterValue, as type: any _IntentValue.Type,
        _ constraints: ValueConstraints = .init()
    ) -> ResolutionProblem {
        guard let culprit = type.unreadable(in: data, constraints) else {
            return .notUnderstood(type.shape(in: locale), data)
        }
        return .notUnderstood(type.element.shape(in: locale), culprit)
    }
}

extension _IntentValue {
    fileprivate static var isEnumeration: Bool {
        if case .enumeration = composition { true } else { false }
    }
}

extension AppEnum {
    /// Returns the only case whose title or synonym is a text, whatever its case.
    fileprivate static func value(
        called text: String, in locale: Locale
    ) -> (any _IntentValue)? {
        let found = allCases.filter { value in
            let looks = value._representation(in: locale)
            return ([looks.title] + looks.synonyms).contains {
                $0.text(in: locale).localizedCaseInsensitiveCompare(text) == .orderedSame
            }
        }
        return found.count == 1 ? found.first : nil
    }
}

extension ParameterValue {
    /// The values of a list; for any other value, the value itself.
    var elements: [ParameterValue] {
        if case .array(let values) = self { values } else { [self] }
    }
}

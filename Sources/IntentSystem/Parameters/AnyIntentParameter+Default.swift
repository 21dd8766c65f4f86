import AppIntents
import AppIntentsMetadata

// The value of a parameter to which none was given (Decisions/0096).
extension AnyIntentParameter {
    /// Returns whether a parameter with this given data needs its default: nothing gave it a value,
    /// and no person chose that an optional one has none.
    func needsDefault(given data: ParameterValue?) -> Bool {
        if isSet { return false }
        return isOptional ? data == nil : data?.isNull ?? true
    }

    /// Returns the default of the parameter's choices, or the only entity of its type; `nil` for
    /// neither.
    ///
    /// The choices may depend on the values that other parameters of `contents` have by now.
    func defaultOfChoices(
        in type: any AppIntent.Type, like contents: IntentContents
    ) async throws -> ParameterValue? {
        guard hasDependentOptions else { return try await defaultOfChoices() }
        return try await IntentDraft(of: type, like: contents).offering {
            try await defaultOfChoices()
        }
    }

    /// Returns the default of choices that depend on nothing, or on the present draft.
    ///
    /// A list begins with one value, unless the author allows no list of one.
    func defaultOfChoices() async throws -> ParameterValue? {
        if let only = try await EntityLookup.onlyEntity(of: valueType) { return only._data }
        let data = try await OptionList.provider(of: self)?.defaultData(inList: valueType.isList)
        if case .array(let elements)? = data,
            declaration.constraints.violation(ofCount: elements.count) != nil
        {
            return nil
        }
        return data
    }
}

extension DynamicOptionsProvider {
    /// Asks the provider for its default, with its dependencies prepared (DEP-5).
    ///
    /// A provider of single values gives a list its first one; a provider of lists returns a list.
    @concurrent
    fileprivate func defaultData(inList isList: Bool) async throws -> ParameterValue? {
        try await authoredContents.prepareDependencies()
        guard let value = await defaultResult() else { return nil }
        let data = value.parameterValue
        return isList && !type(of: value).isList ? .array([data]) : data
    }
}

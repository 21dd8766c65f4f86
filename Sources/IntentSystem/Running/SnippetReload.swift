package import AppIntents
import AppIntentsMetadata

/// A `reload()` of a snippet's type inside a run.
package struct SnippetReload: Sendable {
    package let type: any SnippetIntent.Type
    /// The parameters of the running intent; `nil` before it is made.
    let running: IntentContents?

    /// The recipe of a snippet that is shown for the first time in a run; `nil` if the values of
    /// required parameters are not known (REL-4).
    ///
    /// Values come by name and type from `last`, the last snippet of the same run, then from the
    /// running intent.
    package func recipe(after last: Recipe?) -> Recipe? {
        let shown = last.map(NamedValues.init(recipe:)) ?? NamedValues()
        let own = running.map(NamedValues.init(contents:)) ?? NamedValues()
        var values: [ParameterValue] = []
        // Without `self`, Swift 6.3 hands the existential over and not the intent inside it.
        for named in IntentContents(of: self.type.init()).parameters {
            if let value = shown.value(for: named) ?? own.value(for: named) {
                values.append(value)
            } else if named.parameter.isOptional {
                values.append(.null)
            } else if let current = named.parameter.currentValue {
                values.append(current.parameterValue)
            } else {
                return nil
            }
        }
        return Recipe(type: type, values: values)
    }
}

/// Values of an intent's parameters with what tells whether another parameter may take them.
private struct NamedValues {
    private var values: [String: (type: ObjectIdentifier, value: ParameterValue)] = [:]

    init() {}

    init(recipe: Recipe) {
        let contents = IntentContents(of: recipe.type.init())
        for (named, value) in zip(contents.parameters, recipe.values) {
            values[named.name] = (ObjectIdentifier(named.parameter.valueType.element), value)
        }
    }

    init(contents: IntentContents) {
        for named in contents.parameters {
            guard let current = named.parameter.currentValue else { continue }
            values[named.name] = (
                ObjectIdentifier(named.parameter.valueType.element), current.parameterValue
            )
        }
    }

    func value(for named: IntentContents.NamedParameter) -> ParameterValue? {
        guard let known = values[named.name], !known.value.isNull,
            known.type == ObjectIdentifier(named.parameter.valueType.element)
        else { return nil }
        return known.value
    }
}

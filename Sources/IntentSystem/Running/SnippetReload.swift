package import AppIntents
import AppIntentsMetadata

/// A `reload()` of a snippet's type inside a run.
package struct SnippetReload: Sendable {
    package let type: any SnippetIntent.Type
    /// The parameters of the running intent; `nil` before it is created.
    let running: IntentContents?

    /// Returns the running intent's request with its values so far.
    func resumption(of request: RunRequest) -> Resumption {
        guard let running else { return Resumption(request) }
        return Resumption(
            request.retried(with: .recipe(Recipe(type: request.type, contents: running))),
            of: running)
    }

    /// Returns the recipe of a snippet that a run shows for the first time; `nil` if the values of
    /// required parameters are not known (REL-4).
    ///
    /// Values come by name and type from `last`, the last snippet of the same run, then from the
    /// running intent.
    package func recipe(after last: Recipe?) -> Recipe? {
        let shown = last.map(NamedValues.init(recipe:)) ?? NamedValues()
        let own = running.map(NamedValues.init(contents:)) ?? NamedValues()
        let wanted = type.newContents.parameters
        var values: [ParameterValue?] = []
        for named in wanted {
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

/// Values of an intent's parameters, with the types that decide whether another parameter may take them.
private struct NamedValues {
    private var values: [String: (type: ObjectIdentifier, value: ParameterValue)] = [:]

    init() {}

    init(recipe: Recipe) {
        let contents = recipe.type.newContents
        for case (let named, let value?) in zip(contents.parameters, recipe.values) {
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

extension AppIntent {
    /// The parameters of a new intent of the type.
    fileprivate static var newContents: IntentContents { IntentContents(of: Self()) }
}

/// A parameter of an intent, seen without its type.
package protocol AnyIntentParameter: AnyObject, Sendable {
    var declaration: ParameterDeclaration { get }
    var valueType: any _IntentValue.Type { get }
    var isOptional: Bool { get }

    /// The parameter was given a value; `nil` counts if the type allows it.
    var isSet: Bool { get }

    /// The value, if it is not `nil`.
    var currentValue: (any _IntentValue)? { get }

    /// The author's default.
    var anyDefaultValue: (any _IntentValue)? { get }

    /// Sets the value, or `nil` if the type allows it; `false` if the value has another type.
    func setCurrentValue(_ value: (any _IntentValue)?) -> Bool

    /// Removes the value.
    func clear()

    /// Fits the value to a widget of a family, from now on.
    func fit(_ family: IntentWidgetFamily?)
}

extension AnyIntentParameter {
    /// Removes the values that a widget is too small for, from the end of the list.
    package func shortenList() {
        guard let most = declaration.size?.max, let list = currentValue as? any ArrayValue,
            list.elementValues.count > most
        else { return }
        let first = type(of: list).init(elements: Array(list.elementValues.prefix(most)))
        if let first = first as? any _IntentValue { _ = setCurrentValue(first) }
    }
}

extension IntentParameter: AnyIntentParameter {
    package var valueType: any _IntentValue.Type { Value.self }

    package var isSet: Bool { stored != nil }

    package var currentValue: (any _IntentValue)? {
        guard let value = stored else { return nil }
        if let optional = value as? any OptionalValue { return optional.wrappedValue }
        return value
    }

    package var anyDefaultValue: (any _IntentValue)? { defaultValue }

    package func setCurrentValue(_ value: (any _IntentValue)?) -> Bool {
        guard let value else {
            guard let optional = Value.self as? any OptionalValue.Type,
                let absent = optional.absent as? Value
            else { return false }
            wrappedValue = absent
            return true
        }
        if let exact = value as? Value {
            wrappedValue = exact
            return true
        }
        guard let optional = Value.self as? any OptionalValue.Type,
            let wrapped = optional.init(wrapping: value) as? Value
        else { return false }
        wrappedValue = wrapped
        return true
    }

    package func clear() {
        reset()
    }
}

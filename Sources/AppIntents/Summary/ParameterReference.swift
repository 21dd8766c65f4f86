/// A parameter named by a summary or a phrase: the key path of its wrapper, as in `\.$soup`.
package struct ParameterReference: Equatable {
    /// The key path from the intent to the wrapper.
    package let keyPath: AnyKeyPath

    /// The component of a union value; `nil` for the whole value.
    package let component: String?

    package init(_ keyPath: AnyKeyPath) {
        self.keyPath = keyPath
        component = nil
    }

    init(_ keyPath: AnyKeyPath, component: String) {
        self.keyPath = keyPath
        self.component = component
    }

    /// Returns the wrapper in a given intent, whose identity identifies the parameter.
    ///
    /// The key path to a component of a union value leads to the value's parameter.
    ///
    /// - Returns: `nil` if the intent is not of the root type of the key path.
    package func parameter(of intent: any AppIntent) -> (any AnyIntentParameter)? {
        func read(_ intent: some AppIntent) -> Any? { intent[keyPath: keyPath] }
        guard component != nil else { return read(intent) as? any AnyIntentParameter }
        let reading = UnionComponentReading()
        _ = UnionComponentReading.$current.withValue(reading) { read(intent) }
        return reading.parameter
    }

    /// Returns the value of the parameter in a given intent; `nil` if it has none.
    func value(in intent: any AppIntent) -> (any _IntentValue)? {
        parameter(of: intent)?.currentValue
    }
}

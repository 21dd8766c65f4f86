/// A parameter as a summary or a phrase names it: by the key path of its wrapper, as in `\.$soup`.
package struct ParameterReference: Equatable {
    /// The key path from the intent to the wrapper.
    package let keyPath: AnyKeyPath

    package init(_ keyPath: AnyKeyPath) {
        self.keyPath = keyPath
    }

    /// The wrapper in a given intent, whose identity tells which parameter is meant.
    ///
    /// - Returns: `nil` if the intent is not of the type that the key path starts from.
    package func parameter(of intent: any AppIntent) -> (any AnyIntentParameter)? {
        func read(_ intent: some AppIntent) -> Any? { intent[keyPath: keyPath] }
        return read(intent) as? any AnyIntentParameter
    }

    /// The value that the parameter has in a given intent; `nil` if it has none.
    func value(in intent: any AppIntent) -> (any _IntentValue)? {
        parameter(of: intent)?.currentValue
    }
}

/// The values that have been given for an intent's parameters, by the names of its properties.
@dynamicMemberLookup
public final class IntentProjection<Intent> where Intent: AppIntent {
    private let intent: Intent

    init(_ intent: Intent) {
        self.intent = intent
    }

    /// The value of a parameter.
    ///
    /// The parameters that the dependency names have a value. Reading another one without a value
    /// is a mistake of the provider's author, as it is in `perform()`.
    public subscript<Value: _IntentValue>(
        dynamicMember keyPath: KeyPath<Intent, Value>
    ) -> Value.UnwrappedType {
        let value = intent[keyPath: keyPath]
        if let present = value as? Value.UnwrappedType { return present }
        // Not a precondition: those are silent in release builds, and the text is the point.
        fatalError(
            """
            An optional parameter of \(Intent.self) was read through @IntentParameterDependency before it \
            had a value. Name it in the dependency, which then is nil as long as there is none.
            """)
    }
}

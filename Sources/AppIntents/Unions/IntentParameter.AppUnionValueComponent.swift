extension IntentParameter where Value.ValueType: AppUnionValue {
    /// A part of a union value that a parameter summary names: `"Meet at \(\.$place.type): \(\.$place.value)"`.
    ///
    /// A form shows both with one control, at the position of the first of them in the sentence.
    /// That is unspecified by Apple, whose page says only that summaries can name them.
    public enum AppUnionValueComponent: Hashable {
        /// The kind of the value.
        case type
        /// The value of that kind.
        case value
    }

    /// The kind of the value, for parameter summaries.
    public final var type: IntentParameter<Value>.AppUnionValueComponent {
        UnionComponentReading.current?.read(self)
        return .type
    }

    /// The value of its kind, for parameter summaries.
    public final var value: IntentParameter<Value>.AppUnionValueComponent {
        UnionComponentReading.current?.read(self)
        return .value
    }
}

/// Finds the parameter from which a key path reads a component; the component itself doesn't know
/// it.
// Safe: it is created and read only by the task whose value it is, before the key path's reading ends.
final class UnionComponentReading: @unchecked Sendable {
    @TaskLocal static var current: UnionComponentReading?

    private(set) var parameter: (any AnyIntentParameter)?

    /// Records the parameter from which a component is read.
    func read(_ parameter: any AnyIntentParameter) {
        self.parameter = parameter
    }
}

// `Never` is also the value of a result that has none.
extension Never: _IntentValue {
    /// A result without a value has none of any type.
    public typealias ValueType = Never
    /// A result without a value has none of any type.
    public typealias UnwrappedType = Never
    /// Nothing can be converted to no value.
    public typealias Specification = EmptyResolverSpecification<Never>

    /// No conversions.
    public static var defaultResolverSpecification: EmptyResolverSpecification<Never> {
        EmptyResolverSpecification()
    }
}

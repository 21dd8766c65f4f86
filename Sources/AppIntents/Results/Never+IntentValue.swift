// `Never` is also the value of a result that has none.
extension Never: _IntentValue {
    public typealias ValueType = Never
    public typealias UnwrappedType = Never
    public typealias Specification = EmptyResolverSpecification<Never>

    public static var defaultResolverSpecification: EmptyResolverSpecification<Never> {
        EmptyResolverSpecification()
    }
}

/// A type that a parameter or a result can have.
///
/// Apple's declaration; authors conform to `AppEntity` or `AppEnum` instead of this protocol.
public protocol _IntentValue: _ShapedValue {
    /// The type of the value, without optionality and collections.
    associatedtype ValueType: _IntentValue = Self

    /// The type of the value, without optionality.
    associatedtype UnwrappedType: _IntentValue = Self

    /// The type of the conversions of other types to this one.
    associatedtype Specification: ResolverSpecification

    /// The conversions that apply if the author names none.
    static var defaultResolverSpecification: Specification { get }
}

/// A type to which no other values convert.
public protocol _UnconvertedValue: _IntentValue
where Specification == EmptyResolverSpecification<Self> {}

extension _UnconvertedValue {
    /// No conversions: other values don't become values of the type.
    public static var defaultResolverSpecification: EmptyResolverSpecification<Self> { .init() }
}

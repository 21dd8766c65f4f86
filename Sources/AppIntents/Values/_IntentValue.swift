/// A type that a parameter or a result can have.
///
/// Apple's declaration; authors conform to `AppEntity` or `AppEnum` instead of this protocol.
public protocol _IntentValue: _ShapedValue {
    /// The value itself, free of optionality and of collections.
    associatedtype ValueType: _IntentValue = Self

    /// The value itself, free of optionality.
    associatedtype UnwrappedType: _IntentValue = Self

    /// How other types become this one.
    associatedtype Specification: ResolverSpecification

    /// The conversions that apply without the author's doing.
    static var defaultResolverSpecification: Specification { get }
}

/// What entities and enumerations have in common.
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue, Sendable
{}

/// A fixed set of choices.
///
/// Apple's page on `AppEnum` asks for a raw value that can be written as text, a name for the type
/// and a representation for each case.
@_alwaysEmitConformanceMetadata
public protocol AppEnum: AppValue, StaticDisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible {}

extension AppEnum {
    /// No conversions: other values don't become cases.
    public static var defaultResolverSpecification: EmptyResolverSpecification<Self> { .init() }
}

/// A transient entity that an assistant makes by itself, from the titles and types of its properties.
///
/// `@AppEntity(.generable)` adds it. An assistant may give any transient entity by its properties; of
/// this one it is told that it is to fill them in from what it knows, and it isn't told to leave the
/// choice to the person where the app offers choices. `doctor` reports an entity that can't be made,
/// because it has no properties, or one for which no form can ask.
@_alwaysEmitConformanceMetadata
public protocol GenerableEntity: TransientAppEntity {}

/// The roles that `@AppEntity` gives an entity.
///
/// The macro reads them as they are written, so they are listed in its argument: `.generable` or
/// `[.generable]`.
public struct AppEntityTraits: _TraitSet, Equatable, ExpressibleByArrayLiteral, Sendable {
    /// An assistant may make values of the entity by itself.
    public static let generable: AppEntityTraits = {
        var traits = AppEntityTraits()
        traits._bits = 1
        return traits
    }()

    /// The bits of the roles in the set.
    public var _bits: UInt8 = 0

    /// No roles.
    public init() {}
}

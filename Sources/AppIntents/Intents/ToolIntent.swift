/// An intent that an assistant may call by itself to do what a person asks for.
///
/// `@AppIntent(.tool)` adds it. Assistants are offered every discoverable intent; those that the author
/// promotes come first in their list.
@_alwaysEmitConformanceMetadata
public protocol ToolIntent: AppIntent {}

/// The roles that `@AppIntent` gives an intent.
///
/// The macro reads them as they are written, so they are listed in its argument: `.tool` or `[.tool]`.
public struct AppIntentTraits: _TraitSet, Equatable, ExpressibleByArrayLiteral, Sendable {
    /// An assistant may call the intent as a tool.
    public static let tool: AppIntentTraits = {
        var traits = AppIntentTraits()
        traits._bits = 1
        return traits
    }()

    /// The bits of the roles in the set.
    public var _bits: UInt8 = 0

    /// No roles.
    public init() {}
}

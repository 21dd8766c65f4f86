import SwiftDiagnostics
import SwiftSyntax

/// The reason why a macro can't apply to a property.
enum PropertyProblem {
    /// The attribute is on something other than a property.
    case isNoProperty
    case isStatic(String)
    /// The property has no written type, and macros don't see inferred types.
    case hasNoType(String)
    case isStored(String)
    case isInExtension(String)
    /// A computed property may suspend or throw.
    case waits(String)
    /// A deferred property can't suspend.
    case doesNotWait(String)

    /// The text for the author of the app, with the cure.
    var text: String {
        switch self {
        case .isNoProperty:
            "Only a computed property of an entity can have this attribute, one to a declaration."
        case .isStatic(let name):
            "'\(name)' belongs to the type; an entity has it only as a property of the instance. "
                + "Remove 'static'."
        case .hasNoType(let name):
            "The type of '\(name)' isn't written out, and a macro can't infer it. "
                + "Write 'var \(name): Type { … }'."
        case .isStored(let name):
            "'\(name)' is stored. Use @Property for a stored property, or give this one a getter."
        case .isInExtension(let name):
            "'\(name)' stands in an extension, where the system doesn't look for properties. "
                + "Move it into the declaration of the entity."
        case .waits(let name):
            "The getter of '\(name)' is marked 'async' or 'throws'. "
                + "Use @DeferredProperty with 'get async throws', or remove the marks."
        case .doesNotWait(let name):
            "The getter of '\(name)' isn't asynchronous. "
                + "Write 'get async throws { … }', or use @ComputedProperty."
        }
    }

    /// Returns the error at the node where the compiler shows it.
    func at(_ node: some SyntaxProtocol) -> DiagnosticsError { diagnostic(text, at: node) }
}

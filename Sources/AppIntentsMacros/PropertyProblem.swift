import SwiftDiagnostics
import SwiftSyntax

/// A property that a macro can't make known to the system.
enum PropertyProblem {
    /// The attribute stands on something else.
    case isNoProperty
    /// The property belongs to the type.
    case isStatic(String)
    /// The type was left to the compiler, which tells macros nothing.
    case hasNoType(String)
    /// The property has a value of its own.
    case isStored(String)
    /// The property stands in an extension.
    case isInExtension(String)
    /// A computed property may suspend or fail.
    case waits(String)
    /// A deferred property can't suspend.
    case doesNotWait(String)

    /// The text that the author of the app reads, with the cure.
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

    /// The error, where it is shown.
    func at(_ node: some SyntaxProtocol) -> DiagnosticsError { diagnostic(text, at: node) }
}

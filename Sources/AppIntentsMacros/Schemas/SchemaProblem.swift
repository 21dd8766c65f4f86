import SwiftDiagnostics
import SwiftSyntax

/// A declaration that doesn't follow the schema that it names.
enum SchemaProblem: DiagnosticMessage {
    /// The argument isn't written as a schema is.
    case namesNone
    case isUnknown(String)
    /// The attribute stands on another kind of declaration.
    case isOfOtherKind(wanted: String)
    case lacks([String], schema: String)
    /// Cases are missing that Apple's documentation shows.
    case lacksCases([String], schema: String)
    case hasOtherType(String, wanted: String, schema: String)
    /// A trait isn't written as the macro can read it.
    case computesTraits

    /// The text that the author of the app reads, with the cure.
    var message: String {
        switch self {
        case .namesNone:
            "A schema is written with its domain. Write 'schema: .domain.name', as in "
                + "'schema: .photos.createAlbum'."
        case .isUnknown(let name):
            "There is no schema '\(name)'. Choose one that completion offers after the dot."
        case .isOfOtherKind(let wanted):
            "Only \(wanted) can have this attribute."
        case .lacks(let members, let schema):
            "The schema '\(schema)' asks for \(members.map { "'\($0)'" }.joined(separator: ", "))."
        case .lacksCases(let cases, let schema):
            "The schema '\(schema)' has \(cases.map { "'\($0)'" }.joined(separator: ", ")) too."
        case .hasOtherType(let name, let wanted, let schema):
            "The schema '\(schema)' asks for '\(name)' to be of type '\(wanted)'."
        case .computesTraits:
            "A macro reads traits as they are written. List them here, as in '.tool' or '[.tool]'."
        }
    }

    var diagnosticID: MessageID { MessageID(domain: "AppIntents", id: "schema") }

    /// Only cases may be missing: Apple's documentation doesn't say that an app needs each.
    var severity: DiagnosticSeverity {
        switch self {
        case .lacksCases: .warning
        case .namesNone, .isUnknown, .isOfOtherKind, .lacks, .hasOtherType, .computesTraits: .error
        }
    }

    func at(_ node: some SyntaxProtocol) -> DiagnosticsError {
        DiagnosticsError(diagnostics: [Diagnostic(node: node, message: self)])
    }
}

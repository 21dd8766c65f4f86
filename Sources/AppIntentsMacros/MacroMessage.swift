import SwiftDiagnostics
import SwiftSyntax

/// Creates the error that the compiler shows at a place in the author's source.
func diagnostic(_ text: String, at node: some SyntaxProtocol) -> DiagnosticsError {
    DiagnosticsError(diagnostics: [Diagnostic(node: node, message: MacroMessage(message: text))])
}

private struct MacroMessage: DiagnosticMessage {
    let message: String
    var diagnosticID: MessageID { MessageID(domain: "AppIntents", id: "macro") }
    var severity: DiagnosticSeverity { .error }
}

public import SwiftSyntax
public import SwiftSyntaxMacros

/// `#Preview`: checks the preview as the compiler checks any code, and leaves nothing of it.
public struct PreviewMacro: DeclarationMacro {
    /// Writes no declarations: a program has no canvas on which previews would be shown.
    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        []
    }
}

/// `@Previewable`: marks a property in a preview, which needs nothing more.
public struct PreviewableMacro: PeerMacro {
    /// Writes no declarations.
    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        []
    }
}

public import SwiftSyntax
import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// `@AppIntent(schema:)`, and by its older name `@AssistantIntent(schema:)`: makes an intent follow a schema.
public struct IntentSchemaMacro: MemberAttributeMacro, ExtensionMacro {
    /// Makes each stored property a parameter, unless its author says what it is.
    public static func expansion(
        of attribute: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        guard let variable = member.as(VariableDeclSyntax.self), variable.attributes.isEmpty,
            variable.storedProperty != nil
        else { return [] }
        return ["@AppIntents.IntentParameter()"]
    }

    /// Writes the conformances and the schema's name, and checks the members.
    public static func expansion(
        of attribute: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        let schema = try SchemaAttribute(attribute, .intent)
        SchemaCheck(definition: try schema.definition())
            .diagnose(declaration, attribute, in: context)
        return try schema.extensions(of: type, declaration, conformingTo: protocols)
    }
}

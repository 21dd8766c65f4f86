public import SwiftSyntax
public import SwiftSyntaxMacros

/// `@AppEnum(schema:)`, and by its older name `@AssistantEnum(schema:)`: makes an enumeration follow a schema.
public struct EnumSchemaMacro: ExtensionMacro {
    /// Writes the conformances and the schema's name.
    public static func expansion(
        of attribute: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard declaration.is(EnumDeclSyntax.self) else {
            throw SchemaProblem.isOfOtherKind(wanted: "an enumeration").at(attribute)
        }
        return try SchemaAttribute(attribute, .enumeration)
            .extensions(of: type, declaration, conformingTo: protocols)
    }
}

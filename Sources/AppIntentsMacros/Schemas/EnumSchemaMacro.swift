public import SwiftSyntax
public import SwiftSyntaxMacros

/// `@AppEnum(schema:)`, and by its older name `@AssistantEnum(schema:)`: makes an enumeration follow a schema.
public struct EnumSchemaMacro: ExtensionMacro {
    /// Writes the conformances and the schema's name, and checks the cases.
    public static func expansion(
        of attribute: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard let enumeration = declaration.as(EnumDeclSyntax.self) else {
            throw SchemaProblem.isOfOtherKind(wanted: "an enumeration").at(attribute)
        }
        let schema = try SchemaAttribute(attribute, .enumeration)
        SchemaCheck(definition: try schema.definition())
            .diagnoseCases(of: enumeration, attribute, in: context)
        return try schema.extensions(of: type, declaration, conformingTo: protocols)
    }
}

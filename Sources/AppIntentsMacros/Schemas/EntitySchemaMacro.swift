public import SwiftSyntax
import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// `@AppEntity(schema:)`, and by its older name `@AssistantEntity(schema:)`: makes an entity follow a schema.
public struct EntitySchemaMacro: MemberAttributeMacro, ExtensionMacro {
    /// Makes each stored property a property that the system reads, unless its author says what it is.
    public static func expansion(
        of attribute: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        guard let variable = member.as(VariableDeclSyntax.self), variable.attributes.isEmpty,
            let property = variable.storedProperty, property.name != "id"
        else { return [] }
        // A name that only the conformance to `AppEntity` brings: the compiler looks for the conformance,
        // which this macro writes too, before it reads the type, which may be the entity itself.
        return ["@_SchemaProperty()"]
    }

    /// Writes the conformances and the schema's name, and checks the members.
    public static func expansion(
        of attribute: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        let schema = try SchemaAttribute(attribute, .entity)
        SchemaCheck(definition: try schema.definition())
            .diagnose(declaration, attribute, in: context)
        return try schema.extensions(of: type, declaration, conformingTo: protocols)
    }
}

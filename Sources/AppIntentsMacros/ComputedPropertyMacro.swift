public import SwiftSyntax
public import SwiftSyntaxMacros

/// The macro `@ComputedProperty`, which lets the system read a computed property of an entity.
public struct ComputedPropertyMacro: PeerMacro, AccessorMacro {
    /// Generates the property for `$name`, and the path by which the system finds it.
    public static func expansion(
        of attribute: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let property = try EntityPropertySyntax(declaration, attribute, in: context)
        if property.effects != nil { throw PropertyProblem.waits(property.name).at(attribute) }
        return property.peers(reading: "getter: \\\(property.entity).\(property.name)")
    }

    /// Generates nothing: the property has its getter.
    public static func expansion(
        of attribute: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        []
    }
}

public import SwiftSyntax
public import SwiftSyntaxMacros

/// The macro `@DeferredProperty`, which lets the system fetch an asynchronous property of an entity
/// on request.
public struct DeferredPropertyMacro: PeerMacro, AccessorMacro {
    /// Generates the property for `$name`, and the path by which the system finds it.
    public static func expansion(
        of attribute: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let property = try EntityPropertySyntax(declaration, attribute, in: context)
        guard let effects = property.effects, effects.asyncSpecifier != nil else {
            throw PropertyProblem.doesNotWait(property.name).at(attribute)
        }
        let marker = effects.throwsClause == nil ? "await" : "try await"
        return property.peers(
            reading:
                "asyncGetter: { (entity: \(property.entity)) in \(marker) entity.\(property.name) }"
        )
    }

    /// Generates nothing: the property has its getter.
    public static func expansion(
        of attribute: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        []
    }
}

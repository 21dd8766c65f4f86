public import SwiftSyntax
import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// `@AppIntent(.tool)` and `@AppEntity(.generable)`: adds the protocols of the traits.
public struct TraitsMacro: ExtensionMacro {
    /// Writes an extension with the protocols to which the declaration doesn't conform yet.
    public static func expansion(
        of attribute: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        let missing = protocols.compactMap { $0.trimmedDescription.split(separator: ".").last }
        let conformances = try TraitsArgument(of: attribute).protocols
            .filter { missing.contains(Substring($0)) }
        if conformances.isEmpty { return [] }
        let heading = conformances.map { "AppIntents.\($0)" }.joined(separator: ", ")
        // The conformance is available where the type is.
        let availability = declaration.attributes.map(\.trimmedDescription)
            .filter { $0.hasPrefix("@available") }.map { "\($0)\n" }.joined()
        return [
            try ExtensionDeclSyntax(
                "\(raw: availability)extension \(raw: type.trimmedDescription): \(raw: heading) {}")
        ]
    }
}

/// The traits in the first argument of an attribute; none if it has no such argument.
struct TraitsArgument {
    /// The protocols that stand for the traits.
    private static let protocolsByTrait = ["tool": "ToolIntent", "generable": "GenerableEntity"]

    let protocols: [String]

    /// Reads an attribute; throws if its traits aren't written out.
    init(of attribute: AttributeSyntax) throws {
        let arguments = attribute.arguments?.as(LabeledExprListSyntax.self)
        guard let argument = arguments?.first, argument.label == nil else {
            protocols = []
            return
        }
        let elements =
            argument.expression.as(ArrayExprSyntax.self)?.elements.map(\.expression)
            ?? [argument.expression]
        protocols = try elements.map { element in
            guard let member = element.as(MemberAccessExprSyntax.self),
                let found = Self.protocolsByTrait[member.declName.baseName.text]
            else { throw SchemaProblem.computesTraits.at(element) }
            return found
        }
    }
}

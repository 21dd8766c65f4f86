import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Compares a declaration with its schema: which members or cases are missing, and which members have
/// another type.
struct SchemaCheck {
    let definition: SchemaDefinition

    /// Shows each mistake in the author's source, with a fix where one is known.
    func diagnose(
        _ declaration: some DeclGroupSyntax, _ attribute: AttributeSyntax,
        in context: some MacroExpansionContext
    ) {
        let written = Self.properties(of: declaration)
        var missing: [SchemaDefinition.Member] = []
        for member in definition.members {
            guard let property = written[member.name] else {
                missing.append(member)
                continue
            }
            guard let type = property, !member.type.allows(MemberType(type)) else { continue }
            context.diagnose(mistyped(member, type))
        }
        let lines = missing.map { "var \($0.name): \($0.type.text(placeholder: "<#Type#>"))" }
        let problem = SchemaProblem.lacks(lines, schema: definition.name)
        if !lines.isEmpty {
            context.diagnose(lacking(lines, problem, declaration, attribute))
        }
    }

    /// Shows in the author's source which cases are missing.
    func diagnoseCases(
        of declaration: EnumDeclSyntax, _ attribute: AttributeSyntax,
        in context: some MacroExpansionContext
    ) {
        let written = declaration.memberBlock.members
            .compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
            .flatMap { $0.elements.map { Self.name($0.name) } }
        let lines = definition.cases.filter { !written.contains($0.filter { $0 != "`" }) }
            .map { "case \($0)" }
        let problem = SchemaProblem.lacksCases(lines, schema: definition.name)
        if !lines.isEmpty {
            context.diagnose(lacking(lines, problem, declaration, attribute))
        }
    }

    /// A name without the marks that let it be a word of the language.
    private static func name(_ token: TokenSyntax) -> String { token.text.filter { $0 != "`" } }

    /// The properties of instances by name, with their types where these are written out.
    private static func properties(of declaration: some DeclGroupSyntax) -> [String: TypeSyntax?] {
        var properties: [String: TypeSyntax?] = [:]
        for item in declaration.memberBlock.members {
            guard let variable = item.decl.as(VariableDeclSyntax.self), !variable.belongsToType
            else { continue }
            for binding in variable.bindings {
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
                properties[Self.name(name.identifier)] = .some(binding.typeAnnotation?.type)
            }
        }
        return properties
    }

    private func mistyped(_ member: SchemaDefinition.Member, _ type: TypeSyntax) -> Diagnostic {
        let written = MemberType(type)
        // A type of the app's own keeps its name.
        let wanted = member.type.text(placeholder: written.element ?? "<#Type#>")
        let problem = SchemaProblem.hasOtherType(
            member.name, wanted: wanted, schema: definition.name)
        return Diagnostic(
            node: type, message: problem,
            fixIt: .replace(
                message: SchemaFix(message: "Change the type to '\(wanted)'"),
                oldNode: type,
                newNode: TypeSyntax(stringLiteral: wanted)
                    .with(\.leadingTrivia, type.leadingTrivia)
                    .with(\.trailingTrivia, type.trailingTrivia)))
    }

    /// The mistake of missing declarations, with the fix that adds them.
    private func lacking(
        _ lines: [String], _ problem: SchemaProblem, _ declaration: some DeclGroupSyntax,
        _ attribute: AttributeSyntax
    ) -> Diagnostic {
        let added = lines.map { line in
            MemberBlockItemSyntax(
                leadingTrivia: .newline + .spaces(4), decl: DeclSyntax(stringLiteral: line))
        }
        let old = declaration.memberBlock
        let new = old.with(
            \.members, MemberBlockItemListSyntax(added + old.members.map { $0 }))
        return Diagnostic(
            node: attribute, message: problem,
            fixIt: .replace(
                message: SchemaFix(message: "Add what is missing"), oldNode: old, newNode: new))
    }
}

private struct SchemaFix: FixItMessage {
    let message: String
    var fixItID: MessageID { MessageID(domain: "AppIntents", id: "schema") }
}

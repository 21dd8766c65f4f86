import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The use of a schema's attribute: `@AppIntent(schema: .photos.createAlbum)` on a declaration.
struct SchemaAttribute {
    let attribute: AttributeSyntax
    let kind: SchemaDefinition.Kind
    /// The name with its domain, as “photos.createAlbum”.
    let name: String

    /// Reads the attribute; throws if it names no schema.
    init(_ attribute: AttributeSyntax, _ kind: SchemaDefinition.Kind) throws {
        self.attribute = attribute
        self.kind = kind
        let arguments = attribute.arguments?.as(LabeledExprListSyntax.self)
        guard let argument = arguments?.first(where: { $0.label?.text == "schema" }) else {
            throw SchemaProblem.namesNone.at(attribute)
        }
        var parts: [String] = []
        var expression: ExprSyntax? = argument.expression
        while let member = expression?.as(MemberAccessExprSyntax.self) {
            parts.insert(member.declName.baseName.text.filter { $0 != "`" }, at: 0)
            expression = member.base
        }
        guard parts.count == 2, expression == nil else {
            throw SchemaProblem.namesNone.at(argument.expression)
        }
        name = parts.joined(separator: ".")
    }

    /// The schema; throws if there is none of the name.
    func definition() throws -> SchemaDefinition {
        guard let definition = SchemaDefinition(name, of: kind) else {
            throw SchemaProblem.isUnknown(name).at(attribute)
        }
        return definition
    }

    /// The property that says which schema is followed: the older attributes have one of their own.
    private var member: String {
        let name = attribute.attributeName.trimmedDescription.split(separator: ".").last ?? ""
        return "__\(name.hasPrefix("Assistant") ? "assistant" : "app")Schema\(kind.rawValue)"
    }

    /// The extension that follows the schema, with what the declaration doesn't conform to yet.
    func extensions(
        of type: some TypeSyntaxProtocol, _ declaration: some DeclGroupSyntax,
        conformingTo missing: [TypeSyntax]
    ) throws -> [ExtensionDeclSyntax] {
        let definition = try definition()
        let base = "App\(kind.rawValue)"
        let wanted =
            [base] + definition.protocols + ["AssistantSchema\(kind.rawValue)"]
            + (try TraitsArgument(of: attribute).protocols)
        let names = missing.compactMap { $0.trimmedDescription.split(separator: ".").last }
            .map(String.init)
        let conformances = wanted.filter { names.contains($0) }
        let access =
            declaration.modifiers.map(\.name.text)
            .first { ["public", "package"].contains($0) }.map { "\($0) " } ?? ""
        let heading =
            conformances.isEmpty
            ? ""
            : ": " + conformances.map { "AppIntents.\($0)" }.joined(separator: ", ")
        return [
            try ExtensionDeclSyntax(
                """
                extension \(raw: type.trimmedDescription)\(raw: heading) {
                    \(raw: access)static var \(raw: member): Swift.String { "\(raw: name)" }
                }
                """)
        ]
    }
}

extension VariableDeclSyntax {
    /// The one property that the declaration stores and an attribute may be added to; `nil` for any other.
    var storedProperty: (name: String, type: TypeSyntax?)? {
        guard bindingSpecifier.text == "var", bindings.count == 1, let binding = bindings.first,
            binding.accessorBlock == nil, binding.initializer == nil, !belongsToType,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
        else { return nil }
        return (pattern.identifier.text, binding.typeAnnotation?.type)
    }

    var belongsToType: Bool { modifiers.contains { ["static", "class"].contains($0.name.text) } }
}

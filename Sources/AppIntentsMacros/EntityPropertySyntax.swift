import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// A computed property of an entity with a macro's attribute, as its author wrote it.
struct EntityPropertySyntax {
    /// The property's name, with backticks if the author needed them.
    let name: String
    /// The type of the entity that declares it.
    let entity: String
    /// The name of that type, as seen from a type inside it.
    private let entityName: String
    /// The effect specifiers of its getter, such as `async`; `nil` if there are none.
    let effects: AccessorEffectSpecifiersSyntax?
    private let type: String
    private let access: String
    private let arguments: [LabeledExprSyntax]

    init(
        _ declaration: some DeclSyntaxProtocol, _ attribute: AttributeSyntax,
        in context: some MacroExpansionContext
    ) throws {
        guard let variable = declaration.as(VariableDeclSyntax.self),
            variable.bindings.count == 1, let binding = variable.bindings.first,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
        else { throw PropertyProblem.isNoProperty.at(attribute) }
        let name = pattern.identifier.text
        if variable.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) {
            throw PropertyProblem.isStatic(name).at(variable)
        }
        guard let type = binding.typeAnnotation?.type.trimmed else {
            throw PropertyProblem.hasNoType(name).at(binding)
        }
        guard let getter = Getter(binding.accessorBlock) else {
            throw PropertyProblem.isStored(name).at(binding)
        }
        guard let (entity, entityName) = Self.entity(of: context.lexicalContext) else {
            throw PropertyProblem.isInExtension(name).at(variable)
        }
        self.name = name
        self.entity = entity
        self.entityName = entityName
        self.type = type.description
        effects = getter.effects
        access =
            variable.modifiers.map(\.name.text)
            .first { ["public", "package", "open"].contains($0) }
            .map { $0 == "open" ? "public " : "\($0) " } ?? ""
        arguments = attribute.arguments?.as(LabeledExprListSyntax.self).map(Array.init) ?? []
    }

    /// Returns the declarations beside the property; `getter` is the argument that tells the system
    /// how to read it.
    ///
    /// The path is a variable, because a constant with a value would make a synthesized `Codable`
    /// warn. Its type names one that knows the path, so the path is also known for a decoded
    /// entity.
    func peers(reading getter: String) -> [DeclSyntax] {
        let bare = name.trimmingBackQuotes
        var given = ["identifier: \"\(bare)\""]
        given += arguments.map(\.trimmedDescription).map(\.trimmingComma)
        given.append(getter)
        return [
            """
            var _\(raw: bare) = AppIntents._EntityPropertyPath<\(raw: entity), \(raw: type), __\(raw: bare)>()
            """,
            """
            enum __\(raw: bare): AppIntents._EntityPropertySource {
                static var path: AnyKeyPath { \\\(raw: entityName).$\(raw: bare) }
            }
            """,
            """
            \(raw: access)var $\(raw: bare): AppIntents.EntityProperty<\(raw: type)> {
                AppIntents.EntityProperty<\(raw: type)>(\(raw: given.joined(separator: ", ")))
            }
            """,
        ]
    }

    /// Returns the innermost type around the property, as its members and as a type inside it write
    /// it; `nil` in an extension, which can't store properties.
    private static func entity(of lexicalContext: [Syntax]) -> (own: String, inside: String)? {
        guard let innermost = lexicalContext.first else { return nil }
        if let structure = innermost.as(StructDeclSyntax.self) {
            return ("Self", structure.name.text)
        }
        if let actor = innermost.as(ActorDeclSyntax.self) { return ("Self", actor.name.text) }
        return innermost.as(ClassDeclSyntax.self).map { ($0.name.text, $0.name.text) }
    }
}

/// The getter of a property that is not stored.
private struct Getter {
    let effects: AccessorEffectSpecifiersSyntax?

    init?(_ block: AccessorBlockSyntax?) {
        switch block?.accessors {
        case .getter:
            effects = nil
        case .accessors(let accessors):
            guard let getter = accessors.first(where: { $0.accessorSpecifier.text == "get" }) else {
                return nil
            }
            effects = getter.effectSpecifiers
        case nil:
            return nil
        }
    }
}

extension String {
    fileprivate var trimmingBackQuotes: String {
        hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self
    }

    fileprivate var trimmingComma: String { hasSuffix(",") ? String(dropLast()) : self }
}

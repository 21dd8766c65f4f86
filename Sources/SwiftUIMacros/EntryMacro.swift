import SwiftDiagnostics
public import SwiftSyntax
import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// The macro `@Entry`, which makes a property of `EnvironmentValues` a value with a key behind it.
public struct EntryMacro: AccessorMacro, PeerMacro {
    /// Generates the getter and the setter.
    public static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        // A mistake is reported once, where the key is generated.
        guard let entry = try? EntrySyntax(declaration, node: node, in: context) else { return [] }
        return [
            "get { self[\(raw: entry.key).self] }",
            "set { self[\(raw: entry.key).self] = newValue }",
        ]
    }

    /// Generates the key with its default value.
    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let entry = try EntrySyntax(declaration, node: node, in: context)
        let value =
            if let type = entry.type {
                """
                typealias Value = \(type)
                    static var defaultValue: Value { \(entry.value ?? "nil") }
                """
            } else {
                "static let defaultValue = \(entry.value ?? "nil")"
            }
        return [
            """
            private struct \(raw: entry.key): SwiftUI.EnvironmentKey {
                \(raw: value)
            }
            """
        ]
    }
}

/// A property with `@Entry`, as its author wrote it.
private struct EntrySyntax {
    let key: String
    /// The written type; `nil` for the type of the value.
    let type: String?
    let value: String?

    init(
        _ declaration: some DeclSyntaxProtocol, node: AttributeSyntax,
        in context: some MacroExpansionContext
    ) throws {
        guard let variable = declaration.as(VariableDeclSyntax.self),
            variable.bindingSpecifier.tokenKind == .keyword(.var),
            variable.bindings.count == 1, let binding = variable.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            binding.accessorBlock == nil
        else { throw EntryProblem.isNoStoredVariable.at(node) }
        let places = context.lexicalContext.compactMap { $0.as(ExtensionDeclSyntax.self) }
        guard places.contains(where: \.isOfEnvironment) else {
            throw EntryProblem.standsElsewhere(name).at(node)
        }
        key = "__Key_" + name.filter { $0 != "`" }
        type = binding.typeAnnotation?.type.trimmedDescription
        value = binding.initializer?.value.trimmedDescription
        let isOptional =
            binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
            || type?.hasPrefix("Optional<") == true
        if value == nil, !isOptional { throw EntryProblem.hasNoDefault(name).at(node) }
    }
}

extension ExtensionDeclSyntax {
    fileprivate var isOfEnvironment: Bool {
        let name = extendedType.trimmedDescription
        return name == "EnvironmentValues" || name == "SwiftUI.EnvironmentValues"
    }
}

/// The reason why a declaration can't be an entry.
private enum EntryProblem {
    case isNoStoredVariable
    case standsElsewhere(String)
    case hasNoDefault(String)

    func at(_ node: some SyntaxProtocol) -> DiagnosticsError {
        DiagnosticsError(diagnostics: [Diagnostic(node: node, message: Message(message: text))])
    }

    private var text: String {
        switch self {
        case .isNoStoredVariable:
            "@Entry belongs before one variable without accessors, such as “@Entry var name = value”."
        case .standsElsewhere(let name):
            "“\(name)” is no entry here: put it into an extension of EnvironmentValues."
        case .hasNoDefault(let name):
            "“\(name)” needs the value that views see where none is set: give it one, or make its "
                + "type optional."
        }
    }

    private struct Message: DiagnosticMessage {
        let message: String
        var diagnosticID: MessageID { MessageID(domain: "SwiftUI", id: "entry") }
        var severity: DiagnosticSeverity { .error }
    }
}

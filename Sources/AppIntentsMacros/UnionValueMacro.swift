import SwiftDiagnostics
public import SwiftSyntax
import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// The macro `@UnionValue`, which makes an enumeration whose cases each hold a value a type of
/// parameters.
public struct UnionValueMacro: ExtensionMacro {
    /// Generates the conformances, and the enumeration of the kinds.
    public static func expansion(
        of attribute: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard let enumeration = declaration.as(EnumDeclSyntax.self) else {
            throw UnionProblem.isNoEnumeration.at(attribute)
        }
        let union = try UnionSyntax(enumeration)
        // If the author wrote a conformance, the compiler doesn't request it from the macro.
        let isAsked = protocols.contains {
            $0.trimmedDescription.split(separator: ".").last == "AppUnionValue"
        }
        return [
            try ExtensionDeclSyntax(
                "\(raw: union.conformance(of: type.trimmedDescription, naming: isAsked))")
        ]
    }
}

/// The cases of a union, as its author wrote them.
private struct UnionSyntax {
    private struct Case {
        let name: String
        let label: String?

        /// The name without the backticks that a keyword needs.
        var bareName: String { name.filter { $0 != "`" } }
    }

    private let cases: [Case]
    private let access: String
    /// The author declares an enumeration with the name of the generated one.
    private let hasCases: Bool

    init(_ enumeration: EnumDeclSyntax) throws {
        var cases: [Case] = []
        for member in enumeration.memberBlock.members {
            guard let declaration = member.decl.as(EnumCaseDeclSyntax.self) else { continue }
            for element in declaration.elements {
                guard let parameters = element.parameterClause?.parameters,
                    parameters.count == 1, let parameter = parameters.first
                else { throw UnionProblem.holdsNoValue(element.name.text).at(element) }
                cases.append(
                    Case(
                        name: element.name.text, label: parameter.firstName?.text))
            }
        }
        if cases.isEmpty { throw UnionProblem.isEmpty(enumeration.name.text).at(enumeration) }
        self.cases = cases
        access =
            enumeration.modifiers.map(\.name.text)
            .first { ["public", "package"].contains($0) }.map { "\($0) " } ?? ""
        hasCases = enumeration.memberBlock.members.contains {
            $0.decl.asProtocol((any NamedDeclSyntax).self)?.name.text == "Cases"
        }
    }

    /// The types of the values aren't written out: an extension doesn't see the names beside its
    /// type that a case uses for its value.
    func conformance(of type: String, naming isNaming: Bool) -> String {
        let values = cases.map { "case .\($0.name)(let value): value" }
        let names = cases.map { "case .\($0.name): \"\($0.bareName)\"" }
        let kinds = cases.map { one in
            let label = one.label.map { $0 == "_" ? "" : "(\($0):)" } ?? ""
            return "AppIntents._UnionCase(\"\(one.bareName)\", union: Self.\(one.name)\(label))"
        }
        let naming = isNaming && !hasCases ? ", AppIntents.AppUnionValue" : ""
        return """
            extension \(type): AppIntents._IntentValueRepresentable\(naming) {
                \(access)var asIntentValue: any AppIntents._IntentValue {
                    switch self {
                    \(values.joined(separator: "\n        "))
                    }
                }
                \(access)static var _unionCases: [AppIntents._UnionCase<Self>] {
                    [
                        \(kinds.joined(separator: ",\n            "))
                    ]
                }
                \(access)var _unionCase: String {
                    switch self {
                    \(names.joined(separator: "\n        "))
                    }
                }
            \(hasCases ? "" : kindsEnumeration(of: type))
            }
            """
    }

    private func kindsEnumeration(of type: String) -> String {
        """
            \(access)enum Cases: String, AppIntents.AppUnionValueCasesProviding {
                \(access)typealias UnionValue = \(type)
                case \(cases.map(\.name).joined(separator: ", "))
            }
        """
    }
}

/// The reason why an enumeration can't be a union.
private enum UnionProblem {
    /// The attribute is on something other than an enumeration.
    case isNoEnumeration
    /// A case doesn't hold exactly one value.
    case holdsNoValue(String)
    case isEmpty(String)

    var text: String {
        switch self {
        case .isNoEnumeration:
            "Only an enumeration can be a union value, because a value is one of its cases."
        case .holdsNoValue(let name):
            "The case '\(name)' must hold exactly one value: a union value is always a value of "
                + "another type. Write 'case \(name)(Type)'."
        case .isEmpty(let name):
            "'\(name)' has no cases, so no value of it can exist. Add 'case name(Type)'."
        }
    }

    func at(_ node: some SyntaxProtocol) -> DiagnosticsError { diagnostic(text, at: node) }
}

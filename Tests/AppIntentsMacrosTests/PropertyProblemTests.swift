import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import Testing

@Suite struct PropertyProblemTests {
    private func messages(_ source: String) -> [String] {
        let tree = Parser.parse(source: source)
        let context = BasicMacroExpansionContext(
            sourceFiles: [tree: .init(moduleName: "Tests", fullFilePath: "Tests.swift")])
        _ = tree.expand(
            macros: [
                "ComputedProperty": ComputedPropertyMacro.self,
                "DeferredProperty": DeferredPropertyMacro.self,
            ],
            contextGenerator: {
                BasicMacroExpansionContext(
                    sharingWith: context, lexicalContext: $0.allMacroLexicalContexts())
            },
            indentationWidth: .spaces(4))
        return context.diagnostics.map(\.message)
    }

    @Test(
        "A property that a macro can't make known is an error with the cure",
        arguments: [
            (
                "struct E { @ComputedProperty var name = 3 }",
                "The type of 'name' isn't written out, and a macro can't infer it. Write 'var name: Type { … }'."
            ),
            (
                "struct E { @ComputedProperty var name: Int }",
                "'name' is stored. Use @Property for a stored property, or give this one a getter."
            ),
            (
                "extension E { @ComputedProperty var name: Int { 3 } }",
                "'name' stands in an extension, where the system doesn't look for properties. Move it into the declaration of the entity."
            ),
            (
                "struct E { @ComputedProperty static var name: Int { 3 } }",
                "'name' belongs to the type; an entity has it only as a property of the instance. Remove 'static'."
            ),
            (
                "struct E { @ComputedProperty var name: Int { get async { 3 } } }",
                "The getter of 'name' is marked 'async' or 'throws'. Use @DeferredProperty with 'get async throws', or remove the marks."
            ),
            (
                "struct E { @DeferredProperty var name: Int { 3 } }",
                "The getter of 'name' isn't asynchronous. Write 'get async throws { … }', or use @ComputedProperty."
            ),
            (
                "struct E { @ComputedProperty func name() -> Int { 3 } }",
                "Only a computed property of an entity can have this attribute, one to a declaration."
            ),
        ])
    func problems(_ source: String, _ message: String) {
        #expect(messages(source) == [message])
    }
}

import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import Testing

@Suite struct EntryTests {
    private func expanded(_ source: String) -> (text: String, messages: [String]) {
        let tree = Parser.parse(source: source)
        let context = BasicMacroExpansionContext(
            sourceFiles: [tree: .init(moduleName: "Tests", fullFilePath: "Tests.swift")])
        let expanded = tree.expand(
            macros: ["Entry": EntryMacro.self],
            contextGenerator: {
                BasicMacroExpansionContext(
                    sharingWith: context, lexicalContext: $0.allMacroLexicalContexts())
            },
            indentationWidth: .spaces(4))
        return (expanded.description, context.diagnostics.map(\.message))
    }

    @Test("An entry gets a key with the written type and value")
    func typed() {
        let result = expanded("extension EnvironmentValues { @Entry var size: Int? }")
        #expect(result.messages == [])
        #expect(result.text.contains("self[__Key_size.self] = newValue"))
        #expect(result.text.contains("typealias Value = Int?"))
        #expect(result.text.contains(/static var defaultValue: Value \{\s+nil\s+\}/))
    }

    @Test("An entry without a written type has that of its value")
    func untyped() {
        let result = expanded("extension EnvironmentValues { @Entry var size = 3 }")
        #expect(result.text.contains("static let defaultValue = 3"))
    }

    @Test(
        "What can't be an entry is an error with the cure",
        arguments: [
            (
                "extension EnvironmentValues { @Entry var size: Int }",
                "“size” needs the value that views see where none is set: give it one, or make its type optional."
            ),
            (
                "struct Values { @Entry var size = 3 }",
                "“size” is no entry here: put it into an extension of EnvironmentValues."
            ),
            (
                "extension EnvironmentValues { @Entry let size = 3 }",
                "@Entry belongs before one variable without accessors, such as “@Entry var name = value”."
            ),
        ])
    func problems(_ source: String, _ message: String) {
        #expect(expanded(source).messages == [message])
    }
}

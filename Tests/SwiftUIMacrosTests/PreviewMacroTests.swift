import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import Testing

@Suite struct PreviewMacroTests {
    private func expanded(_ source: String) -> String {
        let tree = Parser.parse(source: source)
        let context = BasicMacroExpansionContext(
            sourceFiles: [tree: .init(moduleName: "Tests", fullFilePath: "/a/Tests.swift")])
        let expanded = tree.expand(
            macros: ["Preview": PreviewMacro.self],
            contextGenerator: {
                BasicMacroExpansionContext(
                    sharingWith: context, lexicalContext: $0.allMacroLexicalContexts())
            },
            indentationWidth: .spaces(4))
        return expanded.description
    }

    @Test("A preview is a type in debug builds, and nothing in others")
    func debug() {
        #expect(
            expanded("\n#Preview(\"A\", traits: .landscapeLeft) { Text(\"a\") }") == """

                #if DEBUG
                nonisolated struct __macro_local_7PreviewfMu_: SwiftUI.PreviewRegistry {
                    static var fileID: String {
                        "Tests/Tests.swift"
                    }
                    static var line: Int {
                        2
                    }
                    static var column: Int {
                        1
                    }

                    @MainActor static func makePreview() throws -> SwiftUI.Preview {
                        SwiftUI.Preview("A", traits: .landscapeLeft) {
                            Text("a")
                        }
                    }
                }
                #endif
                """)
    }

    @Test("All closures of a widget's preview are kept")
    func closures() {
        let text = expanded("#Preview(as: .systemSmall) { Tally() } timeline: { Entry() }")
        #expect(words(text).contains("Preview(as: .systemSmall) { Tally() } timeline: { Entry() }"))
    }

    @Test("Properties that belong to a preview become those of a view around its content")
    func previewable() {
        let text = words(
            expanded("#Preview { @Previewable @State var isOn = true; Toggle(isOn: $isOn) }"))
        #expect(
            text.contains(
                """
                struct PreviewableView: SwiftUI.View { @State var isOn = true var body: some SwiftUI.View { \
                Toggle(isOn: $isOn) } } return SwiftUI.Preview() { PreviewableView() }
                """))
        #expect(!text.contains("@Previewable"))
    }

    private func words(_ text: String) -> String {
        text.split { $0.isWhitespace }.joined(separator: " ")
    }
}

public import SwiftSyntax
import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// The macro `#Preview`, which generates a type that the page of previews finds in a debug build,
/// and nothing in others.
public struct PreviewMacro: DeclarationMacro {
    /// Generates the type, with the preview's location and the code that creates it.
    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let name = context.makeUniqueName("Preview")
        let place = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID)
        let preview = PreviewSyntax(node)
        return [
            """
            #if DEBUG
            nonisolated struct \(name): SwiftUI.PreviewRegistry {
                static var fileID: String { \(place?.file ?? "\"\"") }
                static var line: Int { \(place?.line ?? "0") }
                static var column: Int { \(place?.column ?? "0") }

                @MainActor static func makePreview() throws -> SwiftUI.Preview {
                    \(raw: preview.holder)SwiftUI.Preview\(raw: preview.call)
                }
            }
            #endif
            """
        ]
    }
}

/// The macro `@Previewable`, which marks a property in a preview; `#Preview` moves it into a view
/// around the others.
public struct PreviewableMacro: PeerMacro {
    /// Generates no declarations.
    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        []
    }
}

/// A preview as its author wrote it.
private struct PreviewSyntax {
    /// The view with the properties that the preview declares; empty if it declares none.
    let holder: String
    /// The arguments and the closures.
    let call: String

    init(_ node: some FreestandingMacroExpansionSyntax) {
        let properties = (node.trailingClosure?.statements ?? []).filter(\.isPreviewable)
        let arguments = node.arguments.trimmedDescription
        let closures = node.additionalTrailingClosures.trimmedDescription
        guard let body = node.trailingClosure, !properties.isEmpty else {
            holder = ""
            call = "(\(arguments)) \(node.trailingClosure?.trimmedDescription ?? "") \(closures)"
            return
        }
        let content = body.statements.filter { !$0.isPreviewable }
        holder = """
            struct PreviewableView: SwiftUI.View {
            \(properties.map(\.withoutMark).joined(separator: "\n"))
            var body: some SwiftUI.View {
            \(content.map(\.description).joined())
            }
            }
            return 
            """
        call = "(\(arguments)) { PreviewableView() } \(closures)"
    }
}

extension CodeBlockItemSyntax {
    fileprivate var isPreviewable: Bool {
        item.as(VariableDeclSyntax.self)?.attributes.contains { $0.isMark } ?? false
    }

    /// The declaration without the attribute; its wrapper alone describes it.
    fileprivate var withoutMark: String {
        guard var variable = item.as(VariableDeclSyntax.self) else { return description }
        variable.attributes = variable.attributes.filter { !$0.isMark }
        return variable.trimmedDescription
    }
}

extension AttributeListSyntax.Element {
    fileprivate var isMark: Bool {
        self.as(AttributeSyntax.self)?.attributeName.trimmedDescription
            .split(separator: ".").last == "Previewable"
    }
}

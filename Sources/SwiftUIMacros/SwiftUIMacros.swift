import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The macros that `SwiftUI` declares.
@main
struct SwiftUIMacros: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [
        PreviewMacro.self, PreviewableMacro.self, EntryMacro.self,
    ]
}

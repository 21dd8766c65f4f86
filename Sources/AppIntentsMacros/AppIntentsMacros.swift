import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The macros that `AppIntents` declares.
@main
struct AppIntentsMacros: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [
        ComputedPropertyMacro.self, DeferredPropertyMacro.self, UnionValueMacro.self,
        IntentSchemaMacro.self, EntitySchemaMacro.self, EnumSchemaMacro.self,
    ]
}

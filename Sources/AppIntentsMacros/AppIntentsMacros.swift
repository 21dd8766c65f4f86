import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct AppIntentsMacros: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [
        ComputedPropertyMacro.self, DeferredPropertyMacro.self, UnionValueMacro.self,
        IntentSchemaMacro.self, EntitySchemaMacro.self, EnumSchemaMacro.self, TraitsMacro.self,
    ]
}

import Foundation
import PackagePlugin

/// Writes a thousand intents for the target that is about to be built.
@main
struct GenerateIntents: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let folder = context.pluginWorkDirectoryURL.appending(path: "Intents")
        let files = (0..<20).map { folder.appending(path: "Intents\($0).swift") }
        return [
            .buildCommand(
                displayName: "Writing 1,000 intents",
                executable: try context.tool(named: "IntentGenerator").url,
                arguments: [target.name == "ScaleCatalog" ? "named" : "numbered", "50"]
                    + files.map(\.path), outputFiles: files)
        ]
    }
}

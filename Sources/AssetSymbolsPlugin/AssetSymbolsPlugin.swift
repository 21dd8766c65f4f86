import Foundation
import PackagePlugin

/// Gives a target a name for each picture and color of its asset catalogs: `Image(.hero)`,
/// `Color(.brand)`.
@main
struct AssetSymbolsPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else { return [] }
        let catalogs = catalogs(in: target.directoryURL)
        guard !catalogs.isEmpty else {
            Diagnostics.warning(
                "\(target.name) uses the plugin AssetSymbols and has no asset catalog. "
                    + "Add a folder that ends with .xcassets, or take the plugin out.")
            return []
        }
        let resources = target.sourceFiles(withSuffix: "").filter { $0.type == .resource }
            .map(\.url.standardizedFileURL.path)
        for catalog in catalogs where !resources.contains(where: { isFile($0, of: catalog) }) {
            Diagnostics.error(
                "\(catalog.lastPathComponent) is no resource of \(target.name). "
                    + "Add resources: [.copy(\"\(place(of: catalog, in: target.directoryURL))\")].")
            return []
        }
        let output = context.pluginWorkDirectoryURL.appendingPathComponent(
            "GeneratedAssetSymbols.swift")
        return [
            .buildCommand(
                displayName: "Naming the assets of \(target.name)",
                executable: try context.tool(named: "AssetSymbolsTool").url,
                arguments: [output.path] + catalogs.map(\.path),
                inputFiles: catalogs.flatMap(files), outputFiles: [output])
        ]
    }

    private func catalogs(in folder: URL) -> [URL] {
        var catalogs: [URL] = []
        let walker = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        while let file = walker?.nextObject() as? URL {
            guard file.pathExtension == "xcassets" else { continue }
            walker?.skipDescendants()
            catalogs.append(file.standardizedFileURL)
        }
        return catalogs.sorted { $0.path < $1.path }
    }

    /// All that a catalog consists of, its folders too: a set that comes or goes changes its folder.
    private func files(of catalog: URL) -> [URL] {
        var files = [catalog]
        let walker = FileManager.default.enumerator(
            at: catalog, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        while let file = walker?.nextObject() as? URL { files.append(file) }
        return files.sorted { $0.path < $1.path }
    }

    /// Tells whether a resource is the catalog, lies in it, or is a folder around it.
    private func isFile(_ resource: String, of catalog: URL) -> Bool {
        resource == catalog.path || resource.hasPrefix(catalog.path + "/")
            || catalog.path.hasPrefix(resource + "/")
    }

    private func place(of catalog: URL, in folder: URL) -> String {
        String(catalog.path.dropFirst(folder.standardizedFileURL.path.count + 1))
    }
}

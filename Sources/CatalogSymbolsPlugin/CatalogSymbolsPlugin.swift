import Foundation
import PackagePlugin

/// Gives a target a name for each picture and color of its asset catalogs, and for each text of its
/// string catalogs that is kept by hand: `Image(.hero)`, `Color(.brand)`, `Text(.greeting)`.
@main
struct CatalogSymbolsPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else { return [] }
        let catalogs = catalogs(in: target.directoryURL)
        guard !catalogs.isEmpty else {
            Diagnostics.warning(
                "\(target.name) uses the plugin CatalogSymbols and has no catalog. Add a folder "
                    + "that ends with .xcassets or a file that ends with .xcstrings, or take the "
                    + "plugin out.")
            return []
        }
        let resources = target.sourceFiles(withSuffix: "").filter { $0.type == .resource }
            .map(\.url.standardizedFileURL.path)
        for catalog in catalogs where !resources.contains(where: { isFile($0, of: catalog) }) {
            let rule = catalog.hasStrings ? "process" : "copy"
            Diagnostics.error(
                "\(catalog.lastPathComponent) is no resource of \(target.name). Add resources: "
                    + "[.\(rule)(\"\(place(of: catalog, in: target.directoryURL))\")].")
            return []
        }
        let tool = try context.tool(named: "CatalogSymbolsTool").url
        func naming(_ things: String, of catalogs: [URL], in file: String) -> Command {
            let output = context.pluginWorkDirectoryURL.appendingPathComponent(file)
            return .buildCommand(
                displayName: "Naming the \(things) of \(target.name)", executable: tool,
                arguments: [output.path] + catalogs.map(\.path),
                inputFiles: catalogs.flatMap(files), outputFiles: [output])
        }
        let assets = catalogs.filter { !$0.hasStrings }
        let tables = catalogs.filter(\.hasStrings).map { catalog in
            let table = catalog.deletingPathExtension().lastPathComponent
            return naming(
                "texts in \(table)", of: [catalog], in: "GeneratedStringSymbols_\(table).swift")
        }
        return assets.isEmpty
            ? tables : [naming("assets", of: assets, in: "GeneratedAssetSymbols.swift")] + tables
    }

    private func catalogs(in folder: URL) -> [URL] {
        var catalogs: [URL] = []
        let walker = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        while let file = walker?.nextObject() as? URL {
            guard file.pathExtension == "xcassets" || file.hasStrings else { continue }
            if !file.hasStrings { walker?.skipDescendants() }
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

extension URL {
    /// The catalog is one of strings, which is a file; one of assets is a folder.
    fileprivate var hasStrings: Bool { pathExtension == "xcstrings" }
}

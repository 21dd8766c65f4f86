import Foundation
import _AssetSymbols

/// Writes the names of catalogs' assets: `AssetSymbolsTool OUTPUT CATALOG…`, as the plugin calls it.
@main
struct AssetSymbolsTool {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard let output = arguments.first else {
            FileHandle.standardError.write(Data("usage: AssetSymbolsTool OUTPUT CATALOG…\n".utf8))
            exit(64)
        }
        var reader = AssetCatalogReader()
        for catalog in arguments.dropFirst() {
            reader.read(URL(fileURLWithPath: catalog, isDirectory: true))
        }
        do {
            try Data(AssetSymbols.file(for: reader.assets).utf8)
                .write(to: URL(fileURLWithPath: output), options: .atomic)
        } catch {
            FileHandle.standardError.write(Data("error: \(output) can't be written\n".utf8))
            exit(73)
        }
    }
}

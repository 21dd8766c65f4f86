import Foundation
import _CatalogSymbols

/// Writes the names of the assets of some catalogs, or of the texts of one:
/// `CatalogSymbolsTool OUTPUT CATALOG…`, as the plugin calls it.
@main
struct CatalogSymbolsTool {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard let output = arguments.first else {
            FileHandle.standardError.write(
                Data("usage: CatalogSymbolsTool OUTPUT CATALOG…\n".utf8))
            exit(64)
        }
        do {
            try Data(text(for: arguments.dropFirst().map { URL(fileURLWithPath: $0) }).utf8)
                .write(to: URL(fileURLWithPath: output), options: .atomic)
        } catch {
            FileHandle.standardError.write(Data("error: \(output) can't be written\n".utf8))
            exit(73)
        }
    }

    private static func text(for catalogs: [URL]) -> String {
        if let catalog = catalogs.first, catalog.pathExtension == "xcstrings" {
            return StringSymbols.file(for: catalog)
        }
        var reader = AssetCatalogReader()
        for catalog in catalogs { reader.read(catalog) }
        return AssetSymbols.file(for: reader.assets)
    }
}

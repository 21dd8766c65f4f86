import Foundation

/// The names of sets in asset catalogs, including the namespaces of the folders around them.
package struct AssetNamespaces {
    private struct Contents: Decodable {
        struct Properties: Decodable {
            var namespace: Bool?

            enum CodingKeys: String, CodingKey { case namespace = "provides-namespace" }
        }

        var properties: Properties?
    }

    /// The part of a name that a folder adds, including the trailing slash.
    private var known: [URL: String] = [:]

    package init() {}

    /// Returns the name of a set as `Image(_:bundle:)` takes it: `Travel/Hero` in a folder `Travel`
    /// that provides a namespace.
    package mutating func name(ofSetAt path: String) -> String {
        let set = URL(fileURLWithPath: path, isDirectory: true)
        return prefix(of: set.deletingLastPathComponent())
            + set.deletingPathExtension().lastPathComponent
    }

    private mutating func prefix(of folder: URL) -> String {
        if let prefix = known[folder] { return prefix }
        // Outside a catalog, the path ends at the root, and a set has no namespace.
        guard folder.pathExtension != "xcassets", folder.pathComponents.count > 1 else { return "" }
        let file = folder.appendingPathComponent("Contents.json")
        let contents = FileManager.default.contents(atPath: file.path)
            .flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }
        let own = contents?.properties?.namespace == true ? folder.lastPathComponent + "/" : ""
        let prefix = prefix(of: folder.deletingLastPathComponent()) + own
        known[folder] = prefix
        return prefix
    }
}

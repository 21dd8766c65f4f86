package import Foundation

/// A reader of asset catalogs, from their folders and the `Contents.json` files in them.
package struct AssetCatalogReader {
    /// The assets read so far.
    package private(set) var assets = AssetGroup()

    /// The sets in a catalog that get no name: icons, data, and pictures of other systems.
    private static let otherSets: Set<String> = [
        "appiconset", "arimageset", "arresourcegroup", "brandassets", "complicationset",
        "cubetextureset", "dataset", "gcdashboardimage", "gcleaderboard", "iconset",
        "imagestack", "imagestacklayer", "launchimage", "mipmapset", "sprite", "spriteatlas",
        "sticker", "stickerpack", "stickersequence", "stickersiconset", "textureset",
        "watchcomplication",
    ]

    /// The `Contents.json` of a set or of a folder.
    private struct Contents: Decodable {
        struct Item: Decodable {
            var filename: String?
        }

        struct Properties: Decodable {
            var namespace: Bool?

            enum CodingKeys: String, CodingKey { case namespace = "provides-namespace" }
        }

        var images: [Item]?
        var colors: [JSONIgnored]?
        var properties: Properties?
    }

    private struct JSONIgnored: Decodable {}

    package init() {}

    /// Reads one catalog, a folder whose name ends with `.xcassets`.
    package mutating func read(_ catalog: URL) {
        var group = assets
        read(catalog, as: catalog.lastPathComponent, prefix: "", into: &group)
        assets = group
    }

    private mutating func read(
        _ folder: URL, as place: String, prefix: String, into group: inout AssetGroup
    ) {
        let files = FileManager.default
        guard let names = try? files.contentsOfDirectory(atPath: folder.path) else {
            group.problems.append("\(place) can't be read. Check that it is a folder.")
            return
        }
        // The order in which a file system lists its files is undefined, so they are sorted.
        for name in names.sorted() where !name.hasPrefix(".") {
            let file = folder.appendingPathComponent(name)
            let values = try? file.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
            // A link may lead back to its own folder.
            guard values?.isDirectory == true, values?.isSymbolicLink != true else { continue }
            read(set: file, as: "\(place)/\(name)", prefix: prefix, into: &group)
        }
    }

    private mutating func read(
        set folder: URL, as place: String, prefix: String, into group: inout AssetGroup
    ) {
        let suffix = folder.pathExtension.lowercased()
        let name = folder.deletingPathExtension().lastPathComponent
        let asset = AssetGroup.Asset(path: prefix + name, name: name, folder: place)
        switch suffix {
        case "imageset":
            guard let contents = contents(of: folder, as: place, problems: &group.problems),
                hasPictures(contents, in: folder, as: place, problems: &group.problems)
            else { return }
            group.images.append(asset)
        case "colorset":
            guard let contents = contents(of: folder, as: place, problems: &group.problems) else {
                return
            }
            guard contents.colors != nil else {
                group.problems.append(
                    "\(place)/Contents.json has no \"colors\". Open the catalog and set a color.")
                return
            }
            group.colors.append(asset)
        case "symbolset":
            group.problems.append(
                "\(place) is a symbol set, which isn't drawn. Make it an image set.")
        case let other where Self.otherSets.contains(other): break
        default:
            readFolder(folder, as: place, prefix: prefix, into: &group)
        }
    }

    private mutating func readFolder(
        _ folder: URL, as place: String, prefix: String, into group: inout AssetGroup
    ) {
        let name = folder.lastPathComponent
        let file = folder.appendingPathComponent("Contents.json")
        var isNamespace = false
        if FileManager.default.fileExists(atPath: file.path) {
            guard let contents = contents(of: folder, as: place, problems: &group.problems) else {
                return
            }
            isNamespace = contents.properties?.namespace == true
        }
        guard isNamespace else {
            read(folder, as: place, prefix: prefix, into: &group)
            return
        }
        var inner = group.namespaces[name] ?? AssetGroup()
        read(folder, as: place, prefix: "\(prefix)\(name)/", into: &inner)
        group.problems += inner.problems
        inner.problems = []
        group.namespaces[name] = inner
    }

    private func contents(of set: URL, as place: String, problems: inout [String]) -> Contents? {
        let file = set.appendingPathComponent("Contents.json")
        guard let data = FileManager.default.contents(atPath: file.path) else {
            problems.append("\(place) has no Contents.json. Add the set to the catalog anew.")
            return nil
        }
        do {
            return try JSONDecoder().decode(Contents.self, from: data)
        } catch {
            problems.append(
                "\(place)/Contents.json isn't the JSON of a set. Mend it, or add the set anew.")
            return nil
        }
    }

    /// Returns whether a set has a picture; a set without files is a designer's placeholder.
    private func hasPictures(
        _ contents: Contents, in set: URL, as place: String, problems: inout [String]
    ) -> Bool {
        let names = (contents.images ?? []).compactMap(\.filename)
        let missing = names.filter { name in
            let file = set.appendingPathComponent(name)
            return !FileManager.default.fileExists(atPath: file.path)
        }
        for name in missing {
            problems.append(
                "\(place) names the file \"\(name)\", which isn't there. Add it, or take its name out."
            )
        }
        return names.isEmpty || missing.count < names.count
    }
}

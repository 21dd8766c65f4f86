package import Foundation
import SwiftUI

/// The app's images by name, found once in its resource bundles.
///
/// A request names an image, never a path: an image that isn't in the table can't be requested, so
/// no request can leave the bundles.
package struct AssetCatalog: Sendable {
    package struct Asset: Sendable, Equatable {
        package var path: String
        package var contentType: String

        /// The current tag of the file, from its size and time; `nil` if the file is gone.
        package var tag: String? {
            guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
                let size = attributes[.size] as? Int,
                let date = attributes[.modificationDate] as? Date
            else { return nil }
            let time = Int(date.timeIntervalSince1970 * 1000)
            return "\"\(String(size, radix: 16))-\(String(time, radix: 16))\""
        }

        /// The number of the file's pixels in a point: 2 for a file `…@2x`.
        package var scale: Int {
            let name = URL(filePath: path).deletingPathExtension().lastPathComponent
            return name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1
        }

        /// Returns the file as a `data:` address; `nil` if it is gone, or larger than a limit.
        package func dataAddress(upTo limit: Int = .max) -> String? {
            guard let data = FileManager.default.contents(atPath: path), data.count <= limit else {
                return nil
            }
            return data.dataAddress(contentType: contentType)
        }
    }

    /// The types that are served, the best first: a vector drawing is sharp at every size.
    private static let types: [(suffix: String, contentType: String)] = [
        ("svg", "image/svg+xml"), ("webp", "image/webp"), ("png", "image/png"),
        ("jpg", "image/jpeg"), ("jpeg", "image/jpeg"),
    ]

    private var assets: [String: Asset] = [:]
    private var ranks: [String: Int] = [:]

    /// Creates a catalog of the images in directories.
    ///
    /// If two images have one name, the first directory's is used.
    package init(directories: [URL]) {
        for directory in directories {
            add(contentsOf: directory)
        }
    }

    /// Returns the image with a name, with or without its suffix.
    package subscript(name: String) -> Asset? {
        assets[name]
    }

    private mutating func add(contentsOf directory: URL) {
        let walker = FileManager.default.enumerator(
            at: directory, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        guard let walker else { return }
        var found: [URL] = []
        for case let file as URL in walker {
            found.append(file)
        }
        var names = Self(directories: [])
        var namespaces = AssetNamespaces()
        // A file system lists its files in no defined order.
        for file in found.sorted(by: { $0.path < $1.path }) {
            names.add(file, namespaces: &namespaces)
        }
        assets.merge(names.assets) { first, _ in first }
    }

    private mutating func add(_ file: URL, namespaces: inout AssetNamespaces) {
        let suffix = file.pathExtension.lowercased()
        guard let rank = Self.types.firstIndex(where: { $0.suffix == suffix }),
            (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
        else { return }
        let asset = Asset(path: file.path, contentType: Self.types[rank].contentType)
        let parent = file.deletingLastPathComponent()
        if parent.pathExtension == "imageset" {
            add(asset, named: namespaces.name(ofSetAt: parent.path), rank: rank)
        } else {
            add(asset, named: file.lastPathComponent, rank: rank)
            add(asset, named: file.deletingPathExtension().lastPathComponent, rank: rank)
        }
    }

    private mutating func add(_ asset: Asset, named name: String, rank: Int) {
        // Later files of one set are its larger ones, `@2x` and `@3x`.
        guard ranks[name, default: .max] >= rank else { return }
        assets[name] = asset
        ranks[name] = rank
    }
}

extension Data {
    /// Returns the bytes as a `data:` address.
    package func dataAddress(contentType: String) -> String {
        "data:\(contentType);base64,\(base64EncodedString())"
    }
}

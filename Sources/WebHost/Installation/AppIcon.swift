import Foundation
import SwiftUI

/// The app's icon in an asset catalog, where Xcode keeps it: the icon set `AppIcon`.
struct AppIcon: Sendable {
    /// The width and height, in pixels, that are enough for every place where icons are shown.
    private static let enough = 512

    let png: Data
    /// The width and height, in pixels.
    let size: Int

    /// Reads the icon from the first icon set in directories; `nil` if there is none, or if it has
    /// no square PNG.
    ///
    /// The set may have the icon in several sizes, and in others for dark and tinted home screens,
    /// which are left out.
    init?(in directories: [URL]) {
        guard let set = directories.lazy.compactMap({ Self.set(in: $0) }).first,
            let data = try? Data(contentsOf: set.appending(path: "Contents.json")),
            let contents = try? JSONDecoder().decode(Contents.self, from: data)
        else { return nil }
        let icons = contents.images.filter { $0.appearances == nil }
            .compactMap { $0.filename.flatMap { Self(file: set.appending(path: $0)) } }
            .sorted { $0.size < $1.size }
        guard let icon = icons.first(where: { $0.size >= Self.enough }) ?? icons.last else {
            return nil
        }
        self = icon
    }

    private init?(file: URL) {
        guard file.pathExtension == "png", let png = try? Data(contentsOf: file),
            let size = PictureSize(of: png), size.width == size.height
        else { return nil }
        self.png = png
        self.size = Int(size.width)
    }

    private static func set(in directory: URL) -> URL? {
        let walker = FileManager.default.enumerator(
            at: directory, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        while let file = walker?.nextObject() as? URL {
            if file.lastPathComponent == "AppIcon.appiconset" { return file }
        }
        return nil
    }

    /// The file in which Xcode describes an icon set.
    private struct Contents: Decodable {
        struct Image: Decodable {
            struct Appearance: Decodable {}

            let filename: String?
            let appearances: [Appearance]?
        }

        let images: [Image]
    }
}

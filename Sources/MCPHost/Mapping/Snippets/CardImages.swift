import Foundation
import SnippetRendering
import SwiftUI
import _JSON

/// The app's images as `data:` addresses, because a view inside a client may load nothing.
struct CardImages: Sendable {
    /// What stands before an image's name in a card's HTML, for the view to replace.
    static let scheme = "image:"

    /// Larger ones are left out: the card travels through a conversation.
    private static let maximumBytes = 262_144

    private let assets: AssetCatalog

    init(directories: [URL]) {
        assets = AssetCatalog(directories: directories)
    }

    /// The images that a tree shows, by name.
    func images(in tree: ViewTree) -> JSONObject {
        var images = JSONObject()
        for node in tree.allNodes {
            guard case .image(let image) = node.kind, case .asset(let name) = image.source,
                images[name] == nil, let asset = assets[name],
                let data = FileManager.default.contents(atPath: asset.path),
                data.count <= Self.maximumBytes
            else { continue }
            images[name] = .string(
                "data:\(asset.contentType);base64,\(data.base64EncodedString())")
        }
        return images
    }
}

import Foundation
import IntentSystem
import SnippetRendering
import SurfaceKit
import SwiftUI
import _JSON

/// The pictures of a card as `data:` addresses, because a view inside a client can't load anything.
struct CardImages: Sendable {
    /// The prefix of an image's name in a card's HTML, which the view replaces.
    static let scheme = "image:"

    /// The maximum size of a picture; larger ones are omitted, since the card is part of a
    /// conversation.
    private static let maximumBytes = 262_144

    private let assets: AssetCatalog

    init(directories: [URL]) {
        assets = AssetCatalog(directories: directories)
    }

    func images(in tree: ViewTree) -> JSONObject {
        var images = JSONObject()
        for node in tree.allNodes {
            guard case .image(let image) = node.kind, case .asset(let name) = image.source
            else { continue }
            add(image: name, to: &images)
        }
        return images
    }

    /// Returns the pictures of a question's options and their headings: images by name, symbols by
    /// name with the prefix `symbol:`.
    func images(in question: Question) -> JSONObject {
        var images = JSONObject()
        for option in question.options + question.fields.flatMap({ $0.options ?? [] }) {
            add(option.imageName, option.systemImageName, to: &images)
            add(option.section?.imageName, option.section?.systemImageName, to: &images)
        }
        return images
    }

    private func add(_ image: String?, _ symbol: String?, to images: inout JSONObject) {
        if let image { add(image: image, to: &images) }
        guard let symbol, images["symbol:\(symbol)"] == nil else { return }
        let drawing = Data(SymbolImage.svg(named: symbol).utf8)
        images["symbol:\(symbol)"] = .string(drawing.dataAddress(contentType: "image/svg+xml"))
    }

    private func add(image name: String, to images: inout JSONObject) {
        guard images[name] == nil,
            let address = assets[name]?.dataAddress(upTo: Self.maximumBytes)
        else { return }
        images[name] = .string(address)
    }
}

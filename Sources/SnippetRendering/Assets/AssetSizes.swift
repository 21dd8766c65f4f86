import Foundation
package import SwiftUI
import Synchronization

/// The sizes of the app's images and of pictures in values, in points.
package final class AssetSizes: PictureMeasuring {
    private let assets: AssetCatalog
    /// The sizes of the files that were read before; as many as the app has images.
    private let known = Mutex<[String: PictureSize?]>([:])

    package init(_ assets: AssetCatalog) {
        self.assets = assets
    }

    package func size(of source: ViewNode.ImageContent.Source) -> (width: Double, height: Double)? {
        switch source {
        case .symbol, .remote: nil
        case .data(let data, _): PictureSize(of: data).map { ($0.width, $0.height) }
        case .asset(let name): assets[name].flatMap { size(of: $0) }
        }
    }

    private func size(of asset: AssetCatalog.Asset) -> (width: Double, height: Double)? {
        let read: PictureSize?
        if let found = known.withLock({ $0[asset.path] }) {
            read = found
        } else {
            read = Self.read(asset.path)
            known.withLock { $0[asset.path] = .some(read) }
        }
        guard let read else { return nil }
        let name = URL(filePath: asset.path).deletingPathExtension().lastPathComponent
        let scale = name.hasSuffix("@2x") ? 2.0 : name.hasSuffix("@3x") ? 3.0 : 1.0
        return (read.width / scale, read.height / scale)
    }

    /// A file that can't be read has no size; the request for it says why.
    private static func read(_ path: String) -> PictureSize? {
        guard let file = FileHandle(forReadingAtPath: path) else { return nil }
        defer { file.closeFile() }
        return PictureSize(of: file.readData(ofLength: PictureSize.neededBytes))
    }
}

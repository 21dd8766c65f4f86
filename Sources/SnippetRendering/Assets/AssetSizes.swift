import Foundation
package import SwiftUI
import Synchronization

/// The sizes, in points, of the app's images and of pictures in values, and the reasons why some
/// can't be drawn.
package final class AssetSizes: PictureMeasuring {
    /// The cached properties of a file.
    private struct Contents {
        var size: PictureSize?
        var isDamaged = true
    }

    private let assets: AssetCatalog
    /// The files that were read before; at most as many as the app has images.
    private let known = Mutex<[String: Contents]>([:])

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

    package func fault(of source: ViewNode.ImageContent.Source) -> PictureFault? {
        switch source {
        case .remote: return nil
        case .symbol(let name): return SymbolGlyph(named: name).isKnown ? nil : .unknownSymbol
        case .data(let data, _): return PictureSize.isDamaged(data) ? .unreadable : nil
        case .asset(let name):
            guard let asset = assets[name] else { return .unknownImage }
            return contents(of: asset).isDamaged ? .unreadable : nil
        }
    }

    private func contents(of asset: AssetCatalog.Asset) -> Contents {
        if let found = known.withLock({ $0[asset.path] }) { return found }
        let read = Self.read(asset.path)
        known.withLock { $0[asset.path] = read }
        return read
    }

    private func size(of asset: AssetCatalog.Asset) -> (width: Double, height: Double)? {
        guard let read = contents(of: asset).size else { return nil }
        let scale = Double(asset.scale)
        return (read.width / scale, read.height / scale)
    }

    /// Reads a file; one that can't be read has no size.
    private static func read(_ path: String) -> Contents {
        guard let file = FileHandle(forReadingAtPath: path) else { return Contents() }
        defer { file.closeFile() }
        let bytes = file.readData(ofLength: PictureSize.neededBytes)
        return Contents(size: PictureSize(of: bytes), isDamaged: PictureSize.isDamaged(bytes))
    }
}

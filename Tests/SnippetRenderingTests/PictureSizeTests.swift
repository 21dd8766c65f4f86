import Foundation
import SwiftUI
import Testing

@testable import SnippetRendering

@Suite struct PictureSizeTests {
    private func size(_ bytes: [UInt8]) -> [Double]? {
        PictureSize(of: bytes).map { [$0.width, $0.height] }
    }

    private func size(_ text: String) -> [Double]? { size(Array(text.utf8)) }

    private let png: [UInt8] =
        [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 1, 0x2c, 0, 0, 0, 0xc8, 8, 6, 0, 0, 0]

    /// A photograph of 300 by 200 pixels, whose metadata say how it lies.
    private func photograph(orientation: UInt8) -> [UInt8] {
        let metadata =
            Array("Exif".utf8) + [0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1]
            + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
        return [0xff, 0xd8, 0xff, 0xe1, 0, UInt8(metadata.count + 2)] + metadata
            + [0xff, 0xff, 0xc0, 0, 11, 8, 0, 200, 1, 0x2c, 1, 1, 0x11, 0, 0xff, 0xda, 0, 2]
    }

    @Test func `Pictures of every type tell their size`() {
        #expect(size(png) == [300, 200])
        #expect(size(Array("GIF89a".utf8) + [0x2c, 1, 0xc8, 0]) == [300, 200])
        #expect(size(photograph(orientation: 1)) == [300, 200])
        #expect(size(photograph(orientation: 6)) == [200, 300])
        let riff = Array("RIFF".utf8) + [0, 0, 0, 0]
        let lossy = Array("WEBPVP8 ".utf8) + [0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a]
        #expect(size(riff + lossy + [0x2c, 1, 0xc8, 0]) == [300, 200])
        let lossless = Array("WEBPVP8L".utf8) + [0, 0, 0, 0, 0x2f]
        #expect(size(riff + lossless + [0x2b, 0xc1, 0x31, 0]) == [300, 200])
        let extended = Array("WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0]
        #expect(size(riff + extended + [0x2b, 1, 0, 0xc7, 0, 0]) == [300, 200])
    }

    @Test func `A drawing has its lengths, or those of its view box`() {
        #expect(size(#"<svg width="30px" height='20'>"#) == [30, 20])
        #expect(size(#"<?xml version="1.0"?><svg viewBox="0 0 30 20">"#) == [30, 20])
        #expect(size(#"<svg viewBox="0,0,30,20" width="60">"#) == [60, 40])
        #expect(size(#"<svg viewBox="0 0 30 20" height="10">"#) == [15, 10])
        #expect(size(#"<svg width="100%" height="100%" viewBox="0 0 3 2">"#) == [3, 2])
        #expect(size("<svg>") == nil)
        #expect(size(#"<svg viewBox="0 0 0 0" width="5">"#) == nil)
    }

    @Test func `Damaged pictures have no size, wherever they are cut off`() {
        for whole in [png, photograph(orientation: 6)] {
            for count in 0..<whole.count {
                _ = size(Array(whole.prefix(count)))
            }
        }
        #expect(size(Array(png.prefix(20))) == nil)
        #expect(size(Array(repeating: 0xff, count: 4096)) == nil)
        #expect(size("no picture") == nil)
    }

    @Test func `Images of a bundle are as large in points as their names say`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(png).write(to: folder.appending(path: "Lake.png"))
        try Data(png).write(to: folder.appending(path: "Hill@2x.png"))
        try Data("no picture".utf8).write(to: folder.appending(path: "Torn.png"))
        let sizes = AssetSizes(AssetCatalog(directories: [folder]))
        func size(_ source: ViewNode.ImageContent.Source) -> [Double]? {
            sizes.size(of: source).map { [$0.width, $0.height] }
        }
        for _ in 0..<2 {
            #expect(size(.asset("Lake")) == [300, 200])
            #expect(size(.asset("Hill@2x")) == [150, 100])
            #expect(size(.asset("Torn")) == nil)
        }
        #expect(size(.asset("Nothing")) == nil)
        #expect(size(.data(Data(png), contentType: "image/png")) == [300, 200])
        #expect(size(.symbol("star")) == nil)
    }

    @Test func `Pictures that can't be drawn have a fault`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(png).write(to: folder.appending(path: "Lake.png"))
        try Data("<?xml?><svg><g/></svg>".utf8).write(to: folder.appending(path: "Hill.svg"))
        try Data("no picture".utf8).write(to: folder.appending(path: "Torn.png"))
        try Data().write(to: folder.appending(path: "Empty.webp"))
        // Its size may stand behind what is read.
        try Data([0xff, 0xd8, 0xff] + [UInt8](repeating: 0, count: PictureSize.neededBytes))
            .write(to: folder.appending(path: "Long.jpg"))
        let sizes = AssetSizes(AssetCatalog(directories: [folder]))
        for _ in 0..<2 {
            for name in ["Lake", "Hill", "Long", "Lake.png"] {
                #expect(sizes.fault(of: .asset(name)) == nil, "\(name)")
            }
            #expect(sizes.fault(of: .asset("Torn")) == .unreadable)
            #expect(sizes.fault(of: .asset("Empty")) == .unreadable)
            #expect(sizes.fault(of: .asset("lake")) == .unknownImage)
            #expect(sizes.fault(of: .asset("")) == .unknownImage)
        }
        #expect(sizes.fault(of: .symbol("star.circle.fill")) == nil)
        #expect(sizes.fault(of: .symbol("no.such.symbol")) == .unknownSymbol)
        #expect(sizes.fault(of: .data(Data(png), contentType: "image/png")) == nil)
        #expect(
            sizes.fault(of: .data(Data(png.prefix(9)), contentType: "image/png")) == .unreadable)
        let address = try #require(URL(string: "https://example.org/a.png"))
        #expect(sizes.fault(of: .remote(address)) == nil)
    }
}

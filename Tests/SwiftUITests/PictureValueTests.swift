import Foundation
import SwiftUI
import Testing

/// Pictures of UIKit and AppKit: made of bytes, of nothing, tinted, in a size.
@MainActor
@Suite struct PictureValueTests {
    private let png: Data = {
        let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
        let lengths: [UInt8] = [0, 0, 1, 0x2C, 0, 0, 0, 0xC8, 8, 6, 0, 0, 0]
        return Data(start) + Data("IHDR".utf8) + Data(lengths)
    }()

    @Test("A picture knows its size in points, and gives the bytes it was made from")
    func bytes() throws {
        let image = try #require(UIImage(data: png))
        #expect(image.size == CGSize(width: 300, height: 200))
        #expect(image.pngData() == png)
        #expect(image.jpegData(compressionQuality: 0.8) == nil)
        let sharp = try #require(UIImage(data: png, scale: 2))
        #expect(sharp.size == CGSize(width: 150, height: 100))
        #expect(sharp != image)
        #expect(try #require(NSImage(data: png)).size == image.size)
        let photograph = Data([0xFF, 0xD8, 0xFF])
        #expect(UIImage(data: photograph)?.jpegData(compressionQuality: 1) == photograph)
        #expect(UIImage(named: "Lake")?.pngData() == nil)
    }

    @Test("A picture with several pixels in a point is drawn in its size in points")
    func scale() throws {
        let image = Image(uiImage: try #require(UIImage(data: png, scale: 2)))
        #expect(
            attributes(image).contains(.frame(.init(width: 150, height: 100))))
        let laid = laidOut(VStack { image.mark("lake") })
        #expect(laid["lake"].width == 150)
        #expect(attributes(image.resizable()) == [])
    }

    @Test("A picture of nothing is no picture, and takes the place it is given")
    func nothing() {
        #expect(UIImage().size == .zero)
        let laid = laidOut(
            VStack(spacing: 0) {
                Image(uiImage: UIImage()).mark("plain")
                Image(uiImage: UIImage()).resizable().frame(width: 20, height: 10).mark("framed")
                Image(nsImage: NSImage(size: CGSize(width: 30, height: 8))).mark("sized")
            })
        #expect(laid["plain"].height == 0)
        #expect(laid["framed"].width == 20)
        #expect(laid["sized"].width == 30)
        let view = resolved(Image(uiImage: UIImage()))
        #expect(view.issues == [])
        #expect(
            !view.tree.allNodes.contains { if case .image = $0.kind { true } else { false } })
        #expect(nodes(Text("a\(Image(uiImage: UIImage()))")).map(\.text) == ["a"])
    }

    @Test("A tinted symbol has its color, and of another picture the author is told")
    func tint() throws {
        let star = try #require(UIImage(systemName: "star"))
        let red = Image(uiImage: star.withTintColor(.systemRed, renderingMode: .alwaysOriginal))
        #expect(attributes(red.foregroundStyle(.blue)).contains(.foreground(.named(.red))))
        let form = star.withTintColor(.systemRed).withRenderingMode(.alwaysTemplate)
        #expect(attributes(Image(uiImage: form)) == attributes(Image(systemName: "star")))
        let picture = try #require(UIImage(data: png)).withTintColor(.systemRed)
        #expect(
            resolved(Image(uiImage: picture)).issues == [
                "A picture has a tint, which cards draw on symbols only; it keeps its own colors. "
                    + "Put a picture in the color into the app, or use a symbol."
            ])
    }
}

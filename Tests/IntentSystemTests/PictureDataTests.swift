import AppIntents
import Foundation
import SwiftUI
import Testing

@testable import IntentSystem

/// The pictures of values that the app gives as data or by an address.
@Suite struct PictureDataTests {
    private let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) + Data(count: 100)

    @Test("Data and a file are drawn")
    func drawn() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
        try png.write(to: file)
        defer { unlink(file.path) }
        let images: [DisplayRepresentation.Image] = [
            .init(data: png), .init(url: file), .init(url: file, width: 20, height: 20),
        ]
        for image in images {
            let picture = try #require(PictureData(image))
            #expect(picture.data == png)
            #expect(picture.contentType == "image/png")
        }
    }

    @Test("What is no image, too large, missing or on the network is not")
    func notDrawn() throws {
        let missing = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
        let page = try #require(URL(string: "https://example.org/a.png"))
        let images: [DisplayRepresentation.Image] = [
            .init(data: Data("<svg onload='alert(1)'/>".utf8)), .init(data: Data()),
            .init(data: png + Data(count: PictureData.maximumBytes)), .init(url: missing),
            .init(url: page), .init(systemName: "star"), .init(named: "Fuji"),
        ]
        for image in images { #expect(PictureData(image) == nil) }
    }

    @Test("A picture on the network is read by clients, from the hosts that the app names")
    func fetched() throws {
        PictureHosts.add(PictureHosts(["paintings.example"]))
        let page = try #require(URL(string: "https://paintings.example/a.png"))
        let other = try #require(URL(string: "https://elsewhere.example/a.png"))
        #expect(Picture(.init(url: page))?.remote == page)
        #expect(Picture(.init(url: other)) == nil)
        #expect(Picture(.init(data: png))?.remote == nil)
    }

    @Test("A card of a thing shows its picture")
    @MainActor func shown() throws {
        let peak = Peak(image: .init(data: png, displayStyle: .circular))
        #expect(pictures(of: peak) == [.data(png, contentType: "image/png")])
        #expect(pictures(of: Peak(image: nil)) == [])
    }

    @MainActor private func pictures(of peak: Peak) -> [ViewNode.ImageContent.Source] {
        let tree = ViewResolver.resolve(
            TargetView(target: peak, image: peak.displayRepresentation.image),
            environment: EnvironmentValues()
        )
        .tree
        return tree.allNodes.compactMap { node in
            if case .image(let image) = node.kind { image.source } else { nil }
        }
    }
}

private struct Peak: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Peak"
    static let defaultQuery = PeakQuery()
    let id = "peak"
    var image: DisplayRepresentation.Image?
    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "Fuji", image: image)
    }
}

private struct PeakQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Peak] { [] }
}

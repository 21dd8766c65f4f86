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
            let picture = try #require(try PictureData(image))
            #expect(picture.data == png)
            #expect(picture.contentType == "image/png")
        }
    }

    @Test("What is no image, too large, missing or on the network is not, and the reason is known")
    func notDrawn() throws {
        let missing = URL(filePath: "/no/picture.png")
        let page = try #require(URL(string: "https://example.org/a.png"))
        func problem(_ image: DisplayRepresentation.Image) -> String? {
            do {
                return try PictureData(image).map { "\($0.data.count) bytes" }
            } catch {
                return error.diagnostic
            }
        }
        let noImage =
            "Its bytes are not those of an image that browsers draw, such as PNG, JPEG, GIF or WebP."
        #expect(problem(.init(data: Data("<svg onload='alert(1)'/>".utf8))) == noImage)
        #expect(problem(.init(data: Data())) == noImage)
        #expect(
            problem(.init(data: png + Data(count: PictureData.maximumBytes)))
                == """
                It has more than 262144 bytes, and travels with each answer that shows it. Give a smaller \
                one, or a resource of the app by its name.
                """)
        #expect(
            problem(.init(url: missing))
                == "There is no file at /no/picture.png, or none that the app may read.")
        #expect(
            problem(.init(url: page))
                == """
                The picture at example.org isn’t fetched: its server would learn who looks at what. Add \
                “example.org” to the app’s pictureHosts, or let the intent fetch the picture and return it \
                with its result.
                """)
        #expect(problem(.init(systemName: "star")) == nil)
        #expect(problem(.init(named: "Fuji")) == nil)
    }

    @Test("A picture on the network is read by clients, from the hosts that the app names")
    func fetched() throws {
        PictureHosts.add(PictureHosts(["paintings.example"]))
        let page = try #require(URL(string: "https://paintings.example/a.png"))
        let other = try #require(URL(string: "https://elsewhere.example/a.png"))
        #expect(try Picture(.init(url: page))?.remote == page)
        #expect(throws: PictureRefusal.self) { try Picture(.init(url: other)) }
        #expect(try Picture(.init(data: png))?.remote == nil)
    }

    @Test("A card of a thing shows its picture")
    @MainActor func shown() throws {
        let peak = Peak(image: .init(data: png, displayStyle: .circular))
        #expect(pictures(of: peak) == [.data(png, contentType: "image/png")])
        #expect(pictures(of: Peak(image: nil)) == [])
    }

    @MainActor private func pictures(of peak: Peak) -> [ViewNode.ImageContent.Source] {
        let tree = ViewResolver.resolve(
            TargetView(
                target: peak, image: peak.displayRepresentation.image,
                picture: .shown(peak.displayRepresentation, of: Peak.self)),
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

import Foundation
import SwiftUI
import Testing

/// Knows one symbol and one image.
private struct FewPictures: PictureMeasuring {
    func size(of source: ViewNode.ImageContent.Source) -> (width: Double, height: Double)? { nil }

    func fault(of source: ViewNode.ImageContent.Source) -> PictureFault? {
        switch source {
        case .symbol(let name): name == "star" ? nil : .unknownSymbol
        case .asset("Pond"), .remote: nil
        case .asset(let name): name == "Torn" ? .unreadable : .unknownImage
        case .data(let data, _): data.count < 9 ? .unreadable : nil
        }
    }
}

/// What an author is told of pictures and colors that aren't drawn as they mean them.
@MainActor
@Suite struct PictureFindingTests {
    private static let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

    private func issues(_ view: some View) -> [String] {
        ViewResolver.resolve(view, pictures: FewPictures()).issues
    }

    private struct TicketView: View {
        var body: some View {
            VStack {
                Image(systemName: "star")
                Image(systemName: "fork.knif")
                Label("Food", systemImage: "fork.knif")
                Text("\(Image(systemName: "fork.knif")) for two")
                Image("Pond")
            }
        }
    }

    private struct Later: View {
        var body: some View {
            VStack {
                GeometryReader { _ in Image(systemName: "one") }
                Canvas { context, size in
                    context.draw(Image(systemName: "two"), at: .zero)
                }
            }
            .frame(height: 100)
        }
    }

    private struct Swatch: View {
        var body: some View {
            VStack {
                Text(verbatim: "a").foregroundStyle(Color("Sea"))
                Color("Sea").frame(height: 10)
                Color(ColorResource(name: "Sand", bundle: .main)).frame(height: 10)
            }
        }
    }

    @Test("An unknown symbol is a finding, once, with the view that shows it")
    func unknownSymbol() {
        #expect(
            issues(TicketView()) == [
                """
                TicketView shows the symbol “fork.knif”, which has no drawing here; a rounded square \
                stands in its place. The name may be misspelt, or one of Apple’s that isn’t drawn \
                yet. Show another symbol, or add a picture to the app’s resources and show it with \
                Image(_:).
                """
            ])
        #expect(ViewResolver.resolve(TicketView()).issues == [])
    }

    @Test("So is one inside a reader, or a drawing, which are made later")
    func later() throws {
        var resolved = ViewResolver.resolve(Later(), pictures: FewPictures())
        #expect(resolved.issues == [])
        ViewLayout(width: 300, measuring: EvenMeasuring()).place(&resolved)
        #expect(resolved.issues.count == 2)
        #expect(resolved.issues.first?.hasPrefix("Later shows the symbol “one”") == true)
        #expect(resolved.issues.last?.hasPrefix("Later shows the symbol “two”") == true)
    }

    @Test("An unknown image is a finding")
    func unknownImage() {
        #expect(
            issues(
                VStack {
                    Image("Pont"); Image("Pont").resizable()
                }) == [
                    """
                    The view shows the image “Pont”, which no resource of the app has; an empty box \
                    stands in its place. Names count capitals, and the namespaces of an asset catalog. \
                    Correct the name, or add the file (SVG, WebP, PNG or JPEG) to the resources of its \
                    target in Package.swift.
                    """
                ])
    }

    @Test("A picture that can't be read is a finding")
    func unreadable() throws {
        let cure = """
            which can’t be read; an empty box stands in its place. The file may be empty or damaged, \
            or of another type than its name says. Save it again as SVG, WebP, PNG or JPEG.
            """
        #expect(issues(Image("Torn")) == ["The view shows the image “Torn”, " + cure])
        let image = try #require(UIImage(data: Self.png))
        #expect(
            issues(Image(uiImage: image)) == [
                "The view shows a picture of 8 bytes (image/png), " + cure
            ])
    }

    @Test("A huge picture is left out, wherever it stands, and so is what is too much together")
    func huge() throws {
        func image(_ bytes: Int) throws -> Image {
            Image(uiImage: try #require(UIImage(data: Self.png + Data(count: bytes - 8))))
        }
        func sources(_ view: some View) -> [ViewNode.ImageContent.Source] {
            ViewResolver.resolve(view).tree.allNodes.flatMap {
                node -> [ViewNode.ImageContent.Source] in
                switch node.kind {
                case .image(let content): return [content.source]
                case .text(let runs): return runs.compactMap { $0.image?.source }
                default: return []
                }
            }
        }
        let photo = ViewNode.ImageContent.Source.symbol("photo")
        let huge = try image(262_145)
        let finding = """
            The view shows a picture of 262145 bytes, which is left out; a symbol stands in its place. \
            Such a picture travels with each refresh of the card: one may have 262144 bytes, all of a \
            card 1048576. Make it smaller, or show a resource of the app by its name, which clients \
            fetch once.
            """
        let places = VStack {
            huge
            huge.resizable().scaledToFit()
            Text("A picture: \(huge)")
            Text(huge)
        }
        #expect(sources(places) == [photo, photo, photo, photo])
        #expect(issues(places) == [finding])

        let large = try image(262_144)
        let five = VStack { ForEach(0..<5) { _ in large } }
        #expect(sources(five).filter { $0 == photo }.count == 1)
        #expect(sources(five).last == photo)
        #expect(issues(five).count == 1)
        #expect(issues(VStack { ForEach(0..<4) { _ in large } }) == [])
    }

    @Test("A color that no catalog has is a finding, once, with the view that uses it")
    func unknownColor() {
        func finding(_ name: String) -> String {
            """
            Swatch uses the color “\(name)”, which no asset catalog of the app has; it is clear. Names \
            count capitals, and the namespaces of a catalog. Correct the name, or add a color set to an \
            asset catalog in the resources of its target in Package.swift.
            """
        }
        #expect(issues(Swatch()) == [finding("Sea"), finding("Sand")])
        // The next card says so again: what is told once is told by the log.
        #expect(issues(Swatch()) == [finding("Sea"), finding("Sand")])
        #expect(Color("Sea") == .clear)
        #expect(issues(Text(verbatim: "a")) == [])
    }
}

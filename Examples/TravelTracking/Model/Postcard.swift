import Foundation

/// A card with a landmark's picture and a greeting.
struct Postcard: Sendable {
    let landmark: Landmark

    var greeting: String { "Greetings from \(landmark.name), \(landmark.country)!" }

    /// The card as an SVG image.
    func svg() throws -> Data {
        let picture = try picture()
        return Data(
            """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 520" width="760" height="520">
            <rect width="760" height="520" fill="#fffdf7"/>
            \(picture)
            <text x="380" y="485" text-anchor="middle" font-family="Georgia, serif" font-size="26" \
            fill="#333">\(escaped(greeting))</text>
            </svg>
            """.utf8)
    }

    /// The landmark's picture from the app's bundle, in its place on the card.
    private func picture() throws -> String {
        let name = landmark.kind.imageName
        let url =
            Bundle.module.url(forResource: name, withExtension: "svg")
            ?? Bundle.module.url(forResource: name, withExtension: "svg", subdirectory: "Images")
        guard let url else { throw CocoaError(.fileNoSuchFile) }
        let image = try String(contentsOf: url, encoding: .utf8)
        return image.replacing(
            "<svg ", with: "<svg x=\"20\" y=\"20\" width=\"720\" height=\"420\" ",
            maxReplacements: 1)
    }

    private func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }
}

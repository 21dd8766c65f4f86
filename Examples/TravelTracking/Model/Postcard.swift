import AppIntents
import Foundation

/// A card with a landmark's picture and a greeting in the language of its writer.
struct Postcard: Sendable {
    let landmark: Landmark
    let locale: Locale

    var title: LocalizedStringResource { "Postcard from \(landmark.nameText)" }

    var greeting: String {
        let greeting: LocalizedStringResource =
            "Greetings from \(landmark.nameText), \(landmark.countryText)!"
        return greeting.string(in: locale)
    }

    /// The name under which the card is kept as a file.
    var fileName: String { "\(title.string(in: locale)).svg" }

    /// The card as an SVG image.
    func svg() throws -> Data {
        let picture = try picture()
        return Data(
            """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 520" width="760" height="520">
            <rect width="760" height="520" fill="#fffdf7"/>
            \(picture)
            <text x="380" y="485" text-anchor="middle" font-family="Georgia, serif" font-size="26" \
            fill="#333" direction="\(direction)">\(escaped(greeting))</text>
            </svg>
            """.utf8)
    }

    /// The direction of the greeting, which decides the place of its exclamation mark.
    private var direction: String {
        locale.language.characterDirection == .rightToLeft ? "rtl" : "ltr"
    }

    /// The landmark's picture from the app's bundle, in its place on the card.
    private func picture() throws -> String {
        let name = landmark.drawing.imageName
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

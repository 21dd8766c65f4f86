import AppIntents
import SwiftUI
import Testing

// Pictures as apps hold them, given to files and displays of intents.

private struct Lake {
    var photo: UIImage

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "Lake", image: photo.pngData().map { DisplayRepresentation.Image(data: $0) })
    }
}

@Suite struct PictureBytesTests {
    @Test("the bytes of a picture are a file of an intent, and the picture of a display")
    func bytes() throws {
        let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        let image = UIImage(data: png) ?? UIImage()
        let file = IntentFile(data: try #require(image.pngData()), filename: "lake.png")
        #expect(file.data == png)
        let display = Lake(photo: image).displayRepresentation
        #expect(display.image == DisplayRepresentation.Image(data: png))
        #expect(Lake(photo: UIImage()).displayRepresentation.image == nil)
    }
}

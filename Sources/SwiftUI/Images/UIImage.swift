public import Foundation

/// A picture as UIKit has it: here a value for a view to be drawn with.
public final class UIImage: Sendable {
    let source: ViewNode.ImageContent.Source

    private init(source: ViewNode.ImageContent.Source) {
        self.source = source
    }

    /// Creates a picture from the bytes of a file: PNG, JPEG, GIF or WebP.
    public convenience init?(data: Data) {
        guard let type = data.imageContentType else { return nil }
        self.init(source: .data(data, contentType: type))
    }

    /// Creates a picture from a file.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    /// Creates a picture of the app, named after its file.
    public convenience init?(named name: String) {
        self.init(source: .asset(name))
    }

    /// Creates a symbol of the system.
    public convenience init?(systemName name: String) {
        self.init(source: .symbol(name))
    }

    /// Creates a picture of the app.
    public convenience init(resource: ImageResource) {
        self.init(source: .asset(resource.name))
    }
}

/// A picture as AppKit has it: here a value for a view to be drawn with.
public final class NSImage: Sendable {
    let image: UIImage

    private init(_ image: UIImage) {
        self.image = image
    }

    /// Creates a picture from the bytes of a file: PNG, JPEG, GIF or WebP.
    public convenience init?(data: Data) {
        guard let image = UIImage(data: data) else { return nil }
        self.init(image)
    }

    /// Creates a picture from a file.
    public convenience init?(contentsOfFile fileName: String) {
        guard let image = UIImage(contentsOfFile: fileName) else { return nil }
        self.init(image)
    }

    /// Creates a picture of the app, named after its file.
    public convenience init?(named name: String) {
        guard let image = UIImage(named: name) else { return nil }
        self.init(image)
    }

    /// Creates a picture of the app.
    public convenience init(resource: ImageResource) {
        self.init(UIImage(resource: resource))
    }
}

extension Image {
    /// Creates a picture from one of UIKit's.
    public init(uiImage: UIImage) {
        self.init(of: uiImage)
    }

    /// Creates a picture from one of AppKit's.
    public init(nsImage: NSImage) {
        self.init(of: nsImage.image)
    }
}

extension Data {
    /// The type of an image file that a card can show, by the file's first bytes.
    fileprivate var imageContentType: String? {
        if starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return "image/png" }
        if starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
        if starts(with: Array("GIF8".utf8)) { return "image/gif" }
        if starts(with: Array("RIFF".utf8)), dropFirst(8).starts(with: Array("WEBP".utf8)) {
            return "image/webp"
        }
        return nil
    }
}

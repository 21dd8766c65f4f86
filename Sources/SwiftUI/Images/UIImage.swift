public import Foundation

/// A picture in UIKit's terms: here a value for drawing views.
public final class UIImage: Sendable {
    /// The use of a picture: in its original colors, or as a shape for the foreground color.
    public enum RenderingMode: Int, Sendable {
        /// A symbol takes the foreground color, any other picture keeps its colors.
        case automatic = 0
        /// The picture keeps its colors, or that of its tint.
        case alwaysOriginal = 1
        /// The picture is a shape for the foreground color.
        case alwaysTemplate = 2
    }

    let source: ViewNode.ImageContent.Source
    let tint: Color?
    /// The number of pixels per point.
    public let scale: CGFloat
    /// The use of the picture.
    public let renderingMode: RenderingMode

    private init(
        source: ViewNode.ImageContent.Source, tint: Color? = nil, scale: CGFloat = 1,
        renderingMode: RenderingMode = .automatic
    ) {
        self.source = source
        self.tint = tint
        self.scale = scale
        self.renderingMode = renderingMode
    }

    /// Creates an empty picture.
    public convenience init() {
        self.init(source: .asset(""))
    }

    /// Creates a picture from the bytes of a file: PNG, JPEG, GIF or WebP.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Creates a picture from the bytes of a file with a number of pixels per point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let type = data.imageContentType else { return nil }
        self.init(
            source: .data(data, contentType: type),
            scale: scale.isFinite && scale > 0 ? scale : 1)
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

    /// Creates a system symbol.
    public convenience init?(systemName name: String) {
        self.init(source: .symbol(name))
    }

    /// Creates a picture of the app.
    public convenience init(resource: ImageResource) {
        self.init(source: .asset(resource.name))
    }

    /// The size in points.
    ///
    /// Unspecified by Apple for a picture that can't be read; only renderers know how large
    /// pictures of the app and symbols are, so their size is zero, as is that of an empty picture.
    public var size: CGSize {
        guard case .data(let data, _) = source, let size = PictureSize(of: data) else {
            return .zero
        }
        return CGSize(width: size.width / Double(scale), height: size.height / Double(scale))
    }

    /// Returns the bytes of the picture as a PNG file.
    ///
    /// Unspecified by Apple when there are none; here they are the bytes that the picture was
    /// created from, and `nil` if those aren't a PNG file.
    public func pngData() -> Data? { bytes(of: "image/png") }

    /// Returns the bytes of the picture as a JPEG file.
    ///
    /// Unspecified by Apple when there are none; here they are the bytes that the picture was
    /// created from, in their original quality, and `nil` if those aren't a JPEG file.
    public func jpegData(compressionQuality: CGFloat) -> Data? { bytes(of: "image/jpeg") }

    private func bytes(of type: String) -> Data? {
        if case .data(let data, type) = source { data } else { nil }
    }

    /// Returns the picture in one color.
    ///
    /// A symbol is drawn in the color; any other picture keeps its colors, and the log mentions it.
    public func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode)
    }

    /// Returns the picture in one color, with another use.
    public func withTintColor(
        _ color: UIColor, renderingMode: UIImage.RenderingMode
    ) -> UIImage {
        UIImage(source: source, tint: color.color, scale: scale, renderingMode: renderingMode)
    }

    /// Returns the picture with another use.
    public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        UIImage(source: source, tint: tint, scale: scale, renderingMode: renderingMode)
    }
}

/// Pictures are equal if they are drawn alike.
extension UIImage: Hashable {
    public static func == (one: UIImage, other: UIImage) -> Bool {
        one.source == other.source && one.tint == other.tint && one.scale == other.scale
            && one.renderingMode == other.renderingMode
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(source)
    }
}

/// A picture in AppKit's terms: here a value for drawing views.
public final class NSImage: Sendable {
    let image: UIImage
    /// The size in points that its creator chose, or that of the picture.
    public let size: CGSize

    private init(_ image: UIImage) {
        self.image = image
        size = image.size
    }

    /// Creates an empty picture that takes its space.
    public init(size: CGSize) {
        image = UIImage()
        self.size = size
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

extension NSImage: Hashable {
    public static func == (one: NSImage, other: NSImage) -> Bool {
        one.image == other.image && one.size == other.size
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(image)
    }
}

extension Image {
    /// Creates a picture from a UIKit picture.
    public init(uiImage: UIImage) {
        self.init(of: uiImage)
    }

    /// Creates a picture from an AppKit picture.
    public init(nsImage: NSImage) {
        self.init(of: nsImage.image, size: nsImage.size)
    }
}

extension Data {
    /// The type of an image file that a card can show, found from the file's first bytes.
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

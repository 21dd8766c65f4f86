import AppIntents
public import Foundation
import SwiftUI

/// A picture that is sent with the words beside it, because it is no resource of the app.
public struct Picture: Sendable, Hashable, Codable {
    /// The greatest size in bytes; a larger picture is left out, since each answer with it contains it.
    static let maximumBytes = 16_384

    /// The address from which a client fetches the image; `nil` if its bytes are in `data`.
    public var remote: URL?
    /// The bytes of the image.
    public var data: Data
    /// The MIME type of the image.
    public var contentType: String

    /// Creates a picture.
    public init(data: Data, contentType: String) {
        self.data = data
        self.contentType = contentType
    }

    /// Creates a picture that clients fetch.
    public init(remote: URL) {
        self.remote = remote
        data = Data()
        contentType = ""
    }

    /// Reads a picture of at most `maximumBytes`, or lets clients fetch it; `nil` for a picture
    /// that has a name.
    init?(
        _ image: DisplayRepresentation.Image, maximumBytes: Int = Picture.maximumBytes
    ) throws(PictureRefusal) {
        if case .url(let url, width: _, height: _) = image.source, PictureHosts.current.allows(url)
        {
            self.init(remote: url)
            return
        }
        guard let own = try PictureData(image, maximumBytes: maximumBytes) else { return nil }
        self.init(data: own.data, contentType: own.contentType)
    }

    /// Returns the picture of a value's display representation; one that can't be shown is left
    /// out, and the reason is reported to the system.
    static func shown(
        _ looks: DisplayRepresentation, of type: Any.Type,
        maximumBytes: Int = Picture.maximumBytes
    ) -> Picture? {
        do {
            return try looks.image.flatMap { try Picture($0, maximumBytes: maximumBytes) }
        } catch {
            PictureFailures.note(error, of: looks, as: type)
            return nil
        }
    }
}

/// The style of a picture beside words, if it is not the usual one.
public struct PictureStyle: Sendable, Hashable, Codable {
    /// Only the circle within the picture is drawn.
    public var isCircular: Bool
    /// The picture is a template in the color of the words.
    public var isTemplate: Bool

    /// Creates a style.
    public init(isCircular: Bool = false, isTemplate: Bool = false) {
        self.isCircular = isCircular
        self.isTemplate = isTemplate
    }

    /// Reads a style; `nil` for the usual one.
    ///
    /// A symbol is always a template.
    init?(_ image: DisplayRepresentation.Image) {
        let isTemplate = image.symbolName == nil && image.isTemplate == true
        guard image.isCircular || isTemplate else { return nil }
        self.init(isCircular: image.isCircular, isTemplate: isTemplate)
    }
}

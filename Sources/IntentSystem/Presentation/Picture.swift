import AppIntents
public import Foundation
import SwiftUI

/// A picture that travels with the words beside it, because it is no resource of the app.
public struct Picture: Sendable, Hashable, Codable {
    /// A larger one is left out: it travels with each answer that has it.
    static let maximumBytes = 16_384

    /// The address at which a client fetches the image; `nil` for one whose bytes are here.
    public var remote: URL?
    /// The bytes of the image.
    public var data: Data
    /// The type of the image, as MIME names it.
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

    /// Makes a picture that clients may fetch; `nil` for any other.
    static func fetched(_ image: DisplayRepresentation.Image) -> Picture? {
        guard case .url(let url, width: _, height: _) = image.source,
            PictureHosts.current.allows(url)
        else { return nil }
        return Picture(remote: url)
    }

    /// Reads a picture; `nil` for one with a name, one that is too large, and what is no image.
    init?(_ image: DisplayRepresentation.Image) {
        if let fetched = Self.fetched(image) {
            self = fetched
            return
        }
        guard let own = PictureData(image), own.data.count <= Self.maximumBytes else { return nil }
        self.init(data: own.data, contentType: own.contentType)
    }
}

/// How a picture beside words is drawn where that is not the usual way.
public struct PictureStyle: Sendable, Hashable, Codable {
    /// Only the circle within the picture is drawn.
    public var isCircular: Bool
    /// The picture is a stencil for the color of the words.
    public var isTemplate: Bool

    /// Creates a style.
    public init(isCircular: Bool = false, isTemplate: Bool = false) {
        self.isCircular = isCircular
        self.isTemplate = isTemplate
    }

    /// Reads a style; `nil` for the usual one.
    ///
    /// A symbol is a stencil anyway.
    init?(_ image: DisplayRepresentation.Image) {
        let isTemplate = image.symbolName == nil && image.isTemplate == true
        guard image.isCircular || isTemplate else { return nil }
        self.init(isCircular: image.isCircular, isTemplate: isTemplate)
    }
}

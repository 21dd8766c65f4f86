import Foundation

/// The reason why a picture isn't drawn as its author intended.
package enum PictureFault: Sendable, Hashable {
    /// No symbol has the name.
    case unknownSymbol
    /// No resource of the app has the name.
    case unknownImage
    /// The bytes, or the file of that name, aren't a picture.
    case unreadable
    /// The picture has more bytes than a card accepts.
    case tooLarge(bytes: Int)

    /// The greatest number of bytes of a picture that is sent inside a card, at each refresh.
    package static let maximumBytes = 262_144

    /// The greatest number of bytes of all such pictures of a card.
    static let maximumBytesOfCard = 1_048_576
}

extension PictureFault {
    /// Returns a message to the view's author: what is drawn instead, likely reasons, the cure.
    func finding(_ source: ViewNode.ImageContent.Source, in view: String) -> String {
        switch self {
        case .unknownSymbol:
            "\(view) shows \(source.words), which has no drawing here; a rounded square stands in its "
                + "place. The name may be misspelt, or one of Apple’s that isn’t drawn yet. Show "
                + "another symbol, or add a picture to the app’s resources and show it with Image(_:)."
        case .unknownImage:
            "\(view) shows \(source.words), which no resource of the app has; an empty box stands in its "
                + "place. Names count capitals, and the namespaces of an asset catalog. Correct the name, "
                + "or add the file (SVG, WebP, PNG or JPEG) to the resources of its target in "
                + "Package.swift."
        case .unreadable:
            "\(view) shows \(source.words), which can’t be read; an empty box stands in its place. The "
                + "file may be empty or damaged, or of another type than its name says. Save it again as "
                + "SVG, WebP, PNG or JPEG."
        case .tooLarge(let bytes):
            "\(view) shows a picture of \(bytes) bytes, which is left out; a symbol stands in its place. "
                + "Such a picture travels with each refresh of the card: one may have "
                + "\(Self.maximumBytes) bytes, all of a card \(Self.maximumBytesOfCard). Make it smaller, "
                + "or show a resource of the app by its name, which clients fetch once."
        }
    }
}

extension ViewNode.ImageContent.Source {
    /// The description of the picture in a sentence.
    fileprivate var words: String {
        switch self {
        case .symbol(let name): "the symbol “\(name)”"
        case .asset(let name): "the image “\(name)”"
        case .data(let data, let contentType): "a picture of \(data.count) bytes (\(contentType))"
        case .remote(let url): "the picture at \(url.absoluteString)"
        }
    }
}

extension ViewNode.ImageContent {
    /// The symbol that replaces a picture for which a card has no room.
    var leftOut: Self {
        var content = self
        content.source = .symbol("photo")
        content.isTemplate = true
        return content
    }
}

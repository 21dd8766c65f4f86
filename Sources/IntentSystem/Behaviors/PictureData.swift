import AppIntents
import Foundation
import UniformTypeIdentifiers

/// The bytes of a picture that an app gives as data, or by the address of a file.
///
/// An address on the network is not read, since a card would wait for it: clients fetch it where the
/// app lets them.
struct PictureData {
    /// A larger picture is left out: it travels with each card that shows it.
    static let maximumBytes = 262_144

    let data: Data
    let contentType: String

    /// Reads a picture; `nil` if it is none of these, too large, or no image.
    init?(_ image: DisplayRepresentation.Image) {
        switch image.source {
        case .system, .named: return nil
        case .data(let data): self.init(data)
        case .url(let url, width: _, height: _):
            guard url.isFileURL,
                (try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize).map({
                    $0 <= Self.maximumBytes
                }) ?? true,
                // A file that cannot be read is a picture that is not there.
                let data = try? Data(contentsOf: url)
            else { return nil }
            self.init(data)
        }
    }

    private init?(_ data: Data) {
        guard data.count <= Self.maximumBytes,
            let type = FileSignature.type(of: Array(data.prefix(FileSignature.length))),
            type.conforms(to: .image), let contentType = type.preferredMIMEType
        else { return nil }
        self.data = data
        self.contentType = contentType
    }
}

import AppIntents
import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// The bytes of a picture that an app gives as data, or by the address of a file.
///
/// An address on the network is not read, since a card would wait for it: clients fetch it if the
/// app lets them.
struct PictureData {
    /// The greatest size in bytes; a larger picture is left out, since each card that shows it
    /// contains it.
    static let maximumBytes = PictureFault.maximumBytes

    let data: Data
    let contentType: String

    /// Reads a picture of at most `maximumBytes`; `nil` for a picture that has a name.
    init?(
        _ image: DisplayRepresentation.Image, maximumBytes: Int = PictureData.maximumBytes
    ) throws(PictureRefusal) {
        switch image.source {
        case .system, .named: return nil
        case .data(let data): try self.init(data, maximumBytes)
        case .url(let url, width: _, height: _):
            guard url.isFileURL else { throw .host(url) }
            let size = try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize
            if let size, size > maximumBytes { throw .tooLarge(limit: maximumBytes) }
            guard let data = try? Data(contentsOf: url) else { throw .unreadable(url) }
            try self.init(data, maximumBytes)
        }
    }

    private init(_ data: Data, _ maximumBytes: Int) throws(PictureRefusal) {
        guard data.count <= maximumBytes else { throw .tooLarge(limit: maximumBytes) }
        guard let type = FileSignature.type(of: Array(data.prefix(FileSignature.length))),
            type.conforms(to: .image), let contentType = type.preferredMIMEType
        else { throw .noImage }
        self.data = data
        self.contentType = contentType
    }
}

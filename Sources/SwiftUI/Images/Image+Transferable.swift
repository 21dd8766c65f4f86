public import CoreTransferable

extension Image: Transferable {
    /// The bytes of the file that the picture was created from, in their own format.
    ///
    /// A picture of the app and a symbol have none, and aren't exported. A PNG, JPEG, GIF or WebP
    /// file is imported.
    public static var transferRepresentation: some TransferRepresentation {
        file(.png)
        file(.jpeg)
        file(.gif)
        file(.webP)
        DataRepresentation(importedContentType: .image) { data in
            guard let image = UIImage(data: data) else {
                throw CocoaError(.fileReadCorruptFile)
            }
            return Image(uiImage: image)
        }
    }

    private static func file(_ type: UTType) -> some TransferRepresentation<Image> {
        DataRepresentation(exportedContentType: type) { image in
            guard let data = image.bytes(of: type) else {
                throw CocoaError(.fileReadNoSuchFile)
            }
            return data
        }
        .exportingCondition { $0.bytes(of: type) != nil }
    }

    /// Returns the bytes of the file that the picture was created from; `nil` if it has another
    /// type, or isn't from a file's bytes.
    private func bytes(of type: UTType) -> Data? {
        guard case .data(let data, let contentType) = source,
            contentType == type.preferredMIMEType
        else { return nil }
        return data
    }
}

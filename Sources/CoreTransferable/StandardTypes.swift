public import Foundation
import UniformTypeIdentifiers

extension String: Transferable {
    /// Plain text in UTF-8; any plain text in UTF-8 is imported.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .utf8PlainText) { text in
            Data(text.utf8)
        } importing: { data in
            try text(of: data)
        }
        DataRepresentation(importedContentType: .plainText) { try text(of: $0) }
    }

    fileprivate static func text(of data: Data) throws -> String {
        guard let text = String(validating: data, as: UTF8.self) else {
            throw TransferProblem.notText
        }
        return text
    }
}

extension Data: Transferable {
    /// The bytes themselves.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .data) {
            $0
        } importing: {
            $0
        }
    }
}

extension URL: Transferable {
    /// The address, or its text.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .url) { url in
            Data(url.absoluteString.utf8)
        } importing: { data in
            guard let url = URL(string: try String.text(of: data)) else {
                throw TransferProblem.notAddress
            }
            return url
        }
        ProxyRepresentation(exporting: \.absoluteString)
    }
}

extension AttributedString: Transferable {
    /// The text without its attributes.
    ///
    /// Unspecified by Apple; there is no rich text on Linux to export.
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation(
            exporting: { String($0.characters) }, importing: { AttributedString($0) })
    }
}

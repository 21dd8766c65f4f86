package import UniformTypeIdentifiers

/// The bytes with which files of a type begin.
package struct FileSignature: Sendable {
    /// The number of bytes that a comparison needs.
    package static let length = 16

    private let type: UTType
    private let offset: Int
    private let alternatives: [[UInt8]]

    private init(_ type: UTType, at offset: Int = 0, _ alternatives: [UInt8]...) {
        self.type = type
        self.offset = offset
        self.alternatives = alternatives
    }

    private static let known: [FileSignature] = [
        .init(.png, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
        .init(.jpeg, [0xFF, 0xD8, 0xFF]),
        .init(.gif, Array("GIF87a".utf8), Array("GIF89a".utf8)),
        .init(.tiff, [0x49, 0x49, 0x2A, 0x00], [0x4D, 0x4D, 0x00, 0x2A]),
        .init(.bmp, Array("BM".utf8)),
        .init(.webP, Array("RIFF".utf8)),
        .init(.webP, at: 8, Array("WEBP".utf8)),
        .init(.wav, Array("RIFF".utf8), Array("RF64".utf8)),
        .init(.wav, at: 8, Array("WAVE".utf8)),
        .init(.avi, at: 8, Array("AVI ".utf8)),
        .init(.aiff, Array("FORM".utf8)),
        .init(.midi, Array("MThd".utf8)),
        .init(.mpeg4Movie, at: 4, Array("ftyp".utf8)),
        .init(.mpeg4Audio, at: 4, Array("ftyp".utf8)),
        .init(.heif, at: 4, Array("ftyp".utf8)),
        .init(.pdf, Array("%PDF-".utf8)),
        .init(
            .zip, [0x50, 0x4B, 0x03, 0x04], [0x50, 0x4B, 0x05, 0x06], [0x50, 0x4B, 0x07, 0x08]),
        .init(.epub, [0x50, 0x4B, 0x03, 0x04]),
        .init(.gzip, [0x1F, 0x8B]),
        .init(.bz2, Array("BZh".utf8)),
    ]

    /// Returns whether bytes can be the beginning of a file of a type.
    ///
    /// A type without a signature allows every beginning, except that a text holds no zeros.
    static func allows(_ beginning: [UInt8], for type: UTType) -> Bool {
        if type.conforms(to: .plainText), beginning.contains(0) {
            return isUnicodeWithMark(beginning)
        }
        return known.allSatisfy { !type.conforms(to: $0.type) || $0.matches(beginning) }
    }

    /// Returns the type whose files alone begin so; `nil` if there is none or several.
    package static func type(of beginning: [UInt8]) -> UTType? {
        let types = Set(known.map(\.type)).filter { type in
            // Many texts begin with these two letters.
            type != .bmp && known.allSatisfy { $0.type != type || $0.matches(beginning) }
        }
        // An EPUB is an archive that only its contents identify.
        return types.contains(.zip) ? .zip : types.count == 1 ? types.first : nil
    }

    /// Returns whether bytes can be the beginning of a text in Unicode, as far as its first letters say.
    static func isText(_ beginning: [UInt8]) -> Bool {
        if isUnicodeWithMark(beginning) { return true }
        let isPlain = beginning.allSatisfy { byte in
            byte >= 0x20 && byte != 0x7F || [0x09, 0x0A, 0x0C, 0x0D, 0x1B].contains(byte)
        }
        // The last character may be incomplete.
        return isPlain
            && (0..<4).contains {
                String(validating: beginning.dropLast($0), as: UTF8.self) != nil
            }
    }

    private func matches(_ beginning: [UInt8]) -> Bool {
        alternatives.contains { beginning.dropFirst(offset).starts(with: $0) }
    }

    /// Returns whether bytes begin with the byte order mark of UTF-16 or UTF-32.
    private static func isUnicodeWithMark(_ beginning: [UInt8]) -> Bool {
        beginning.starts(with: [0xFF, 0xFE]) || beginning.starts(with: [0xFE, 0xFF])
            || beginning.starts(with: [0x00, 0x00, 0xFE, 0xFF])
    }
}

import Foundation
import SwiftUI
package import _FontMeasuring

/// The name under which a font file is sent.
///
/// It changes with the file, so that browsers keep what they have for ever.
package enum ServedFont {
    /// Returns the name; `nil` if the file can't be looked at or is too large.
    package static func name(of file: FontFile, mostBytes: Int) -> String? {
        let url = URL(filePath: file.path)
        let kept = try? url.resourceValues(forKeys: [.fileSizeKey, .contentModificationDateKey])
        guard let size = kept?.fileSize, let date = kept?.contentModificationDate,
            size <= mostBytes, let type = contentTypes[url.pathExtension]
        else { return nil }
        let version = "\(file.path)\n\(size)\n\(date.timeIntervalSince1970)"
        return "\(StableHash.text(of: version)).\(type.0)"
    }

    /// The type of the contents of a file by the end of its name.
    package static func contentType(of name: String) -> String? {
        contentTypes[URL(filePath: name).pathExtension]?.1
    }

    private static let contentTypes = [
        "otf": ("otf", "font/otf"), "ttf": ("ttf", "font/ttf"),
    ]
}

import Foundation
import SwiftUI
package import _FontMeasuring

extension CardFonts {
    /// A font file that the surface sends, with the name of its family in the page.
    package struct Face: Sendable {
        /// The name of the family in the page.
        package let family: String
        package let file: FontFile
        /// The name under which the file is sent.
        ///
        /// It changes with the file, so browsers may keep the file for ever.
        package let name: String
        package let contentType: String

        /// Creates the face of a file; `nil` if the file is unreadable or isn't one that surfaces send.
        init?(_ file: FontFile, family: String) {
            let url = URL(filePath: file.path)
            let kept = try? url.resourceValues(forKeys: [.fileSizeKey, .contentModificationDateKey])
            guard let size = kept?.fileSize, let date = kept?.contentModificationDate,
                size <= DrawnFonts.mostBytes, ["otf", "ttf"].contains(url.pathExtension)
            else { return nil }
            let version = "\(file.path)\n\(size)\n\(date.timeIntervalSince1970)"
            self.family = family
            self.file = file
            name = "\(StableHash.text(of: version)).\(url.pathExtension)"
            contentType = "font/\(url.pathExtension)"
        }
    }
}

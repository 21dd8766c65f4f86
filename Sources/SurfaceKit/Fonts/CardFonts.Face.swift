import Foundation
import SwiftUI
package import _FontMeasuring

extension CardFonts {
    /// A file as it is sent, under the name that a page has for its family.
    package struct Face: Sendable {
        /// The name of the family in the page.
        package let family: String
        package let file: FontFile
        /// The name that the file is sent under.
        ///
        /// It changes with the file, so that browsers keep what they have for ever.
        package let name: String
        package let contentType: String

        /// Names a file; `nil` if it can't be looked at, or isn't sent.
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

package import SwiftUI

/// The files that text is measured in, so that a surface draws it with the same.
package struct DrawnFonts: Sendable {
    /// The largest file that is sent: more would keep a card from its first look for too long.
    package static let mostBytes = 2 << 20

    /// The family of each design that has one; the others are drawn as `standard`.
    package var designs: [FontDescription.Design: FontFamily]
    /// The families that draw the scripts which those lack, the first before the others.
    package var helpers: [FontFamily]
}

package import SwiftUI

/// The font files in which text is measured, so that a surface draws it in the same ones.
package struct DrawnFonts: Sendable {
    /// The maximum size of a file that is sent: a larger one would delay the first drawing of a card.
    package static let mostBytes = 2 << 20

    /// The family of each design that has one; the other designs are drawn as `standard`.
    package var designs: [FontDescription.Design: FontFamily]
    /// The families for the scripts that those lack, in order of preference.
    package var helpers: [FontFamily]
}

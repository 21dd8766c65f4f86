import SnippetRendering

/// A system symbol as a separate image, used as a mask: the drawing is opaque; the rest and its
/// holes are transparent.
package enum SymbolImage {
    /// Returns the image of a symbol; a neutral image for an unknown name.
    package static func svg(named name: String) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><style>\
        .symbol{fill:none;stroke:#000;stroke-width:1.9;stroke-linecap:round;stroke-linejoin:round}\
        .symbol .solid{fill:#000}.symbol .dot{fill:#000;stroke:none}.symbol .inner{stroke-width:3.2}\
        .symbol text{font-family:sans-serif;font-weight:600}</style>\
        \(SymbolGlyph.svg(named: name))</svg>
        """
    }
}

import SnippetRendering

/// A system symbol as an image by itself, to be used as a mask: the drawing is opaque, the rest and
/// its holes are not.
package enum SymbolImage {
    /// The image of a symbol; a neutral one for an unknown name.
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

import SnippetRendering

/// A system symbol as an image by itself, to be used as a mask: the drawing is opaque, the rest is
/// not.
package enum SymbolImage {
    /// The image of a symbol; a neutral one for an unknown name.
    ///
    /// A filled symbol has details cut out of it. The drawing gives them a class, so it is used as
    /// a mask in which strokes let through and cuts don't.
    package static func svg(named name: String) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><style>\
        .symbol path{fill:none;stroke:#fff;stroke-width:1.9;stroke-linecap:round;\
        stroke-linejoin:round}.symbol path.solid{fill:#fff}.symbol path.dot{fill:#fff;stroke:none}\
        .symbol .cut,.symbol .cut path,.symbol path.gap{stroke:#000}\
        .symbol path.dot.cut,.symbol .cut path.dot,.symbol .cut path.solid{fill:#000}\
        .symbol .inner path{stroke-width:3.2}.symbol text{font-family:sans-serif;font-weight:600;fill:#fff}\
        .symbol .cut text{fill:#000}</style>\
        <mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="24" height="24">\
        \(SymbolGlyph.svg(named: name))</mask>\
        <rect width="24" height="24" mask="url(#m)"/></svg>
        """
    }
}

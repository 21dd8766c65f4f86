public import SwiftUI

/// Draws a tree of nodes as HTML that works under a strict Content-Security-Policy.
///
/// The output is a pure function of the tree: equal trees give equal bytes. It contains no `style`
/// attributes and no handlers; appearances are classes of ``stylesheet``, numbers are CSS
/// declarations in `data-style`, which a client applies with `element.style.cssText`. A control has
/// `data-action` (the ordinal of its action), a toggle `data-toggle` as well; a client handles a
/// press on a toggle by flipping `aria-checked`, and the style sheet shows the matching appearance.
///
///     let html = HTMLRenderer().render(tree)
public struct HTMLRenderer: Sendable {
    /// The prefix of each element's `id` attribute.
    public var idPrefix: String

    /// The prefix of an image's URL; the percent-encoded name of the image follows.
    public var assetPath: String

    /// True if a full-bleed view fills the card; a widget's own background does that already.
    package var isForCard = true

    /// A separate tree that is drawn behind the current one, such as a widget's background.
    package var background: ViewTree?

    /// Creates a renderer.
    public init(idPrefix: String = "n-", assetPath: String = "/assets/") {
        self.idPrefix = idPrefix
        self.assetPath = assetPath
    }

    /// Returns the document fragment for a tree: one `div` of class `snippet`.
    public func render(_ tree: ViewTree) -> String {
        let tree = isForCard ? tree.insideMargins : tree
        var drawing = HTMLDrawing(tree, renderer: self)
        drawing.draw(tree)
        return drawing.out.string
    }

    /// Returns the fragment as UTF-8, for a host that sends it unchanged.
    public func bytes(of tree: ViewTree) -> [UInt8] {
        let tree = isForCard ? tree.insideMargins : tree
        var drawing = HTMLDrawing(tree, renderer: self)
        drawing.draw(tree)
        return drawing.out.bytes
    }

    /// Returns the fragment for a host that sends only its changes.
    ///
    /// It reuses the unchanged parts of `earlier`, the markup of another tree by this renderer.
    package func markup(of tree: ViewTree, after earlier: HTMLMarkup? = nil) -> HTMLMarkup {
        let tree = isForCard ? tree.insideMargins : tree
        var drawing = HTMLDrawing(tree, renderer: self, notesPlaces: true, after: earlier)
        drawing.draw(tree)
        return HTMLMarkup(
            bytes: drawing.out.bytes, nodes: tree.nodes, placements: drawing.placements,
            places: drawing.places ?? [])
    }
}

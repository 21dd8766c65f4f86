public import SwiftUI

/// Draws a tree of nodes as HTML that works under a strict Content-Security-Policy.
///
/// The output is a pure function of the tree: the same tree gives the same bytes. It holds no
/// `style` attributes and no handlers; looks are classes of ``stylesheet``, numbers are CSS
/// declarations in `data-style`, which a client applies with `element.style.cssText`. A control
/// carries `data-action` (the ordinal of its action), a toggle `data-toggle` as well; a client
/// answers a press on a toggle by flipping `aria-checked`, and the style sheet shows the right
/// look.
///
///     let html = HTMLRenderer().render(tree)
public struct HTMLRenderer: Sendable {
    /// The beginning of each element's `id` attribute.
    public var idPrefix: String

    /// The beginning of an image's address; the percent-encoded name of the image follows.
    public var assetPath: String

    /// Lets a full-bleed view fill a card; a widget's own background does that already.
    package var isForCard = true

    /// The tree that is drawn behind the one at hand, by itself, such as a widget's background.
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

    /// Returns the same fragment as UTF-8, for a host that sends it without looking into it.
    public func bytes(of tree: ViewTree) -> [UInt8] {
        let tree = isForCard ? tree.insideMargins : tree
        var drawing = HTMLDrawing(tree, renderer: self)
        drawing.draw(tree)
        return drawing.out.bytes
    }

    /// Returns the same fragment for a host that sends of it only what is new.
    ///
    /// Of `earlier`, the markup of another tree by this renderer, it takes over what hasn't changed since.
    package func markup(of tree: ViewTree, after earlier: HTMLMarkup? = nil) -> HTMLMarkup {
        let tree = isForCard ? tree.insideMargins : tree
        var drawing = HTMLDrawing(tree, renderer: self, notesPlaces: true, after: earlier)
        drawing.draw(tree)
        return HTMLMarkup(
            bytes: drawing.out.bytes, nodes: tree.nodes, placements: drawing.placements,
            places: drawing.places ?? [])
    }
}

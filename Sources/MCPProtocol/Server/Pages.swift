/// Cuts a list into pages.
///
/// A cursor is the place where the next page begins; lists keep their order, so a list that has
/// grown or shrunk meanwhile at worst shows an element twice or leaves one out, as the change
/// notification tells.
struct Page<Element: Sendable>: Sendable {
    var elements: ArraySlice<Element>
    var nextCursor: String?

    init(_ elements: [Element], after cursor: String?, size: Int) throws(MCPError) {
        var start = 0
        // An empty cursor is one as well: the beginning.
        if let cursor, !cursor.isEmpty {
            guard cursor.first == "p", let place = Int(cursor.dropFirst()), place > 0,
                cursor == "p\(place)"
            else { throw .invalidCursor }
            start = min(place, elements.count)
        }
        let end = min(start + max(size, 1), elements.count)
        self.elements = elements[start..<end]
        nextCursor = end < elements.count ? "p\(end)" : nil
    }
}

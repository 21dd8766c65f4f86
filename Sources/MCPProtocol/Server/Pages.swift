/// A page of a list.
///
/// A cursor is the position at which the next page begins. Lists keep their order, so if a list has
/// grown or shrunk meanwhile, at worst an element is repeated or skipped; the change notification
/// informs the client.
struct Page<Element: Sendable>: Sendable {
    var elements: ArraySlice<Element>
    var nextCursor: String?

    init(_ elements: [Element], after cursor: String?, size: Int) throws(MCPError) {
        var start = 0
        // An empty cursor is valid, and means the beginning.
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

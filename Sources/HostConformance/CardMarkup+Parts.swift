extension CardMarkup {
    /// Replaces elements, as a page does with the `parts` of a card: each part is a whole element
    /// with an `id`, and replaces the element with that `id`.
    ///
    /// Throws `HostMismatch` for a part that is no such element, or whose `id` the markup lacks.
    package func applying(_ parts: [String]) throws -> CardMarkup {
        var html = html
        for part in parts {
            guard let whole = Self.element(in: part, where: { _ in true }),
                whole.range == part.startIndex..<part.endIndex,
                let id = whole.tag.attributes["id"]
            else { throw HostMismatch(description: "A part is no element with an id: \(part)") }
            guard let old = Self.element(in: html, where: { $0.attributes["id"] == id }) else {
                throw HostMismatch(description: "There is no element “\(id)” for the part \(part)")
            }
            html.replaceSubrange(old.range, with: part)
        }
        return CardMarkup(html)
    }

    /// Returns the first element whose tag fulfills a condition, from its tag to its end.
    private static func element(
        in html: String, where condition: (MarkupScanner.Tag) -> Bool
    ) -> (tag: MarkupScanner.Tag, range: Range<String.Index>)? {
        var found: (tag: MarkupScanner.Tag, start: String.Index)?
        var depth = 0
        for (token, range) in MarkupScanner(html) {
            switch token {
            case .open(let tag):
                if let found {
                    if tag.name == found.tag.name, !tag.isEmpty { depth += 1 }
                } else if condition(tag) {
                    if tag.isEmpty { return (tag, range) }
                    found = (tag, range.lowerBound)
                }
            case .close(let name):
                guard let begun = found, name == begun.tag.name else { continue }
                if depth == 0 { return (begun.tag, begun.start..<range.upperBound) }
                depth -= 1
            case .text: continue
            }
        }
        return nil
    }
}

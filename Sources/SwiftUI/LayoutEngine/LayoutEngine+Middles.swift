extension LayoutEngine {
    /// The most characters of which a line is put together: as many hardly fit into any.
    private static var longestHalf: Int { 500 }

    /// The characters that are left of a text that has room for one line and is to lose its middle;
    /// `nil` for all others, and where there is no room for any of its letters.
    func middleTruncation(of index: Int32) -> ViewNode.MiddleTruncation? {
        let item = item(index)
        guard item.pointee.kind == .text, item.pointee.lines == 1, middleTruncated.contains(index)
        else { return nil }
        let text = texts[Int(item.pointee.text)]
        let letters = Array(text.runs.plainText)
        func width(_ runs: [ViewNode.TextRun]) -> Double {
            measured(runs, text.font).ideal
        }
        let room =
            item.pointee.contentSize.width / item.pointee.textScale
            - width([ViewNode.TextRun(text: "…")])
        let most = min(letters.count, Self.longestHalf)
        let first = text.runs.characters(0..<most)
        let last = text.runs.characters(letters.count - most..<letters.count)
        var start = Self.greatest(upTo: most) { width(first.characters(0..<$0)) <= room / 2 }
        // Space beside the ellipsis is no part of a word.
        while start > 0, letters[start - 1].isWhitespace { start -= 1 }
        let rest = start > 0 ? room - width(first.characters(0..<start)) : room
        var end = Self.greatest(upTo: min(most, letters.count - start)) {
            width(last.characters(most - $0..<most)) <= rest
        }
        while end > 0, letters[letters.count - end].isWhitespace { end -= 1 }
        guard start > 0 || end > 0, start + end < letters.count else { return nil }
        return ViewNode.MiddleTruncation(start: Int32(start), end: Int32(end))
    }

    /// The greatest count for which a condition holds that holds for all smaller ones.
    private static func greatest(upTo most: Int, where condition: (Int) -> Bool) -> Int {
        var (low, high) = (0, most)
        while low < high {
            let middle = (low + high + 1) / 2
            if condition(middle) { low = middle } else { high = middle - 1 }
        }
        return low
    }
}

extension ViewNode {
    /// The characters that remain of a text whose middle is truncated.
    public struct MiddleTruncation: Sendable, Hashable {
        /// The count of characters that remain at the beginning.
        public var start: Int32
        /// The count of characters that remain at the end.
        public var end: Int32

        /// Creates a truncation.
        public init(start: Int32, end: Int32) {
            self.start = start
            self.end = end
        }
    }
}

extension [ViewNode.TextRun] {
    /// Tells whether the middle can be truncated: the text has no picture, timer or link.
    package var canTruncateMiddle: Bool {
        allSatisfy { $0.image == nil && $0.style?.counting == nil && $0.style?.link == nil }
    }

    /// Returns the characters of all runs in a range, each in its style.
    package func characters(_ range: Range<Int>) -> [ViewNode.TextRun] {
        var runs: [ViewNode.TextRun] = []
        var start = 0
        for run in self {
            let count = run.text.count
            let inside = range.clamped(to: start..<start + count)
            start += count
            guard !inside.isEmpty else { continue }
            let skipped = inside.lowerBound - (start - count)
            runs.append(
                ViewNode.TextRun(
                    text: String(run.text.dropFirst(skipped).prefix(inside.count)),
                    style: run.style))
        }
        return runs
    }
}

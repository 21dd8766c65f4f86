extension ViewNode {
    /// The characters that are left of a text of which the middle is cut.
    public struct MiddleTruncation: Sendable, Hashable {
        /// The characters that stay at the beginning.
        public var start: Int32
        /// The characters that stay at the end.
        public var end: Int32

        /// Creates a truncation.
        public init(start: Int32, end: Int32) {
            self.start = start
            self.end = end
        }
    }
}

extension [ViewNode.TextRun] {
    /// Tells whether stretches of the text can stand for all of it: nothing in it is a picture, goes
    /// on counting or can be followed.
    package var canTruncateMiddle: Bool {
        allSatisfy { $0.image == nil && $0.style?.counting == nil && $0.style?.link == nil }
    }

    /// The characters of all runs in a range, each in the style that it has.
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

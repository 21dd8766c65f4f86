/// The lines in which two texts differ, with some of the lines around them.
///
/// A line of the recorded text is marked `-`, one of the present text `+`. Spaces at the end of a
/// line are written as `␠`, so that they are seen.
package struct LineDiff: CustomStringConvertible {
    /// The number of unchanged lines that are shown before and after a change.
    private static let context = 3
    /// The number of lines after which the rest is left out.
    private static let limit = 120

    private struct Line {
        var mark: Character
        var text: Substring
    }

    private let lines: [Line]

    /// Compares a recorded text with the present one.
    package init(from recorded: String, to now: String) {
        let old = recorded.split(separator: "\n", omittingEmptySubsequences: false)
        let new = now.split(separator: "\n", omittingEmptySubsequences: false)
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [Line] = []
        var (oldIndex, newIndex) = (0, 0)
        while oldIndex < old.count || newIndex < new.count {
            if removed.contains(oldIndex) {
                lines.append(Line(mark: "-", text: old[oldIndex]))
                oldIndex += 1
            } else if inserted.contains(newIndex) {
                lines.append(Line(mark: "+", text: new[newIndex]))
                newIndex += 1
            } else {
                lines.append(Line(mark: " ", text: new[newIndex]))
                oldIndex += 1
                newIndex += 1
            }
        }
        self.lines = lines
    }

    /// The texts are equal.
    package var isEmpty: Bool { lines.allSatisfy { $0.mark == " " } }

    /// The changed lines with those around them; `…` stands for unchanged lines.
    package var description: String {
        let changed = lines.indices.filter { lines[$0].mark != " " }
        var shown: [String] = []
        var last = -1
        for index in lines.indices {
            guard changed.contains(where: { abs($0 - index) <= Self.context }) else { continue }
            if index > last + 1 { shown.append("  …") }
            shown.append(Self.written(lines[index]))
            last = index
        }
        if last < lines.count - 1, last >= 0 { shown.append("  …") }
        guard shown.count > Self.limit else { return shown.joined(separator: "\n") }
        return (shown.prefix(Self.limit) + ["  … (\(shown.count - Self.limit) more lines)"])
            .joined(separator: "\n")
    }

    private static func written(_ line: Line) -> String {
        let spaces = line.text.reversed().prefix { $0 == " " }.count
        let text = line.text.dropLast(spaces) + String(repeating: "␠", count: spaces)
        return text.isEmpty ? "\(line.mark)" : "\(line.mark) \(text)"
    }
}

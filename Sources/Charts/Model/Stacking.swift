/// The lengths of stacked bars and areas.
enum Stacking {
    private struct Key: Hashable {
        var kind: ChartMark.Kind
        var isAcross: Bool
        var place: String
        var group: _ChartScalar?
    }

    private struct Sums {
        var above = 0.0
        var below = 0.0
        /// The sum of the stacked lengths.
        var total = 0.0
    }

    /// Returns the marks with lengths from their beginnings to their ends.
    static func stacked(_ marks: [PlacedMark]) -> [PlacedMark] {
        var marks = marks
        var sums: [Key: Sums] = [:]
        for mark in marks {
            if let (key, value) = measure(mark) { sums[key, default: Sums()].total += abs(value) }
        }
        for index in marks.indices {
            guard let (key, value) = measure(marks[index]), var sum = sums[key] else { continue }
            var (start, end) = (0.0, value)
            if marks[index].mark.stacking != .unstacked {
                start = value < 0 ? sum.below : sum.above
                end = start + value
                if value < 0 { sum.below = end } else { sum.above = end }
                sums[key] = sum
            }
            switch marks[index].mark.stacking.form {
            case .normalized where sum.total > 0:
                (start, end) = (start / sum.total, end / sum.total)
            case .center:
                (start, end) = (start - sum.total / 2, end - sum.total / 2)
            default: break
            }
            marks[index].length = .numbers(start, end)
        }
        return marks
    }

    /// Returns the stack of a mark and its length; `nil` if it has no length from zero.
    private static func measure(_ placed: PlacedMark) -> (Key, Double)? {
        guard placed.mark.kind == .bar || placed.mark.kind == .area,
            case .number(let value) = placed.length
        else { return nil }
        let key = Key(
            kind: placed.mark.kind, isAcross: placed.isAcross,
            place: String(describing: placed.place),
            group: placed.mark.appearance.position?.value.scalar)
        return (key, value)
    }
}

/// Returns the number of letters to add, leave out, replace or exchange, or `nil` beyond a limit.
func editDistance(_ first: [UInt32], _ second: [UInt32], atMost limit: Int) -> Int? {
    guard abs(first.count - second.count) <= limit else { return nil }
    guard !first.isEmpty, !second.isEmpty else { return max(first.count, second.count) }
    var before = [Int](repeating: 0, count: second.count + 1)
    var last = Array(0...second.count)
    for row in 1...first.count {
        var current = [row] + [Int](repeating: 0, count: second.count)
        for column in 1...second.count {
            let isSame = first[row - 1] == second[column - 1]
            var best = min(last[column] + 1, current[column - 1] + 1)
            best = min(best, last[column - 1] + (isSame ? 0 : 1))
            if row > 1, column > 1, first[row - 1] == second[column - 2],
                first[row - 2] == second[column - 1]
            {
                best = min(best, before[column - 2] + 1)
            }
            current[column] = best
        }
        if current.allSatisfy({ $0 > limit }) { return nil }
        (before, last) = (last, current)
    }
    return last[second.count] <= limit ? last[second.count] : nil
}

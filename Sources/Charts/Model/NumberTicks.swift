import Foundation

/// Numbers at which an axis is marked: multiples of 1, 2 or 5 times a power of ten.
enum NumberTicks {
    /// The greatest number of marks of an axis.
    static let greatestCount = 100

    /// Returns the step with about a number of marks in a span.
    static func step(span: Double, count: Int, atLeast least: Double = 0) -> Double {
        guard span > 0 else { return 1 }
        let span = min(span, .greatestFiniteMagnitude)
        let rough = max(span / Double(max(count, 1)), least, .leastNormalMagnitude)
        let power = pow(10, floor(log10(rough)))
        guard power.isFinite, power > 0 else { return span }
        let factor = rough / power
        // A tolerance for rounding errors.
        let nice: Double = factor <= 1.0001 ? 1 : factor <= 2.0001 ? 2 : factor <= 5.0001 ? 5 : 10
        return nice * power
    }

    /// Returns the multiples of a step between two numbers.
    static func values(from lower: Double, to upper: Double, step: Double) -> [Double] {
        guard lower.isFinite, upper.isFinite, lower <= upper, step > 0, step.isFinite else {
            return []
        }
        let slack = step * 1e-6
        let (first, last) = (
            ((lower - slack) / step).rounded(.up), ((upper + slack) / step).rounded(.down)
        )
        guard first <= last else { return [] }
        let count = min(last - first + 1, Double(greatestCount))
        // Multiplied, since sums of fractions drift; zero has no sign.
        return (0..<Int(count)).map { (first + Double($0)) * step + 0 }
    }

    /// Returns the powers of ten between two numbers, or also their multiples if they are few.
    static func powers(from lower: Double, to upper: Double, count: Int) -> [Double] {
        guard lower > 0, upper.isFinite, lower < upper else { return [] }
        let (first, last) = (floor(log10(lower)), ceil(log10(upper)))
        guard last - first < 700 else { return [] }
        let every = max(1, Int((last - first) / Double(max(count, 1))))
        let factors: [Double] = last - first <= 1 ? [1, 2, 5] : [1]
        // Typed, or the compiler takes two seconds for it.
        let all: [Double] = stride(from: first, through: last, by: Double(every))
            .flatMap { power in
                factors.map { (factor: Double) -> Double in factor * pow(10, power) }
            }
        let shown: ClosedRange<Double> = lower * 0.999_999...upper * 1.000_001
        return all.filter(shown.contains)
    }

    /// Returns the number of decimal digits of numbers at a step.
    static func fractionDigits(of step: Double) -> Int {
        guard step.isFinite, step > 0, step < 1 else { return 0 }
        return min(max(Int(-floor(log10(step) + 1e-9)), 0), 15)
    }
}

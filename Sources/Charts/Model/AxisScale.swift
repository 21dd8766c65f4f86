import Foundation

/// The conversion of an axis's values to positions in the plot, and back.
struct AxisScale: Equatable {
    /// The values that an axis shows.
    enum Domain: Equatable {
        /// All numbers, or all dates, between two.
        case numbers(from: Double, to: Double, isDate: Bool)
        /// Categories in an order.
        case categories([String])
    }

    /// The values.
    let domain: Domain
    /// The conversion of numbers to lengths.
    let transform: ScaleTransform
    /// The position of the first value.
    let start: CGFloat
    /// The position of the last value.
    let end: CGFloat
    private let places: [String: Int]

    init(
        _ domain: Domain, _ transform: ScaleTransform = .linear, from start: CGFloat,
        to end: CGFloat
    ) {
        self.domain = domain
        self.transform = transform
        self.start = start
        self.end = end
        guard case .categories(let names) = domain else {
            places = [:]
            return
        }
        places = Dictionary(
            zip(names, names.indices), uniquingKeysWith: { first, _ in first })
    }

    /// The length from one category to the next, in the direction of the axis; `nil` for numbers.
    var step: CGFloat? {
        guard case .categories(let names) = domain, !names.isEmpty else { return nil }
        return (end - start) / CGFloat(names.count)
    }

    /// Returns the position of a number: `nil` if it isn't finite, and never far outside the plot.
    func position(_ number: Double) -> CGFloat? {
        guard case .numbers(let lower, let upper, _) = domain else { return nil }
        let (low, high) = (transform(lower), transform(upper))
        let value = transform(number)
        guard value.isFinite, low.isFinite, high.isFinite, high != low else {
            return number.isFinite && lower == upper ? (start + end) / 2 : nil
        }
        // Halved, since the difference of very large numbers is infinite.
        let share = (value / 2 - low / 2) / (high / 2 - low / 2)
        guard !share.isNaN else { return nil }
        return start + CGFloat(min(max(share, -4), 5)) * (end - start)
    }

    /// Returns the middle of a category's slot.
    func position(_ category: String) -> CGFloat? {
        guard let index = places[category], let step else { return nil }
        return start + (CGFloat(index) + 0.5) * step
    }

    /// Returns the position of a value; the middle for a category.
    func position(_ scalar: _ChartScalar) -> CGFloat? {
        switch scalar {
        case .number(let value): isDate ? nil : position(value)
        case .date(let value): isDate ? position(value) : nil
        case .category(let name): position(name)
        }
    }

    /// True for an axis of dates.
    var isDate: Bool { if case .numbers(_, _, isDate: true) = domain { true } else { false } }

    /// Returns the value at a position; `nil` outside the axis.
    func scalar(at position: CGFloat) -> _ChartScalar? {
        guard position.isFinite, end != start else { return nil }
        let share = Double((position - start) / (end - start))
        guard share >= 0, share <= 1 else { return nil }
        switch domain {
        case .categories(let names):
            guard !names.isEmpty else { return nil }
            return .category(names[min(Int(share * Double(names.count)), names.count - 1)])
        case .numbers(let lower, let upper, let isDate):
            let (low, high) = (transform(lower), transform(upper))
            let value = transform.inverted(low + share * (high - low))
            guard value.isFinite else { return nil }
            return isDate ? .date(value) : .number(value)
        }
    }
}

/// The conversion of numbers to lengths.
enum ScaleTransform: Hashable, Sendable {
    case linear
    /// Equal ratios have equal lengths; there is no zero.
    case log
    case squareRoot
    /// Like `log` on both sides of zero; about linear below the constant.
    case symmetricLog(Double)

    func callAsFunction(_ value: Double) -> Double {
        switch self {
        case .linear: value
        case .log: value > 0 ? log10(value) : -.infinity
        case .squareRoot: value < 0 ? -(-value).squareRoot() : value.squareRoot()
        case .symmetricLog(let constant):
            value < 0 ? -log1p(-value / constant) : log1p(value / constant)
        }
    }

    /// Returns the number for a length.
    func inverted(_ length: Double) -> Double {
        switch self {
        case .linear: length
        case .log: pow(10, length)
        case .squareRoot: length < 0 ? -length * length : length * length
        case .symmetricLog(let constant):
            length < 0 ? -expm1(-length) * constant : expm1(length) * constant
        }
    }
}

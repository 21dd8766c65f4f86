import Foundation

/// A mark whose place along both axes is known in the axes' values.
struct PlacedMark {
    /// The extent of a mark along an axis.
    enum Extent: Equatable {
        case fixed(CGFloat?, CGFloat?)
        case number(Double)
        case numbers(Double, Double)
        /// From the beginning of a calendar unit to its end.
        case unit(Double, Double)
        case category(String)
        case categories(String, String)

        /// The numbers that the axis must include.
        var numbers: [Double] {
            switch self {
            case .number(let value): [value]
            case .numbers(let start, let end), .unit(let start, let end): [start, end]
            case .fixed, .category, .categories: []
            }
        }

        /// The categories that the axis must include.
        var categories: [String] {
            switch self {
            case .category(let name): [name]
            case .categories(let start, let end): [start, end]
            case .fixed, .number, .numbers, .unit: []
            }
        }

        /// The key of the marks that are at one place.
        var key: Extent { self }
    }

    var mark: ChartMark
    var x: Extent
    var y: Extent
    /// True for a bar or an area whose length is along the x axis.
    var isAcross = false

    /// The extent along which values are lengths.
    var length: Extent {
        get { isAcross ? x : y }
        set { if isAcross { x = newValue } else { y = newValue } }
    }

    /// The extent along which marks are side by side.
    var place: Extent { isAcross ? y : x }
}

extension PlacedMark {
    /// Finds the place of a mark; `nil` if one of its values has no place on its axis.
    init?(_ mark: ChartMark, _ x: AxisKind, _ y: AxisKind, in calendar: Calendar) {
        guard let across = Extent(mark.x, x, calendar), let up = Extent(mark.y, y, calendar) else {
            return nil
        }
        self.init(mark: mark, x: across, y: up)
        guard mark.kind == .bar || mark.kind == .area else { return }
        isAcross =
            switch (across, up) {
            case (.numbers, _): true
            case (_, .numbers): false
            case (.number, .fixed), (.number, .category), (.number, .unit): true
            case (.number, .number): x == .numbers && y == .dates
            default: false
            }
    }
}

extension PlacedMark.Extent {
    fileprivate init?(_ place: ChartMark.Place, _ kind: AxisKind, _ calendar: Calendar) {
        switch place {
        case .fixed(let start, let end): self = .fixed(start, end)
        case .value(let value):
            if let interval = value.interval(in: calendar), kind == .dates {
                self = .unit(interval.lowerBound, interval.upperBound)
            } else if kind == .categories, case .category(let name) = value.scalar {
                self = .category(name)
            } else if kind.shows(value.scalar), let number = value.scalar.number {
                self = .number(number)
            } else {
                return nil
            }
        case .interval(let start, let end):
            if kind == .categories, case .category(let first) = start.scalar,
                case .category(let last) = end.scalar
            {
                self = .categories(first, last)
            } else if kind.shows(start.scalar), kind.shows(end.scalar),
                let lower = start.interval(in: calendar)?.lowerBound ?? start.scalar.number,
                let upper = end.interval(in: calendar)?.upperBound ?? end.scalar.number
            {
                self = .numbers(lower, upper)
            } else {
                return nil
            }
        }
    }
}

/// The kind of values that an axis shows.
enum AxisKind: Hashable {
    case numbers, dates, categories

    init(_ scalar: _ChartScalar) {
        switch scalar {
        case .number: self = .numbers
        case .date: self = .dates
        case .category: self = .categories
        }
    }

    /// Returns whether the axis can show a value as a number or a date.
    func shows(_ scalar: _ChartScalar) -> Bool { AxisKind(scalar) == self && self != .categories }
}

/// The limits that an author sets for a parameter's value beyond its type.
public struct ValueConstraints: Sendable, Codable, Hashable {
    /// The least number allowed; `nil` for no limit.
    ///
    /// A bound that is no finite number bounds nothing.
    public var lowerBound: Double? {
        didSet { if lowerBound?.isFinite == false { lowerBound = nil } }
    }
    /// The greatest number allowed; `nil` for no limit.
    public var upperBound: Double? {
        didSet { if upperBound?.isFinite == false { upperBound = nil } }
    }
    /// The only unit in which a person is asked for a measurement, by its name in data.
    public var unit: String?
    /// The unit that a measurement has where none is given, by its name in data.
    public var defaultUnit: String?
    /// Both units give way to the customary ones of the person's region.
    public var adjustsUnitToLocale = false
    /// The uniform types of which a file must be one, by identifier; any if there are none.
    public var contentTypes: [String] = []
    /// The least number of values of a list; `nil` for no limit.
    public var leastCount: Int?
    /// The greatest number of values of a list; `nil` for no limit.
    public var greatestCount: Int?

    /// Allows any value of the type.
    public init() {}

    /// Allows numbers between bounds.
    public init(lowerBound: Double?, upperBound: Double?) {
        self.lowerBound = lowerBound?.isFinite == false ? nil : lowerBound
        self.upperBound = upperBound?.isFinite == false ? nil : upperBound
    }

    /// Returns the limit that a number breaks, if any.
    ///
    /// Where there is a bound, infinity and what is no number at all are never allowed: the latter
    /// is neither less nor greater than anything, so comparing alone would let it through.
    public func violation(of number: Double) -> ValueViolation? {
        if lowerBound == nil, upperBound == nil { return nil }
        let isInside =
            number.isFinite && number >= lowerBound ?? number && number <= upperBound ?? number
        return isInside ? nil : .outOfRange(lower: lowerBound, upper: upperBound)
    }

    /// Returns the limit that the number of a list's values breaks, if any.
    public func violation(ofCount count: Int) -> ValueViolation? {
        let isInside = count >= leastCount ?? count && count <= greatestCount ?? count
        return isInside ? nil : .count(least: leastCount ?? 0, greatest: greatestCount ?? .max)
    }
}

/// Why a value of the right type is none that a parameter allows.
public enum ValueViolation: Sendable, Hashable {
    /// The number is outside what the author allows.
    case outOfRange(lower: Double?, upper: Double?)
    /// The list has more or fewer values than the author allows.
    case count(least: Int, greatest: Int)
    /// The file will not do.
    case file(FileProblem)
}

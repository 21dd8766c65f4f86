/// The limits that an author sets for a parameter's value beyond its type.
public struct ValueConstraints: Sendable, Codable, Hashable {
    /// The least number allowed; `nil` for no limit.
    ///
    /// A bound that isn't finite sets no limit.
    public var lowerBound: Double? {
        didSet { if lowerBound?.isFinite == false { lowerBound = nil } }
    }
    /// The greatest number allowed; `nil` for no limit.
    public var upperBound: Double? {
        didSet { if upperBound?.isFinite == false { upperBound = nil } }
    }
    /// The only unit in which the system asks a person for a measurement, by its name in data.
    public var unit: String?
    /// The unit of a measurement that comes without one, by its name in data.
    public var defaultUnit: String?
    /// The customary units of the person's region replace both units.
    public var adjustsUnitToLocale = false
    /// The uniform types that the parameter accepts, by identifier; any if empty.
    public var contentTypes: [String] = []
    /// The currencies that an amount of money may have, by their codes; any if empty.
    public var currencyCodes: [String] = []
    /// The part of a person that the system asks for; `nil` if it asks for none.
    public var personMode: PersonMode?
    /// The part of a place that the app shows; `nil` for other types.
    public var placemarkStyle: PlacemarkStyle?
    /// The least number of values in a list; `nil` for no limit.
    public var minimumCount: Int?
    /// The greatest number of values in a list; `nil` for no limit.
    public var maximumCount: Int?

    /// The part of a person that a parameter asks for.
    public enum PersonMode: String, Sendable, Codable, Hashable {
        /// The person, by name, address or both.
        case contact
        /// An email address of the person.
        case email
        /// A phone number of the person.
        case phone
        /// An email address or a phone number of the person.
        case emailOrPhone
    }

    /// The part of a place that an app shows.
    public enum PlacemarkStyle: String, Sendable, Codable, Hashable {
        /// The address.
        case address
        /// The city.
        case city
        /// The name.
        case name
    }

    /// Creates constraints that every value meets.
    public init() {}

    /// Creates constraints that allow numbers between bounds.
    public init(lowerBound: Double?, upperBound: Double?) {
        self.lowerBound = lowerBound?.isFinite == false ? nil : lowerBound
        self.upperBound = upperBound?.isFinite == false ? nil : upperBound
    }

    /// Returns the limit that a number violates, if any, in the unit of the number.
    ///
    /// If there is a bound, infinity and NaN are never allowed: NaN is neither less nor greater
    /// than anything, so a comparison alone would let it through.
    public func violation(of number: Double, in unit: String? = nil) -> ValueViolation? {
        if lowerBound == nil, upperBound == nil { return nil }
        let isInside =
            number.isFinite && number >= lowerBound ?? number && number <= upperBound ?? number
        return isInside ? nil : .outOfRange(lower: lowerBound, upper: upperBound, unit: unit)
    }

    /// Returns the limit that the number of values in a list violates, if any.
    public func violation(ofCount count: Int) -> ValueViolation? {
        let isAllowed = count >= minimumCount ?? 0 && count <= maximumCount ?? .max
        return isAllowed ? nil : .count(least: minimumCount, most: maximumCount)
    }
}

/// The reason why a parameter doesn't allow a value of the right type.
public enum ValueViolation: Sendable, Hashable {
    /// The number is outside the author's limits, in the unit that people read beside it.
    case outOfRange(lower: Double?, upper: Double?, unit: String? = nil)
    /// The file is invalid.
    case file(FileProblem)
    /// The person has no address of the required kind.
    case handle(ValueConstraints.PersonMode)
    /// There are more or fewer values than the author allows.
    case count(least: Int?, most: Int?)
}

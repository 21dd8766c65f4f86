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
    /// The currencies that an amount of money may have, by their codes; any if there are none.
    public var currencyCodes: [String] = []
    /// The part of a person that is asked for; `nil` where none is.
    public var personMode: PersonMode?
    /// The part of a place that the app shows; `nil` for other types.
    public var placemarkStyle: PlacemarkStyle?
    /// The least number of values in a list; `nil` for no limit.
    public var minimumCount: Int?
    /// The greatest number of values in a list; `nil` for no limit.
    public var maximumCount: Int?

    /// The part of a person that a parameter is about.
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

    /// Allows any value of the type.
    public init() {}

    /// Allows numbers between bounds.
    public init(lowerBound: Double?, upperBound: Double?) {
        self.lowerBound = lowerBound?.isFinite == false ? nil : lowerBound
        self.upperBound = upperBound?.isFinite == false ? nil : upperBound
    }

    /// Returns the limit that a number breaks, if any, in the unit that the number has.
    ///
    /// Where there is a bound, infinity and what is no number at all are never allowed: the latter
    /// is neither less nor greater than anything, so comparing alone would let it through.
    public func violation(of number: Double, in unit: String? = nil) -> ValueViolation? {
        if lowerBound == nil, upperBound == nil { return nil }
        let isInside =
            number.isFinite && number >= lowerBound ?? number && number <= upperBound ?? number
        return isInside ? nil : .outOfRange(lower: lowerBound, upper: upperBound, unit: unit)
    }

    /// Returns the limit that the number of values in a list breaks, if any.
    public func violation(ofCount count: Int) -> ValueViolation? {
        let isAllowed = count >= minimumCount ?? 0 && count <= maximumCount ?? .max
        return isAllowed ? nil : .count(least: minimumCount, most: maximumCount)
    }
}

/// Why a value of the right type is none that a parameter allows.
public enum ValueViolation: Sendable, Hashable {
    /// The number is outside what the author allows, in the unit that people read beside it.
    case outOfRange(lower: Double?, upper: Double?, unit: String? = nil)
    /// The file will not do.
    case file(FileProblem)
    /// The person has no address of the kind that is asked for.
    case handle(ValueConstraints.PersonMode)
    /// There are more or fewer values than the author allows.
    case count(least: Int?, most: Int?)
}

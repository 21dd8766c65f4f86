public import Foundation

extension CSSearchableItemAttributeSet {
    /// The name of the place.
    public var namedLocation: String? {
        get { value("namedLocation") }
        set { set(newValue, "namedLocation") }
    }

    /// The street.
    public var thoroughfare: String? {
        get { value("thoroughfare") }
        set { set(newValue, "thoroughfare") }
    }

    /// The number in the street.
    public var subThoroughfare: String? {
        get { value("subThoroughfare") }
        set { set(newValue, "subThoroughfare") }
    }

    /// The town.
    public var city: String? {
        get { value("city") }
        set { set(newValue, "city") }
    }

    /// The state or province.
    public var stateOrProvince: String? {
        get { value("stateOrProvince") }
        set { set(newValue, "stateOrProvince") }
    }

    /// The country.
    public var country: String? {
        get { value("country") }
        set { set(newValue, "country") }
    }

    /// The postal code.
    public var postalCode: String? {
        get { value("postalCode") }
        set { set(newValue, "postalCode") }
    }

    /// The address in one text.
    public var fullyFormattedAddress: String? {
        get { value("fullyFormattedAddress") }
        set { set(newValue, "fullyFormattedAddress") }
    }

    /// The degrees north of the equator.
    public var latitude: NSNumber? {
        get { value("latitude") }
        set { set(newValue, "latitude") }
    }

    /// The degrees east of Greenwich.
    public var longitude: NSNumber? {
        get { value("longitude") }
        set { set(newValue, "longitude") }
    }

    /// The meters above sea level.
    public var altitude: NSNumber? {
        get { value("altitude") }
        set { set(newValue, "altitude") }
    }

    /// The speed in kilometers per hour.
    public var speed: NSNumber? {
        get { value("speed") }
        set { set(newValue, "speed") }
    }

    /// The time at which the place was noted.
    public var timestamp: Date? {
        get { value("timestamp") }
        set { set(newValue, "timestamp") }
    }

    /// The headline.
    public var headline: String? {
        get { value("headline") }
        set { set(newValue, "headline") }
    }

    /// The directions for the content.
    public var instructions: String? {
        get { value("instructions") }
        set { set(newValue, "instructions") }
    }
}

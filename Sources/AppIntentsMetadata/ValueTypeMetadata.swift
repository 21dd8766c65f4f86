/// The type of a parameter or a result, as data.
public indirect enum ValueTypeMetadata: Sendable, Codable, Hashable {
    /// Yes or no.
    case bool
    /// A whole number.
    case int
    /// A number.
    case double
    /// Text.
    case string
    /// A point in time.
    case date
    /// A day, a time of day, or both.
    case dateComponents
    /// An address.
    case url
    /// An entity, by the identifier of its type.
    case entity(String)
    /// An enumeration, by the identifier of its type.
    case enumeration(String)
    /// Several values of one type.
    case array(ValueTypeMetadata)
    /// A type that surfaces can show but not ask for, by name.
    case other(String)
}

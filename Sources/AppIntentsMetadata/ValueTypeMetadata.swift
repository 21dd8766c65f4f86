/// The type of a parameter or a result, as data.
public indirect enum ValueTypeMetadata: Sendable, Codable, Hashable {
    case bool
    case int
    case double
    case string
    case date
    case dateComponents
    case url
    /// An entity, by the identifier of its type.
    case entity(String)
    /// An enumeration, by the identifier of its type.
    case enumeration(String)
    case array(ValueTypeMetadata)
    /// A type that surfaces can show but not ask for, by name.
    case other(String)
}

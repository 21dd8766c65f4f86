extension String.LocalizationValue {
    /// The type of a value that is not known yet when its text is written: `"\(placeholder: .int)
    /// landmarks"`.
    public enum Placeholder: Sendable, Hashable, Codable {
        /// A whole number.
        case int
        /// A whole number that is not negative.
        case uint
        /// A number of single precision.
        case float
        /// A number.
        case double
        /// A text, or anything that has a description.
        case object

        var specifier: String {
            switch self {
            case .int: "%lld"
            case .uint: "%llu"
            case .float: "%f"
            case .double: "%lf"
            case .object: "%@"
            }
        }
    }
}

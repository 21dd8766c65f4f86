extension ValueShape {
    /// Returns whether data has the shape, rather than being convertible to it.
    ///
    /// A whole number is also a number; an address and a text are the same in data.
    public func holds(_ data: ParameterValue) -> Bool {
        switch (self, data) {
        case (.bool, .bool), (.integer, .int), (.number, .double), (.number, .int),
            (.text, .string), (.url, .string), (.date, .date), (.duration, .duration),
            (.structure, .structure), (.file, .file):
            true
        case (.dateParts, .structure), (.dateParts, .string): true
        case (.enumeration(let type), .enumeration(let given, _)): type == given
        case (.entity(let type), .entity(let given, _)): type == given
        case (.list(let element), .array(let values)): values.allSatisfy { element.holds($0) }
        case (.union(let shapes), _): shapes.contains { $0.holds(data) }
        default: false
        }
    }
}

/// The schemas as the macros know them.
enum SchemaTable {
    /// Reads a part of the table: the entries by their names.
    static func table(_ text: String) -> [String: String] {
        Dictionary(
            text.split(separator: "\n").map { line in
                let parts = line.split(separator: ": ", maxSplits: 1)
                return (String(parts[0]), String(parts.last ?? ""))
            }, uniquingKeysWith: { first, _ in first })
    }
}

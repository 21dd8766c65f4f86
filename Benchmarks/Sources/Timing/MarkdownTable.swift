/// A table as the results file holds it.
public struct MarkdownTable: CustomStringConvertible, Sendable {
    private let header: [String]
    private var rows: [[String]] = []

    public init(_ header: String...) {
        self.header = header
    }

    public mutating func add(_ cells: String...) {
        rows.append(cells)
    }

    public var description: String {
        let rule = header.indices.map { $0 == 0 ? "---" : "---:" }
        return ([header, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
            .joined(separator: "\n")
    }
}

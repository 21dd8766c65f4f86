/// The alignment of a value in a column of the log.
public struct OSLogStringAlignment {
    private enum Place {
        case none, left, right
    }

    private let place: Place
    private let columns: () -> Int

    /// No column.
    public static var none: OSLogStringAlignment {
        OSLogStringAlignment(place: .none, columns: { 0 })
    }

    /// Returns the left alignment in a column of a number of characters.
    public static func left(
        columns: @autoclosure @escaping () -> Int
    ) -> OSLogStringAlignment {
        OSLogStringAlignment(place: .left, columns: columns)
    }

    /// Returns the right alignment in a column of a number of characters.
    public static func right(
        columns: @autoclosure @escaping () -> Int
    ) -> OSLogStringAlignment {
        OSLogStringAlignment(place: .right, columns: columns)
    }

    /// The widest column; a wider one is a mistake that would fill the log.
    private static let maximumColumns = 1000

    func aligned(_ text: String) -> String {
        let missing = min(columns(), Self.maximumColumns) - text.count
        guard missing > 0 else { return text }
        let space = String(repeating: " ", count: missing)
        switch place {
        case .none: return text
        case .left: return text + space
        case .right: return space + text
        }
    }
}

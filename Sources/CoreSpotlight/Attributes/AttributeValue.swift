package import Foundation

/// The value of an attribute in the form that an index stores.
package enum AttributeValue: Sendable, Hashable {
    case text(String)
    /// A number; yes is 1.
    case number(Double)
    case date(Date)
    case url(URL)
    case data(Data)
    case list([AttributeValue])

    /// Creates the value of an attribute; `nil` for a value that no attribute can have.
    init?(_ value: Any) {
        switch value {
        // Those that most attributes have come first: a cast that fails takes time, and there are many items.
        case let text as String: self = .text(text)
        case let texts as [String]: self = .list(texts.map { .text($0) })
        case let date as Date: self = .date(date)
        case let url as URL: self = .url(url)
        case let data as Data: self = .data(data)
        case let number as NSNumber: self = .number(number.doubleValue)
        case let flag as Bool: self = .number(flag ? 1 : 0)
        case let number as any BinaryInteger: self = .number(Double(number))
        case let number as Double: self = .number(number)
        case let number as Float: self = .number(Double(number))
        case let values as [Any]:
            let kept = values.compactMap { AttributeValue($0) }
            guard kept.count == values.count else { return nil }
            self = .list(kept)
        default: return nil
        }
    }

    /// Numbers are compared by their bits: one that is not a number says the same as itself.
    package static func == (one: AttributeValue, other: AttributeValue) -> Bool {
        switch (one, other) {
        case (.text(let one), .text(let other)): one == other
        case (.number(let one), .number(let other)): one.bitPattern == other.bitPattern
        case (.date(let one), .date(let other)): one.hasBits(of: other)
        case (.url(let one), .url(let other)): one == other
        case (.data(let one), .data(let other)): one == other
        case (.list(let one), .list(let other)): one == other
        default: false
        }
    }

    /// The author's value.
    var value: any Sendable {
        switch self {
        case .text(let text): text
        case .number(let number): NSNumber(value: number)
        case .date(let date): date
        case .url(let url): url
        case .data(let data): data
        case .list(let values): values.map(\.value)
        }
    }

    var list: any Sendable { if case .list = self { value } else { [value] as [any Sendable] } }

    /// The words by which a person finds the value; none for bytes.
    package var words: [String] {
        switch self {
        case .text(let text): [text]
        case .number(let number): [number.formatted(.number.grouping(.never).locale(Self.plain))]
        case .date(let date): [date.formatted(.iso8601.year().month().day())]
        case .url(let url): [url.absoluteString]
        case .data: []
        case .list(let values): values.flatMap(\.words)
        }
    }

    /// The memory that the value takes, in bytes.
    var size: Int {
        switch self {
        case .text(let text): text.utf8.count
        case .number, .date: 8
        case .url(let url): url.absoluteString.utf8.count
        case .data(let data): data.count
        case .list(let values): values.reduce(0) { $0 + $1.size }
        }
    }

    private static let plain = Locale(identifier: "en_US_POSIX")
}

extension Date {
    /// The date has the same bits as another one, also if they are no number.
    func hasBits(of other: Date) -> Bool {
        timeIntervalSinceReferenceDate.bitPattern == other.timeIntervalSinceReferenceDate.bitPattern
    }
}

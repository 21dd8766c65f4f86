public import Foundation

/// The order of texts in the current language.
///
/// Foundation on Linux has only the order of the characters' numbers, and no way to add one to
/// `String.StandardComparator`; Apple's `.localizedStandard` is one of those.
public struct _LocalizedComparator: SortComparator, Codable, Sendable {
    public var order: SortOrder = .forward
    private var isStandard: Bool

    fileprivate init(isStandard: Bool) { self.isStandard = isStandard }

    public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
        let (first, second) = order == .forward ? (lhs, rhs) : (rhs, lhs)
        return isStandard
            ? first.localizedStandardCompare(second) : first.localizedCompare(second)
    }
}

extension SortComparator where Self == _LocalizedComparator {
    /// The order in which a file browser sorts names: of the current language, and by the numbers in
    /// them.
    public static var localizedStandard: Self { Self(isStandard: true) }

    /// The order of the current language.
    public static var localized: Self { Self(isStandard: false) }
}

extension SortDescriptor {
    /// Creates a descriptor that sorts by a text in an order of the current language.
    public init(
        _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: _LocalizedComparator,
        order: SortOrder = .forward
    ) {
        let path = keyPath.appending(path: \.[in: comparator])
        // Safe: `Sendable` has no representation, and both paths that this one is made of are.
        self.init(
            unsafeBitCast(path, to: (any KeyPath<Compared, LocalizedText> & Sendable).self),
            order: order)
    }
}

/// A text that is compared in an order of the current language.
private struct LocalizedText: Comparable {
    let text: String
    let comparator: _LocalizedComparator

    static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.comparator.compare(lhs.text, rhs.text) == .orderedAscending
    }
}

extension String {
    fileprivate subscript(in comparator: _LocalizedComparator) -> LocalizedText {
        LocalizedText(text: self, comparator: comparator)
    }
}

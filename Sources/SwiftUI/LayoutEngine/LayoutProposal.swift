/// The size that a parent proposes to an element.
///
/// A negative length means that none is proposed, which asks for the element's ideal length.
struct LayoutProposal: Equatable, Hashable {
    static let unspecified = LayoutProposal(width: none, height: none)
    /// The length of an axis without a proposal.
    static let none = -1.0

    var width: Double
    var height: Double

    init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// Creates a proposal of a size.
    init(_ size: LayoutSize) {
        self.init(width: size.width, height: size.height)
    }

    /// Returns the proposal minus some space, and never less than zero.
    func inset(_ across: Double, _ down: Double) -> LayoutProposal {
        LayoutProposal(
            width: width < 0 ? width : max(0, width - across),
            height: height < 0 ? height : max(0, height - down))
    }
}

/// The size that an element chooses.
struct LayoutSize: Equatable {
    var width = 0.0
    var height = 0.0

    /// The size within limits, because an author's arithmetic can return any number.
    var bounded: LayoutSize { LayoutSize(width: width.boundedLength, height: height.boundedLength) }
}

/// The distances of content from the edges of its box.
struct LayoutInsets: Equatable {
    var top = 0.0
    var leading = 0.0
    var bottom = 0.0
    var trailing = 0.0

    var across: Double { leading + trailing }
    var down: Double { top + bottom }
}

extension Double {
    /// The maximum length: a longer one is a mistake, and can't be drawn.
    static let longestLength = 100_000.0

    /// The number between zero and the maximum length; zero for NaN.
    var boundedLength: Double { isNaN ? 0 : Swift.min(Swift.max(self, 0), .longestLength) }

    /// The number within the distances that can be drawn; zero for NaN.
    var boundedDistance: Double {
        isNaN ? 0 : Swift.min(Swift.max(self, -.longestLength), .longestLength)
    }
}

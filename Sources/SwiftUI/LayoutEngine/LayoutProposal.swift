/// The room that an element is offered along both axes.
///
/// A negative length stands for none in particular, which asks for the element's ideal length.
struct LayoutProposal: Equatable, Hashable {
    static let unspecified = LayoutProposal(width: none, height: none)
    /// The length of an axis along which nothing in particular is offered.
    static let none = -1.0

    var width: Double
    var height: Double

    init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// The room that a size is.
    init(_ size: LayoutSize) {
        self.init(width: size.width, height: size.height)
    }

    /// The same room less some space, and never less than none.
    func inset(_ across: Double, _ down: Double) -> LayoutProposal {
        LayoutProposal(
            width: width < 0 ? width : max(0, width - across),
            height: height < 0 ? height : max(0, height - down))
    }
}

/// The room that an element takes.
struct LayoutSize: Equatable {
    var width = 0.0
    var height = 0.0

    /// The same size, where an author's arithmetic may have led anywhere.
    var bounded: LayoutSize {
        LayoutSize(width: width.boundedLength, height: height.boundedLength)
    }
}

/// The distances of a content from the edges of its box.
struct LayoutInsets: Equatable {
    var top = 0.0
    var leading = 0.0
    var bottom = 0.0
    var trailing = 0.0

    var across: Double { leading + trailing }
    var down: Double { top + bottom }
}

extension Double {
    /// The longest length: whatever is longer is a mistake, and can't be drawn.
    static let longestLength = 100_000.0

    /// Itself between nothing and the longest length; nothing if it is no number.
    var boundedLength: Double { isNaN ? 0 : Swift.min(Swift.max(self, 0), .longestLength) }

    /// Itself, as far as a distance can be drawn; nothing if it is no number.
    var boundedDistance: Double {
        isNaN ? 0 : Swift.min(Swift.max(self, -.longestLength), .longestLength)
    }
}

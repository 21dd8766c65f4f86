public import Foundation

/// The room that a view is offered; `nil` along an axis asks for the view's ideal length.
public struct ProposedViewSize: Equatable, Sendable {
    /// Points across.
    public var width: CGFloat?
    /// Points down.
    public var height: CGFloat?

    /// No room, which asks for the least size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Nothing in particular, which asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Endless room, which asks for the greatest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Offers some room.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Offers the room of a size.
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// The same as a size, with other lengths where none is offered.
    public func replacingUnspecifiedDimensions(
        by size: CGSize = CGSize(width: 10, height: 10)
    ) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

extension ProposedViewSize {
    init(_ offer: LayoutProposal) {
        self.init(
            width: offer.width < 0 ? nil : offer.width,
            height: offer.height < 0 ? nil : offer.height)
    }

    /// The same for the engine, where an author's arithmetic may have led anywhere.
    var offer: LayoutProposal {
        func length(_ length: CGFloat?) -> Double {
            guard let length, !length.isNaN else { return LayoutProposal.none }
            return max(0, length)
        }
        return LayoutProposal(width: length(width), height: length(height))
    }
}

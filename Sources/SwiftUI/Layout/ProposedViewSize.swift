public import Foundation

/// The size that is proposed to a view; `nil` along an axis asks for the view's ideal length.
public struct ProposedViewSize: Equatable, Sendable {
    /// The width in points.
    public var width: CGFloat?
    /// The height in points.
    public var height: CGFloat?

    /// A size of zero, which asks for the minimum size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// No proposal, which asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// An infinite size, which asks for the maximum size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Creates a proposal from two lengths.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Creates a proposal of a size.
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// Returns the proposal as a size, with other lengths where none is proposed.
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

    /// The proposal for the engine, within limits, because authors can return any number.
    var offer: LayoutProposal {
        func length(_ length: CGFloat?) -> Double {
            guard let length, !length.isNaN else { return LayoutProposal.none }
            return max(0, length)
        }
        return LayoutProposal(width: length(width), height: length(height))
    }
}

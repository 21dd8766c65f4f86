public import Foundation

/// A track of a lazy grid.
public struct GridItem: Sendable {
    /// The length across a track.
    public enum Size: Sendable {
        /// A fixed length.
        case fixed(CGFloat)
        /// A share of the space within limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many tracks of a share within limits as fit.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The length across the track.
    public var size: GridItem.Size
    /// Points to the next track; `nil` for the default.
    public var spacing: CGFloat?
    /// The alignment of views in the track; `nil` for the center.
    public var alignment: Alignment?

    /// Creates a track.
    public init(
        _ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
    ) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    fileprivate var track: ViewNode.TrackLayout.Track {
        func limit(_ length: CGFloat) -> Double? { length.isFinite ? Double(length) : nil }
        let length: ViewNode.TrackLayout.Length =
            switch size {
            case .fixed(let length): .fixed(Double(length).boundedLength)
            case .flexible(let minimum, let maximum):
                .flexible(minimum: Double(minimum).boundedLength, maximum: limit(maximum))
            case .adaptive(let minimum, let maximum):
                .adaptive(minimum: Double(minimum).boundedLength, maximum: limit(maximum))
            }
        return ViewNode.TrackLayout.Track(
            length: length, spacing: spacing.map { Double($0).boundedDistance },
            horizontal: alignment?.horizontal.position ?? .center,
            vertical: alignment?.vertical.position ?? .center)
    }
}

/// The headers and footers of sections that stay visible while the rest scrolls.
///
/// Views of a snippet don't scroll by themselves, so none is pinned.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Headers.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
    /// Footers.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}

/// Views in columns, filled row after row.
public nonisolated struct LazyVGrid<Content: View>: PrimitiveView {
    private let layout: ViewNode.TrackLayout
    private let content: Content

    /// Creates a grid.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = ViewNode.TrackLayout(
            isColumns: true, tracks: columns.map(\.track), spacing: spacing.map(Double.init),
            horizontal: alignment.position)
        self.content = content()
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        context.addStack(.tracks(layout), content)
    }
}

/// Views in rows, filled column after column.
public nonisolated struct LazyHGrid<Content: View>: PrimitiveView {
    private let layout: ViewNode.TrackLayout
    private let content: Content

    /// Creates a grid.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = ViewNode.TrackLayout(
            isColumns: false, tracks: rows.map(\.track), spacing: spacing.map(Double.init),
            vertical: alignment.position)
        self.content = content()
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        context.addStack(.tracks(layout), content)
    }
}

public import Foundation

/// The preferred visibility of an element.
public enum Visibility: Sendable, Hashable, CaseIterable {
    /// The choice that suits the context.
    case automatic
    /// Visible.
    case visible
    /// Hidden.
    case hidden
}

/// A horizontal side of a box, in reading direction.
public enum HorizontalEdge: Int8, Sendable, CaseIterable, Codable {
    /// The side where reading begins.
    case leading
    /// The side where reading ends.
    case trailing
}

/// A vertical side of a box.
public enum VerticalEdge: Int8, Sendable, CaseIterable, Codable {
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
}

/// The anchor in a view at which a popover is attached.
public enum PopoverAttachmentAnchor: Sendable {
    /// The source of a box.
    public enum Source: Sendable {
        /// A box within the view.
        case rect(CGRect)
        /// The whole view.
        case bounds
    }

    /// The anchor at a box.
    case rect(Source)
    /// The anchor at a point.
    case point(UnitPoint)
}

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
    private let value: Double

    /// About half of the screen.
    public static let medium = PresentationDetent(value: 0.5)
    /// The whole screen.
    public static let large = PresentationDetent(value: 1)

    /// Returns a fraction of the screen.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(value: Double(fraction))
    }

    /// Returns a height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(value: Double(height))
    }
}

/// The place of a search field.
public struct SearchFieldPlacement: Sendable {
    private init() {}

    /// The choice that suits the context.
    public static let automatic = SearchFieldPlacement()
    /// In a bar.
    public static let toolbar = SearchFieldPlacement()
    /// In the first column.
    public static let sidebar = SearchFieldPlacement()
    /// In the bar with the title.
    public static let navigationBarDrawer = SearchFieldPlacement()
}

/// The bar that contains a view's title.
public struct NavigationBarItem: Sendable {
    /// The display of the title in the bar.
    public enum TitleDisplayMode: Sendable {
        /// The display of the previous view.
        case automatic
        /// A small title in the middle.
        case inline
        /// A large title.
        case large
    }
}

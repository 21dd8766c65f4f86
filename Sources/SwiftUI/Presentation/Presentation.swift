public import Foundation

/// A wish that something be seen or not.
public enum Visibility: Sendable, Hashable, CaseIterable {
    /// As suits the place.
    case automatic
    /// Seen.
    case visible
    /// Not seen.
    case hidden
}

/// A side of a box across, in reading direction.
public enum HorizontalEdge: Int8, Sendable, CaseIterable, Codable {
    /// The side where reading begins.
    case leading
    /// The side where reading ends.
    case trailing
}

/// A side of a box up or down.
public enum VerticalEdge: Int8, Sendable, CaseIterable, Codable {
    /// The top.
    case top
    /// The bottom.
    case bottom
}

/// The place of a view beside which another would appear.
public enum PopoverAttachmentAnchor: Sendable {
    /// The place of a box.
    public enum Source: Sendable {
        /// A box within the view.
        case rect(CGRect)
        /// The whole view.
        case bounds
    }

    /// Beside a box.
    case rect(Source)
    /// At a point.
    case point(UnitPoint)
}

/// How tall a sheet would be.
public struct PresentationDetent: Hashable, Sendable {
    private let value: Double

    /// About half of the screen.
    public static let medium = PresentationDetent(value: 0.5)
    /// The whole screen.
    public static let large = PresentationDetent(value: 1)

    /// A part of the screen.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(value: Double(fraction))
    }

    /// Some points.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(value: Double(height))
    }
}

/// The place of a field to search in.
public struct SearchFieldPlacement: Sendable {
    private init() {}

    /// As suits the place.
    public static let automatic = SearchFieldPlacement()
    /// In a bar.
    public static let toolbar = SearchFieldPlacement()
    /// In the first column.
    public static let sidebar = SearchFieldPlacement()
    /// In the bar with the title.
    public static let navigationBarDrawer = SearchFieldPlacement()
}

/// The bar with the title of a view.
public struct NavigationBarItem: Sendable {
    /// How the title stands in the bar.
    public enum TitleDisplayMode: Sendable {
        /// As the view before.
        case automatic
        /// In the middle, small.
        case inline
        /// Large.
        case large
    }
}

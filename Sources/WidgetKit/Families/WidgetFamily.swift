package import Foundation

/// The size and shape of a widget.
@preconcurrency
public enum WidgetFamily: Int, CaseIterable, Sendable, CustomStringConvertible,
    CustomDebugStringConvertible
{
    /// A square that takes one place.
    case systemSmall
    /// Two places side by side.
    case systemMedium
    /// A square of four places.
    case systemLarge
    /// Eight places, twice as wide as high.
    case systemExtraLarge
    /// A small circle.
    case accessoryCircular
    /// A low rectangle.
    case accessoryRectangular
    /// One line of text.
    case accessoryInline
    /// A circle for the corner of a watch.
    case accessoryCorner

    /// The name of the case.
    public var description: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        case .accessoryCorner: "accessoryCorner"
        }
    }

    /// The name of the case.
    public var debugDescription: String { description }

    /// Creates the family whose `description` is a name.
    package init?(named name: String) {
        guard let family = Self.allCases.first(where: { $0.description == name }) else {
            return nil
        }
        self = family
    }

    /// The families that a board draws, smallest first; a page has no watch corner.
    package static let drawn: [WidgetFamily] = [
        .accessoryInline, .accessoryCircular, .accessoryRectangular, .systemSmall, .systemMedium,
        .systemLarge, .systemExtraLarge,
    ]

    /// The size that a provider receives, in points.
    package var displaySize: CGSize {
        switch self {
        case .systemSmall: CGSize(width: 170, height: 170)
        case .systemMedium: CGSize(width: 364, height: 170)
        case .systemLarge: CGSize(width: 364, height: 382)
        case .systemExtraLarge: CGSize(width: 752, height: 382)
        case .accessoryCircular, .accessoryCorner: CGSize(width: 76, height: 76)
        case .accessoryRectangular: CGSize(width: 170, height: 76)
        case .accessoryInline: CGSize(width: 234, height: 26)
        }
    }

    /// The family is one of the small ones beside a clock.
    var isAccessory: Bool {
        switch self {
        case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: false
        case .accessoryCircular, .accessoryCorner, .accessoryRectangular, .accessoryInline: true
        }
    }

    /// The points between the edge of a widget and its content.
    package var contentMargin: CGFloat { isAccessory ? 0 : 16 }
}

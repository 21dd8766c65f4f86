public import Foundation

/// A kind of alignment guide.
public protocol AlignmentID: SendableMetatype {
    /// Returns the default position of the guide in a view.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment guide, by which a view has a position of its own.
enum AlignmentKey: Hashable, Sendable {
    case horizontal(AlignmentGuide<ViewNode.HorizontalPosition>)
    case vertical(AlignmentGuide<ViewNode.VerticalPosition>)

    var isHorizontal: Bool { if case .horizontal = self { true } else { false } }
}

/// The guide of an alignment: a standard position, or a custom one, identified by its type.
enum AlignmentGuide<Position: Hashable & Sendable>: Hashable, Sendable {
    case usual(Position)
    case custom(any AlignmentID.Type)

    var isCustom: Bool { if case .custom = self { true } else { false } }

    static func == (one: Self, other: Self) -> Bool {
        switch (one, other) {
        case (.usual(let one), .usual(let other)): one == other
        case (.custom(let one), .custom(let other)): one == other
        case (.usual, .custom), (.custom, .usual): false
        }
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .usual(let position): hasher.combine(position)
        case .custom(let type): hasher.combine(ObjectIdentifier(type))
        }
    }
}

/// A position across a box, in reading direction.
public struct HorizontalAlignment: Sendable, Equatable {
    let guide: AlignmentGuide<ViewNode.HorizontalPosition>

    /// Creates an alignment with a custom guide.
    public init(_ id: any AlignmentID.Type) {
        guide = .custom(id)
    }

    init(position: ViewNode.HorizontalPosition) {
        guide = .usual(position)
    }

    /// The standard position; the center for a custom guide.
    var position: ViewNode.HorizontalPosition {
        if case .usual(let position) = guide { position } else { .center }
    }

    var key: AlignmentKey { .horizontal(guide) }

    /// Returns the default position of the guide in a view.
    func place(in dimensions: ViewDimensions) -> Double {
        switch guide {
        case .usual(.leading): 0
        case .usual(.center): dimensions.width / 2
        case .usual(.trailing): dimensions.width
        case .custom(let type): type.defaultValue(in: dimensions)
        }
    }

    /// The leading side.
    public static let leading = HorizontalAlignment(position: .leading)
    /// The middle.
    public static let center = HorizontalAlignment(position: .center)
    /// The trailing side.
    public static let trailing = HorizontalAlignment(position: .trailing)
}

/// A position down a box.
public struct VerticalAlignment: Sendable, Equatable {
    let guide: AlignmentGuide<ViewNode.VerticalPosition>

    /// Creates an alignment with a custom guide.
    public init(_ id: any AlignmentID.Type) {
        guide = .custom(id)
    }

    init(position: ViewNode.VerticalPosition) {
        guide = .usual(position)
    }

    /// The standard position; the center for a custom guide.
    var position: ViewNode.VerticalPosition {
        if case .usual(let position) = guide { position } else { .center }
    }

    var key: AlignmentKey { .vertical(guide) }

    /// Returns the default position of the guide in a view.
    func place(in dimensions: ViewDimensions) -> Double {
        switch guide {
        case .usual(.top): 0
        case .usual(.center): dimensions.height / 2
        case .usual(.bottom), .usual(.firstTextBaseline), .usual(.lastTextBaseline):
            dimensions.height
        case .custom(let type): type.defaultValue(in: dimensions)
        }
    }

    /// The top.
    public static let top = VerticalAlignment(position: .top)
    /// The middle.
    public static let center = VerticalAlignment(position: .center)
    /// The bottom.
    public static let bottom = VerticalAlignment(position: .bottom)
    /// On the baseline of the first line of text.
    public static let firstTextBaseline = VerticalAlignment(position: .firstTextBaseline)
    /// On the baseline of the last line of text.
    public static let lastTextBaseline = VerticalAlignment(position: .lastTextBaseline)
}

/// A position in a box.
public struct Alignment: Sendable, Equatable {
    /// The position across the box.
    public var horizontal: HorizontalAlignment
    /// The position down the box.
    public var vertical: VerticalAlignment

    /// Creates an alignment from its two directions.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The leading side.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The trailing side.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The top.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The bottom.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The top leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The top trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The bottom leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The bottom trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// Leading, on the baseline of the first line of text.
    public static let leadingFirstTextBaseline = Alignment(
        horizontal: .leading, vertical: .firstTextBaseline)
    /// Leading, on the baseline of the last line of text.
    public static let leadingLastTextBaseline = Alignment(
        horizontal: .leading, vertical: .lastTextBaseline)
    /// Centered, on the baseline of the first line of text.
    public static let centerFirstTextBaseline = Alignment(
        horizontal: .center, vertical: .firstTextBaseline)
    /// Centered, on the baseline of the last line of text.
    public static let centerLastTextBaseline = Alignment(
        horizontal: .center, vertical: .lastTextBaseline)
    /// Trailing, on the baseline of the first line of text.
    public static let trailingFirstTextBaseline = Alignment(
        horizontal: .trailing, vertical: .firstTextBaseline)
    /// Trailing, on the baseline of the last line of text.
    public static let trailingLastTextBaseline = Alignment(
        horizontal: .trailing, vertical: .lastTextBaseline)
}

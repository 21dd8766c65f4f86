/// A position across a box, in reading direction.
public struct HorizontalAlignment: Sendable, Equatable {
    let position: ViewNode.HorizontalPosition

    public static let leading = HorizontalAlignment(position: .leading)
    public static let center = HorizontalAlignment(position: .center)
    public static let trailing = HorizontalAlignment(position: .trailing)
}

/// A position down a box.
public struct VerticalAlignment: Sendable, Equatable {
    let position: ViewNode.VerticalPosition

    public static let top = VerticalAlignment(position: .top)
    public static let center = VerticalAlignment(position: .center)
    public static let bottom = VerticalAlignment(position: .bottom)
    public static let firstTextBaseline = VerticalAlignment(position: .firstTextBaseline)
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

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let leadingFirstTextBaseline = Alignment(
        horizontal: .leading, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Alignment(
        horizontal: .leading, vertical: .lastTextBaseline)
    public static let centerFirstTextBaseline = Alignment(
        horizontal: .center, vertical: .firstTextBaseline)
    public static let centerLastTextBaseline = Alignment(
        horizontal: .center, vertical: .lastTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(
        horizontal: .trailing, vertical: .firstTextBaseline)
    public static let trailingLastTextBaseline = Alignment(
        horizontal: .trailing, vertical: .lastTextBaseline)
}

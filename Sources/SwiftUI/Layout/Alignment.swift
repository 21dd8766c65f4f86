/// A position across a box, in reading direction.
public struct HorizontalAlignment: Sendable, Equatable {
    let position: ViewNode.HorizontalPosition

    /// At the leading side.
    public static let leading = HorizontalAlignment(position: .leading)
    /// In the middle.
    public static let center = HorizontalAlignment(position: .center)
    /// At the trailing side.
    public static let trailing = HorizontalAlignment(position: .trailing)
}

/// A position down a box.
public struct VerticalAlignment: Sendable, Equatable {
    let position: ViewNode.VerticalPosition

    /// At the top.
    public static let top = VerticalAlignment(position: .top)
    /// In the middle.
    public static let center = VerticalAlignment(position: .center)
    /// At the bottom.
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

    /// In the middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// At the leading side.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// At the trailing side.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// At the top.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// At the bottom.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// At the top leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// At the top trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// At the bottom leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// At the bottom trailing corner.
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

/// The way in which marks at one value share a place.
public struct MarkStackingMethod: Sendable, Hashable {
    enum Form { case standard, normalized, center, unstacked }
    let form: Form

    /// One on another, from zero.
    public static var standard: MarkStackingMethod { .init(form: .standard) }
    /// One on another, as shares of their sum.
    public static var normalized: MarkStackingMethod { .init(form: .normalized) }
    /// One on another, around the middle.
    public static var center: MarkStackingMethod { .init(form: .center) }
    /// One in front of another.
    public static var unstacked: MarkStackingMethod { .init(form: .unstacked) }
}

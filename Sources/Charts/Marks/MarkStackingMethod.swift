/// The stacking of marks at one value.
public struct MarkStackingMethod: Sendable, Hashable {
    enum Form { case standard, normalized, center, unstacked }
    let form: Form

    /// Stacked, from zero.
    public static var standard: MarkStackingMethod { .init(form: .standard) }
    /// Stacked, as fractions of their sum.
    public static var normalized: MarkStackingMethod { .init(form: .normalized) }
    /// Stacked, around the middle.
    public static var center: MarkStackingMethod { .init(form: .center) }
    /// In front of one another.
    public static var unstacked: MarkStackingMethod { .init(form: .unstacked) }
}

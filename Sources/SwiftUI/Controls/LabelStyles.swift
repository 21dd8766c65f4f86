/// The style that suits the context.
public nonisolated struct DefaultLabelStyle: PrimitiveLabelStyle, Sendable {
    public init() {}

    var kind: LabelStyleKind { .titleAndIcon }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The style that suits the context.
    nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// The icon beside the title.
public nonisolated struct TitleAndIconLabelStyle: PrimitiveLabelStyle, Sendable {
    public init() {}

    var kind: LabelStyleKind { .titleAndIcon }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The icon beside the title.
    nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

/// The title alone.
public nonisolated struct TitleOnlyLabelStyle: PrimitiveLabelStyle, Sendable {
    public init() {}

    var kind: LabelStyleKind { .titleOnly }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// The icon alone; screen readers read the title.
public nonisolated struct IconOnlyLabelStyle: PrimitiveLabelStyle, Sendable {
    public init() {}

    var kind: LabelStyleKind { .iconOnly }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone; screen readers read the title.
    nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
    /// Sets the style of labels inside.
    nonisolated public consuming func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        let primitive = style as? any PrimitiveLabelStyle
        return surroundings(primitive.map { .primitive($0.kind) } ?? .custom(style)) {
            swap(&$0, &$1.labelStyle)
        }
    }
}

public import Foundation

// How a sheet would look. A card isn't shown in one.
extension View {
    /// Would bound how tall a sheet is, and tell how tall; a card isn't shown in one.
    nonisolated public consuming func presentationDetents(
        _ detents: Set<PresentationDetent>,
        selection: Binding<PresentationDetent> = .constant(.large)
    ) -> some View {
        self
    }

    /// Would round the corners of a sheet; a card isn't shown in one.
    nonisolated public consuming func presentationCornerRadius(_ cornerRadius: CGFloat?)
        -> some View
    {
        self
    }

    /// Would fill a sheet; a card isn't shown in one.
    nonisolated public consuming func presentationBackground<S: ShapeStyle>(_ style: S)
        -> some View
    {
        self
    }

    /// Would lie behind the content of a sheet; a card isn't shown in one.
    nonisolated public consuming func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        self
    }

    /// Would let what lies behind a sheet be touched; a card isn't shown in one.
    nonisolated public consuming func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        self
    }

    /// Would say what a finger moves in a sheet; a card isn't shown in one.
    nonisolated public consuming func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View {
        self
    }

    /// Would say as what a view appears where there is little room; a card has none that appears.
    nonisolated public consuming func presentationCompactAdaptation(
        _ adaptation: PresentationAdaptation
    ) -> some View {
        self
    }

    /// Would say as what a view appears where there is little room; a card has none that appears.
    nonisolated public consuming func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation,
        vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        self
    }
}

/// The leave to touch what lies behind a sheet.
public struct PresentationBackgroundInteraction: Sendable {
    private init() {}

    /// As suits the sheet.
    public static var automatic: PresentationBackgroundInteraction { .init() }
    /// It can.
    public static var enabled: PresentationBackgroundInteraction { .init() }
    /// It can't.
    public static var disabled: PresentationBackgroundInteraction { .init() }

    /// It can, as long as the sheet isn't taller.
    public static func enabled(upThrough detent: PresentationDetent)
        -> PresentationBackgroundInteraction
    { .init() }
}

/// The thing that a finger moves in a sheet.
public struct PresentationContentInteraction: Equatable, Sendable {
    private let name: String

    /// As suits the sheet.
    public static var automatic: PresentationContentInteraction { .init(name: "automatic") }
    /// The sheet, then its content.
    public static var resizes: PresentationContentInteraction { .init(name: "resizes") }
    /// The content.
    public static var scrolls: PresentationContentInteraction { .init(name: "scrolls") }
}

/// As what a view appears.
public struct PresentationAdaptation: Sendable {
    private init() {}

    /// As suits the place.
    public static var automatic: PresentationAdaptation { .init() }
    /// As it is.
    public static var none: PresentationAdaptation { .init() }
    /// Beside another view.
    public static var popover: PresentationAdaptation { .init() }
    /// As a sheet.
    public static var sheet: PresentationAdaptation { .init() }
    /// Over the whole screen.
    public static var fullScreenCover: PresentationAdaptation { .init() }
}

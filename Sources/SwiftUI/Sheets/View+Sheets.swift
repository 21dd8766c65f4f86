public import Foundation

// Modifiers for sheets. A card isn't shown in one.
extension View {
    /// Sets and binds the height of a sheet; a card isn't shown in one.
    nonisolated public consuming func presentationDetents(
        _ detents: Set<PresentationDetent>,
        selection: Binding<PresentationDetent> = .constant(.large)
    ) -> some View {
        self
    }

    /// Rounds the corners of a sheet; a card isn't shown in one.
    nonisolated public consuming func presentationCornerRadius(_ cornerRadius: CGFloat?)
        -> some View
    {
        self
    }

    /// Fills a sheet; a card isn't shown in one.
    nonisolated public consuming func presentationBackground<S: ShapeStyle>(_ style: S)
        -> some View
    {
        self
    }

    /// Puts a view behind the content of a sheet; a card isn't shown in one.
    nonisolated public consuming func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        self
    }

    /// Lets a person touch the content behind a sheet; a card isn't shown in one.
    nonisolated public consuming func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        self
    }

    /// Sets what a swipe moves in a sheet; a card isn't shown in one.
    nonisolated public consuming func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View {
        self
    }

    /// Sets the presentation for compact sizes; a card presents no views.
    nonisolated public consuming func presentationCompactAdaptation(
        _ adaptation: PresentationAdaptation
    ) -> some View {
        self
    }

    /// Sets the presentation for compact sizes; a card presents no views.
    nonisolated public consuming func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation,
        vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        self
    }
}

/// The permission to touch the content behind a sheet.
public struct PresentationBackgroundInteraction: Sendable {
    private init() {}

    /// The permission that suits the sheet.
    public static var automatic: PresentationBackgroundInteraction { .init() }
    /// The content can be touched.
    public static var enabled: PresentationBackgroundInteraction { .init() }
    /// The content can't be touched.
    public static var disabled: PresentationBackgroundInteraction { .init() }

    /// Returns the permission as long as the sheet isn't taller than the detent.
    public static func enabled(upThrough detent: PresentationDetent)
        -> PresentationBackgroundInteraction
    { .init() }
}

/// The element that a swipe moves in a sheet.
public struct PresentationContentInteraction: Equatable, Sendable {
    private let name: String

    /// The element that suits the sheet.
    public static var automatic: PresentationContentInteraction { .init(name: "automatic") }
    /// The sheet first, then its content.
    public static var resizes: PresentationContentInteraction { .init(name: "resizes") }
    /// The content.
    public static var scrolls: PresentationContentInteraction { .init(name: "scrolls") }
}

/// The form in which a view is presented.
public struct PresentationAdaptation: Sendable {
    private init() {}

    /// The choice that suits the context.
    public static var automatic: PresentationAdaptation { .init() }
    /// The unchanged form.
    public static var none: PresentationAdaptation { .init() }
    /// A view beside another view.
    public static var popover: PresentationAdaptation { .init() }
    /// A sheet.
    public static var sheet: PresentationAdaptation { .init() }
    /// A cover of the whole screen.
    public static var fullScreenCover: PresentationAdaptation { .init() }
}

// Modifiers for scrolling. In a card all content is in place.
extension View {
    /// Sets when scrolled content bounces; a card doesn't scroll.
    nonisolated public consuming func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        self
    }

    /// Clips scrolled content or not; a card shows all of it.
    nonisolated public consuming func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        self
    }

    /// Dismisses the keyboard on scrolling; nothing is typed in a card.
    nonisolated public consuming func scrollDismissesKeyboard(
        _ mode: ScrollDismissesKeyboardMode
    ) -> some View {
        self
    }

    /// Flashes the scroll indicators when content appears; a card doesn't scroll.
    nonisolated public consuming func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

    /// Makes scrolled content stop at its views; a card doesn't scroll.
    nonisolated public consuming func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        self
    }

    /// Makes scrolled content stop at certain positions; a card doesn't scroll.
    nonisolated public consuming func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior)
        -> some View
    {
        self
    }

    /// Binds the identity of the view at the scroll position; a card doesn't scroll.
    nonisolated public consuming func scrollPosition(
        id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
    ) -> some View {
        self
    }

    /// Sets the initial scroll position; a card shows all content.
    nonisolated public consuming func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        self
    }
}

/// A behavior of scrolled content at its ends.
public struct ScrollBounceBehavior: Sendable {
    private init() {}

    /// The choice that suits the context.
    public static let automatic = ScrollBounceBehavior()
    /// Always.
    public static let always = ScrollBounceBehavior()
    /// Only if there is more content than fits.
    public static let basedOnSize = ScrollBounceBehavior()
}

/// A way in which scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Sendable {
    private init() {}

    /// The choice that suits the context.
    public static let automatic = ScrollDismissesKeyboardMode()
    /// At once.
    public static let immediately = ScrollDismissesKeyboardMode()
    /// Together with the finger.
    public static let interactively = ScrollDismissesKeyboardMode()
    /// Not at all.
    public static let never = ScrollDismissesKeyboardMode()
}

/// The positions at which scrolled content stops.
public protocol ScrollTargetBehavior {}

/// Positions at pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    public init() {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Positions at pages.
    public static var paging: PagingScrollTargetBehavior { .init() }
}

/// Positions at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// A limit to the number of views that are passed at once.
    public struct LimitBehavior: Sendable {
        private init() {}

        /// The choice that suits the context.
        public static let automatic = LimitBehavior()
        /// Always.
        public static let always = LimitBehavior()
        /// Never.
        public static let never = LimitBehavior()
    }

    /// Creates the places.
    public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Positions at views.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }

    /// Positions at views.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        .init(limitBehavior: limitBehavior)
    }
}

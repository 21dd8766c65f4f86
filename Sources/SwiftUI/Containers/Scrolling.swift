// How content would be moved. In a card all content is in place.
extension View {
    /// Would let moved content spring back; in a card no content is moved.
    nonisolated public consuming func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        self
    }

    /// Would cut off moved content or not; a card has all of it.
    nonisolated public consuming func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        self
    }

    /// Would put the keyboard away; nothing is typed in a card.
    nonisolated public consuming func scrollDismissesKeyboard(
        _ mode: ScrollDismissesKeyboardMode
    ) -> some View {
        self
    }

    /// Would tell where moved content stands when it appears; in a card no content is moved.
    nonisolated public consuming func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

    /// Would stop moved content at its views; in a card no content is moved.
    nonisolated public consuming func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        self
    }

    /// Would stop moved content at some places; in a card no content is moved.
    nonisolated public consuming func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior)
        -> some View
    {
        self
    }

    /// Would tell which view moved content stands at; in a card no content is moved.
    nonisolated public consuming func scrollPosition(
        id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
    ) -> some View {
        self
    }

    /// Would begin at some place of moved content; a card has all of it.
    nonisolated public consuming func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        self
    }
}

/// The way in which moved content springs back.
public struct ScrollBounceBehavior: Sendable {
    private init() {}

    /// As suits the place.
    public static let automatic = ScrollBounceBehavior()
    /// Always.
    public static let always = ScrollBounceBehavior()
    /// Where there is more than fits.
    public static let basedOnSize = ScrollBounceBehavior()
}

/// The way in which moving content puts the keyboard away.
public struct ScrollDismissesKeyboardMode: Sendable {
    private init() {}

    /// As suits the place.
    public static let automatic = ScrollDismissesKeyboardMode()
    /// At once.
    public static let immediately = ScrollDismissesKeyboardMode()
    /// With the finger.
    public static let interactively = ScrollDismissesKeyboardMode()
    /// Not at all.
    public static let never = ScrollDismissesKeyboardMode()
}

/// The places at which moved content stops.
public protocol ScrollTargetBehavior {}

/// Moved content stops at pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// Creates the places.
    public init() {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Moved content stops at pages.
    public static var paging: PagingScrollTargetBehavior { .init() }
}

/// Moved content stops at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// The number of views that are passed at a time.
    public struct LimitBehavior: Sendable {
        private init() {}

        /// As suits the place.
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
    /// Moved content stops at views.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }

    /// Moved content stops at views.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        .init(limitBehavior: limitBehavior)
    }
}

public import Foundation

/// The namespace of what `#Preview` is told about views.
public struct Preview: Sendable {
    /// The kind of traits that views have.
    public enum ViewTraits: Sendable {}
}

/// The circumstances in which a preview is to be shown.
public struct PreviewTrait<T>: Sendable {
    init() {}
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// As large as a screen.
    public static var defaultLayout: PreviewTrait<Preview.ViewTraits> { .init() }
    /// As large as the view.
    public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> { .init() }

    /// In a box of a size.
    public static func fixedLayout(
        width: CGFloat, height: CGFloat
    ) -> PreviewTrait<Preview.ViewTraits> {
        .init()
    }

    /// On a screen that is upright.
    public static var portrait: PreviewTrait<Preview.ViewTraits> { .init() }
    /// On a screen that lies on its left side.
    public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> { .init() }
    /// On a screen that lies on its right side.
    public static var landscapeRight: PreviewTrait<Preview.ViewTraits> { .init() }
    /// On a screen that is upside down.
    public static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> { .init() }
}

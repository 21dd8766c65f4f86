public import Foundation

/// A trait of a preview, such as its layout.
public struct PreviewTrait<T>: Sendable {
    package var layout: PreviewLayout?
    package var orientation: InterfaceOrientation?
    var modifier: HeldPreviewModifier?
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// A size as large as a screen.
    public static var defaultLayout: PreviewTrait<Preview.ViewTraits> { .init(layout: .device) }
    /// A size as large as the view.
    public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> {
        .init(layout: .sizeThatFits)
    }

    /// Returns a layout in a box of a size.
    public static func fixedLayout(
        width: CGFloat, height: CGFloat
    ) -> PreviewTrait<Preview.ViewTraits> {
        .init(layout: .fixed(width: width, height: height))
    }

    /// An upright screen.
    public static var portrait: PreviewTrait<Preview.ViewTraits> { .init(orientation: .portrait) }
    /// A screen turned to its left side.
    public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> {
        .init(orientation: .landscapeLeft)
    }
    /// A screen turned to its right side.
    public static var landscapeRight: PreviewTrait<Preview.ViewTraits> {
        .init(orientation: .landscapeRight)
    }
    /// A screen turned upside down.
    public static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> {
        .init(orientation: .portraitUpsideDown)
    }

    /// Returns a trait with a modifier around the view, such as for objects that it reads.
    @MainActor
    public static func modifier(
        _ modifier: some PreviewModifier
    ) -> PreviewTrait<Preview.ViewTraits> {
        .init(modifier: HeldPreviewModifier(modifier: modifier))
    }
}

/// A modifier around previewed views.
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// The view that the modifier makes.
    associatedtype Body: View
    /// The type of the shared context, which is expensive to create.
    associatedtype Context = Void
    /// The previewed view.
    typealias Content = PreviewModifierContent

    /// Creates the shared context.
    ///
    /// Unspecified by Apple; the page of previews calls it each time that it draws a preview.
    static func makeSharedContext() async throws -> Self.Context

    /// Returns the previewed view with the modifier's changes.
    @ViewBuilder func body(content: Self.Content, context: Self.Context) -> Self.Body
}

extension PreviewModifier where Context == Void {
    /// Creates an empty context.
    public static func makeSharedContext() async throws {}
}

/// The view that a preview modifier modifies.
public nonisolated struct PreviewModifierContent: PrimitiveView {
    let content: AnyView

    @MainActor
    package func draw(in context: inout ResolveContext) {
        content._draw(in: &context)
    }
}

/// A modifier that a trait keeps until its preview is drawn.
// Safe: it comes from the main actor, and only the main actor reads it.
struct HeldPreviewModifier: @unchecked Sendable {
    private let modifier: any PreviewModifier

    @MainActor
    init(modifier: any PreviewModifier) {
        self.modifier = modifier
    }

    @MainActor
    func applied(to view: AnyView) async throws -> AnyView {
        try await Self.apply(modifier, to: view)
    }

    @MainActor
    private static func apply<Modifier: PreviewModifier>(
        _ modifier: Modifier, to view: AnyView
    ) async throws -> AnyView {
        let context = try await Modifier.makeSharedContext()
        return AnyView(
            modifier.body(content: PreviewModifierContent(content: view), context: context))
    }
}

public import Foundation

/// A picture from an address, which is fetched while the view is shown.
///
/// As in a widget of Apple's, nothing is fetched for a card: what stands there meanwhile is drawn. An
/// intent that wants the picture fetches it before it returns its view.
public nonisolated struct AsyncImage<Content: View>: PrimitiveView {
    private let content: Content

    /// Creates a picture with a closure for each state of fetching it.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.content = content(.empty)
    }

    /// Creates a picture that is drawn gray meanwhile.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        content = Image(decorative: "")
    }

    /// Creates a picture with what stands there meanwhile.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.content = _ConditionalContent(storage: .second(placeholder()))
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        if content is Image {
            Rectangle().fill(.fill)._draw(in: &context)
        } else {
            content._draw(in: &context)
        }
    }
}

/// The state of fetching a picture.
public enum AsyncImagePhase: Sendable {
    /// Nothing is there yet.
    case empty
    /// The picture is there.
    case success(Image)
    /// There is no picture, for a reason.
    case failure(any Error)

    /// The picture, if it is there.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// The reason why there is none.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}

public import Foundation

/// A picture from an address, which the client fetches while it shows the card.
///
/// Clients fetch from the hosts that the app names (`pictureHosts`). For any other host, the card
/// shows the author's view for a failure, and the author is informed. A card contains the view
/// shown during the fetch, the picture, and the view shown if the fetch fails.
public nonisolated struct AsyncImage<Content: View>: PrimitiveView {
    private let url: URL?
    private let scale: Double
    private let content: (AsyncImagePhase) -> Content

    /// Creates a picture with a closure for each state of the fetch.
    ///
    /// A card ignores the transaction.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = Double(scale)
        self.content = content
    }

    /// Creates a picture that is gray during the fetch, and as large as fits its place.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale) { $0.image ?? Image(decorative: "") }
    }

    /// Creates a picture with a placeholder during the fetch.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image {
                content(image)
            } else {
                placeholder()
            }
        }
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        guard let url else { return draw(.empty, in: &context) }
        guard PictureHosts.current.allows(url) else {
            context.report(PictureHosts.finding(refused: url))
            return draw(.failure(PictureProblem.notAllowed), in: &context)
        }
        let box = context.path.id
        let mark = context.path.pushContainer()
        let id = context.path.id
        let inside = context.path.pushContainer()
        let phases = [
            part("_e", .empty, in: &context),
            part("_s", .success(Image(remote: url)), in: &context),
            part("_f", .failure(PictureProblem.notFetched), in: &context),
        ]
        context.path.pop(to: inside)
        context.path.pop(to: mark)
        // Attributes of the picture apply to the box, whose only child is its phases.
        context.nodes.append(
            ViewNode(
                id: box, kind: .box,
                children: [ViewNode(id: id, kind: .stack(.phases), children: phases)]))
    }

    @MainActor
    private func part(
        _ name: StaticString, _ phase: AsyncImagePhase, in context: inout ResolveContext
    ) -> ViewNode {
        let mark = context.path.push(name)
        let id = context.path.id
        let children = context.path.pushContainer()
        let nodes = context.nodes { draw(phase, in: &$0) }
        context.path.pop(to: children)
        context.path.pop(to: mark)
        return ViewNode(id: id, kind: .box, children: nodes)
    }

    @MainActor
    private func draw(_ phase: AsyncImagePhase, in context: inout ResolveContext) {
        let view = context.running { content(phase) }
        if let image = view as? Image, phase.image == nil, image.isEmpty {
            Rectangle().fill(.fill)._draw(in: &context)
        } else {
            view._draw(in: &context)
        }
    }
}

/// The state of fetching a picture.
public enum AsyncImagePhase: Sendable {
    /// The picture isn't available yet.
    case empty
    /// The picture is available.
    case success(Image)
    /// The picture couldn't be loaded, for a reason.
    case failure(any Error)

    /// The picture, if it is available.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }

    /// The reason why the picture couldn't be loaded.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// The reason why the picture isn't available.
enum PictureProblem: Error {
    /// The app doesn't name the picture's host.
    case notAllowed
    /// The client couldn't fetch it, or it isn't a picture.
    case notFetched
}

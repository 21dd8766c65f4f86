package import Foundation

/// A view whose content is made for its size and the sizes of its parts, such as a chart, whose
/// plot takes the space that its labels leave.
package nonisolated struct MeasuringReader<Content: View>: PrimitiveView {
    private let content: @MainActor (MeasuredRoom) -> Content

    /// Creates a view whose content is made for its size.
    package init(@ViewBuilder content: @escaping @MainActor (MeasuredRoom) -> Content) {
        self.content = content
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        let live = context.liveParts()
        let (content, id) = (content, context.path.id.rawValue)
        context.addReader { proxy, context in
            let room = MeasuredRoom(
                size: proxy.size, environment: context.environment, id: id, live: live)
            let view = context.running { content(room) }
            context.resume(live)
            for issue in room.issues { context.reportOnce(issue) }
            view._draw(in: &context)
        }
    }
}

/// The size of a view that is being made, with a way to measure other views.
@MainActor
package final class MeasuredRoom {
    /// The size, in points.
    package let size: CGSize
    /// The environment of the view.
    package let environment: EnvironmentValues
    fileprivate private(set) var issues: [String] = []
    private let id: String
    private let live: LiveParts

    fileprivate init(size: CGSize, environment: EnvironmentValues, id: String, live: LiveParts) {
        self.size = size
        self.environment = environment
        self.id = id
        self.live = live
    }

    /// Returns the size that a view chooses for a proposed size; its ideal size if none is proposed.
    package func size(of view: some View, in room: CGSize? = nil) -> CGSize {
        guard let engine = live.engine else { return .zero }
        let size = engine.size(
            of: nodes(of: view),
            in: room.map { LayoutProposal(width: Double($0.width), height: Double($0.height)) }
                ?? .unspecified)
        return CGSize(width: size.width, height: size.height)
    }

    /// Returns the characters of a text for the reader of the view.
    package func characters(of text: Text) -> String {
        var environment = environment
        return text.plainText(in: &environment)
    }

    /// Records a mistake of the view's author.
    package func report(_ issue: String) {
        issues.append(issue)
    }

    private func nodes(of view: some View) -> [ViewNode] {
        var context = ResolveContext(environment: environment, beside: live)
        _ = context.path.replace(with: id + "_m")
        let nodes = context.label { view._draw(in: &$0) }
        context.settle(live)
        return nodes
    }
}

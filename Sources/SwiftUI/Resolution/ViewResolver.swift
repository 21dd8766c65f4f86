/// Resolves a view into a tree for renderers.
package enum ViewResolver {
    /// Resolves a view in one synchronous pass.
    ///
    /// The same view in the same environment, and for the same moment, gives the same tree,
    /// identities included. Pictures that can't be drawn are reported to the author, if `pictures`
    /// knows of them.
    @MainActor
    package static func resolve(
        _ view: any View, environment: EnvironmentValues = EnvironmentValues(),
        pictures: any PictureMeasuring = UnknownPictures(), moment: DrawnMoment = DrawnMoment()
    ) -> ResolvedView {
        var context = ResolveContext(
            environment: environment, pictures: pictures, moment: moment)
        context.environment.cardTextSize = environment.dynamicTypeSize
        view._draw(in: &context)
        context.keepWithinBounds()
        if let live = context.live { context.finish(live) }
        return ResolvedView(
            tree: ViewTree(nodes: context.nodes), actions: context.record.actions,
            states: context.record.states, issues: context.record.issues, live: context.live,
            nextMoment: context.record.nextMoment)
    }
}

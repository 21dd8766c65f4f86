/// Turns a view into what a renderer draws.
package enum ViewResolver {
    /// Resolves a view in one synchronous pass.
    ///
    /// The same view in the same surroundings, and for the same moment, gives the same tree, identities included. The
    /// author is told of pictures that can't be drawn, as far as `pictures` knows.
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

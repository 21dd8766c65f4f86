/// Two transitions at once.
nonisolated struct CombinedTransition<First: Transition, Second: Transition>: KnownTransition {
    let first: First
    let second: Second

    @MainActor
    static var properties: TransitionProperties {
        TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
    }

    @MainActor
    func ownMotion(
        _ phase: TransitionPhase, in context: inout ResolveContext
    ) -> ViewNode.Transition.Motion {
        first.motion(phase, in: &context).combined(with: second.motion(phase, in: &context))
    }

    @MainActor
    func ownPlace(_ view: any View) -> any View { second.inPlace(first.inPlace(view)) }

    @MainActor
    var ownTiming: ViewNode.Timing? { second.timing ?? first.timing }
}

/// A transition with a separate timing.
nonisolated struct TimedTransition<Inner: Transition>: KnownTransition {
    let transition: Inner
    let given: ViewNode.Timing

    @MainActor
    static var properties: TransitionProperties { Inner.properties }

    @MainActor
    func ownMotion(
        _ phase: TransitionPhase, in context: inout ResolveContext
    ) -> ViewNode.Transition.Motion { transition.motion(phase, in: &context) }

    @MainActor
    func ownPlace(_ view: any View) -> any View { transition.inPlace(view) }

    @MainActor
    var ownTiming: ViewNode.Timing? { given }
}

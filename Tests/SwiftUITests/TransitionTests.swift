import Testing

@testable import SwiftUI

@Suite("How views come and go")
@MainActor
struct TransitionTests {
    private func transition(_ transition: AnyTransition) -> ViewNode.Transition? {
        for case .transition(let found) in attributes(Text("a").transition(transition)) {
            return found
        }
        return nil
    }

    @Test("A transition is an attribute outside all others")
    func attribute() {
        let last = attributes(Text("a").padding().opacity(0.5).transition(.opacity)).last
        #expect(
            last
                == .transition(
                    .init(
                        insertion: .init(fades: true), removal: .init(fades: true),
                        hasMotion: false)))
    }

    @Test("What comes from a side goes back there, or across")
    func sides() {
        #expect(transition(.move(edge: .bottom))?.insertion.edge == .bottom)
        #expect(transition(.move(edge: .bottom))?.removal.edge == .bottom)
        #expect(transition(.slide)?.insertion.edge == .leading)
        #expect(transition(.slide)?.removal.edge == .trailing)
        #expect(transition(.push(from: .top))?.removal.edge == .bottom)
        #expect(transition(.push(from: .top))?.removal.fades == true)
    }

    @Test("Ways combine, and differ for coming and going")
    func combined() {
        let both = transition(.scale.combined(with: .opacity))
        #expect(both?.insertion == .init(fades: true, scale: 0))
        let one = transition(.asymmetric(insertion: .opacity, removal: .offset(x: 3)))
        #expect(one?.insertion == .init(fades: true))
        #expect(one?.removal == .init(x: 3))
    }

    @Test("Without an animation it comes and goes at once")
    func identity() {
        #expect(transition(.identity)?.insertion.isNothing == true)
        #expect(transition(.slide.animation(nil))?.removal.isNothing == true)
        #expect(transition(.slide.animation(.default))?.removal.edge == .trailing)
    }

    @Test("A transition's own animation is told with it")
    func timing() {
        #expect(transition(.opacity)?.timing == nil)
        let timed = transition(.opacity.animation(.linear(duration: 1)))
        #expect(timed?.timing == .init(duration: 1, curve: .linear))
        let both = transition(.scale.animation(.easeIn).combined(with: .opacity))
        #expect(both?.timing?.duration == 0.35)
        #expect(
            transition(AnyTransition(OpacityTransition().animation(nil)))?.timing
                == ViewNode.Timing.none)
    }

    @Test("What grows around a point is moved so that the point stays")
    func anchors() {
        #expect(
            transition(.scale(scale: 0.5, anchor: .topTrailing))?.insertion
                == .init(scale: 0.5, widths: 0.25, heights: -0.25))
        #expect(
            transition(AnyTransition(Unfold()))?.insertion
                == .init(fades: true, scale: 0, widths: -0.5, heights: -0.5))
        let lifted = AnyTransition.scale(scale: 0, anchor: .top).combined(with: .offset(y: 4))
        #expect(transition(lifted)?.removal == .init(scale: 0, y: 4, heights: -0.5))
    }

    @Test("What doesn't move says so, and what is put together moves where a part of it does")
    func motion() {
        #expect(transition(.opacity)?.hasMotion == false)
        #expect(transition(.opacity.animation(.easeIn))?.hasMotion == false)
        #expect(transition(.slide)?.hasMotion == true)
        #expect(transition(.opacity.combined(with: .slide))?.hasMotion == true)
        #expect(transition(AnyTransition(Lift()))?.hasMotion == true)
        #expect(transition(AnyTransition(Unfold()))?.hasMotion == false)
        let calm = AsymmetricTransition(insertion: .opacity, removal: Unfold())
        #expect(transition(AnyTransition(calm))?.hasMotion == false)
        #expect(
            transition(AnyTransition(calm.combined(with: .scale).animation(nil)))?.hasMotion
                == true)
        #expect(
            transition(.modifier(active: Shift(x: 30), identity: Shift(x: 0)))?.hasMotion == true)
    }

    @Test("A transition of one's own is told by what it changes")
    func own() {
        let own = transition(AnyTransition(Lift()))
        #expect(own?.insertion == .init(fades: true, scale: 0.5, y: 20))
        #expect(own?.removal == .init(fades: true, scale: 0.5, y: -20))
        #expect(transition(AnyTransition(Tint()))?.insertion == .init(fades: true))
        let pair = transition(AnyTransition(Lift().combined(with: .move(edge: .top))))
        #expect(pair?.insertion == .init(fades: true, scale: 0.5, edge: .top, y: 20))
    }

    @Test("A modifier that turns into another is told by what it changes")
    func modifiers() {
        let found = transition(.modifier(active: Shift(x: 30), identity: Shift(x: 0)))
        #expect(found?.insertion == .init(x: 30))
        #expect(found?.removal == .init(x: 30))
    }

    @Test("What is there is drawn as it is between coming and going")
    func inPlace() {
        let all = attributes(Text("a").transition(Tint()))
        #expect(all.contains(.padding(.init(top: 3, leading: 3, bottom: 3, trailing: 3))))
        #expect(!attributes(Text("a").transition(Lift())).contains(.scale(0.5)))
    }

    @Test("Transitions that are types do what those of the same names do")
    func types() {
        #expect(transition(AnyTransition(.push(from: .top))) == transition(.push(from: .top)))
        #expect(transition(AnyTransition(.slide)) == transition(.slide))
        #expect(transition(AnyTransition(.scale)) == transition(.scale))
        #expect(transition(AnyTransition(.offset(x: 2, y: 3))) == transition(.offset(x: 2, y: 3)))
        #expect(
            transition(AnyTransition(.move(edge: .leading))) == transition(.move(edge: .leading)))
        #expect(transition(AnyTransition(.identity)) == transition(.identity))
        #expect(
            transition(AnyTransition(.blurReplace))?.insertion == .init(fades: true, scale: 0.9))
        let asymmetric = AsymmetricTransition(insertion: .opacity, removal: .offset(x: 3))
        #expect(
            transition(AnyTransition(asymmetric))
                == transition(.asymmetric(insertion: .opacity, removal: .offset(x: 3))))
    }
}

/// Comes from below and goes up.
private struct Lift: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .scaleEffect(phase.isIdentity ? 1 : 0.5)
            .offset(y: -20 * phase.value)
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

/// Grows from its corner, which its author doesn't call a movement.
private struct Unfold: Transition {
    static let properties = TransitionProperties(hasMotion: false)

    func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .scaleEffect(phase.isIdentity ? 1 : 0, anchor: .topLeading)
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

/// Changes nothing that a client moves.
private struct Tint: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.padding(phase.isIdentity ? 3 : 0).foregroundStyle(.red)
    }
}

private struct Shift: ViewModifier {
    let x: Double
    func body(content: Content) -> some View { content.offset(x: x) }
}

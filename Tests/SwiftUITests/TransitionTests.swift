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
                == .transition(.init(insertion: .init(fades: true), removal: .init(fades: true))))
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
}

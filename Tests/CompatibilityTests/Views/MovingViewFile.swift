import SwiftUI
import Testing

// How apps write views that move: only Apple's names.

private struct Twirl: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .scaleEffect(phase.isIdentity ? 1 : 0.5)
            .opacity(phase.isIdentity ? 1 : 0)
            .blur(radius: phase.isIdentity ? 0 : 10)
            .rotationEffect(
                .degrees(phase == .willAppear ? 360 : phase == .didDisappear ? -360 : 0))
    }
}

extension Transition where Self == Twirl {
    fileprivate static var twirl: Twirl { Twirl() }
}

extension AnyTransition {
    fileprivate static var moveAndFade: AnyTransition {
        .asymmetric(
            insertion: .move(edge: .trailing).combined(with: .opacity),
            removal: .scale.combined(with: .opacity))
    }
}

private struct ScoreView: View {
    let score: Int

    private let spring = Animation.interpolatingSpring(stiffness: 170, damping: 15).delay(0.1)

    var body: some View {
        VStack {
            Text("\(score)")
                .contentTransition(.numericText(value: Double(score)))
                .animation(.spring(duration: 0.4, bounce: 0.2), value: score)
            if score > 3 { Image(systemName: "star.fill").transition(.twirl) }
            if score > 5 { Text("Great").transition(.moveAndFade) }
            if score > 7 { Text("Super").transition(.blurReplace) }
            if score > 9 { Text("!").transition(.push(from: .bottom)) }
            Capsule().frame(width: CGFloat(score) * 10, height: 8)
                .animation(spring, value: score)
                .transaction { $0.disablesAnimations = score == 0 }
            GeometryReader { proxy in
                let frame = proxy.frame(in: .named("board"))
                Circle().offset(x: frame.minX)
            }
            Canvas { context, size in
                context.fill(
                    Path(ellipseIn: CGRect(origin: .zero, size: size)),
                    with: .radialGradient(
                        Gradient(colors: [.yellow, .orange]),
                        center: CGPoint(x: size.width / 2, y: size.height / 2), startRadius: 0,
                        endRadius: size.width / 2))
            }
        }
        .coordinateSpace(.named("board"))
    }
}

@MainActor
@Suite struct MovingViewFile {
    @Test("A file with views that move compiles as it stands")
    func compiles() {
        _ = ScoreView(score: 10)
        #expect(TransitionPhase.didDisappear.value == 1)
        #expect(Animation.easeIn(duration: 1) != .easeIn(duration: 1).delay(1))
    }
}

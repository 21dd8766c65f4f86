import Testing

@testable import SwiftUI

@Suite("How changes take their time")
@MainActor
struct AnimationTests {
    private func timing(_ view: some View) -> ViewNode.Timing? {
        for case .timing(let timing) in attributes(view) { return timing }
        return nil
    }

    @Test("An animation is told with the view that it is for")
    func told() {
        let found = timing(Text("a").animation(.easeIn(duration: 0.5), value: 1))
        #expect(found == .init(duration: 0.5, curve: .bezier(x1: 0.42, y1: 0, x2: 1, y2: 1)))
        let body = timing(Text("a").animation(.linear) { $0.opacity(0.5) })
        #expect(body == .init(duration: 0.35, curve: .linear))
    }

    @Test("Without an animation changes come at once")
    func none() {
        #expect(timing(Text("a").animation(nil, value: 1)) == ViewNode.Timing.none)
        #expect(timing(Text("a")) == nil)
    }

    @Test("Circumstances change the animation, or leave it")
    func circumstances() {
        #expect(timing(Text("a").transaction { $0.animation = nil }) == ViewNode.Timing.none)
        #expect(
            timing(Text("a").transaction { $0.disablesAnimations = true }) == ViewNode.Timing.none)
        #expect(timing(Text("a").transaction { $0.animation = .linear })?.duration == 0.35)
        #expect(
            timing(Text("a").transaction { $0.animation = .default }) == Animation.default.timing)
        #expect(timing(Text("a").transaction { $0.isContinuous = true }) == nil)
    }

    @Test("The animation closest to what changes counts")
    func closest() {
        let view = Text("a").animation(.linear(duration: 1), value: 1).animation(.easeOut, value: 2)
        #expect(timing(view)?.duration == 1)
        #expect(attributes(view).count == 1)
    }

    @Test("A speed counts for the pauses before it, and not for those after it")
    func delayAndSpeed() {
        let before = Animation.linear(duration: 1).delay(1).speed(2).timing
        #expect(before.duration == 0.5 && before.delay == 0.5)
        let after = Animation.linear(duration: 1).speed(2).delay(1).timing
        #expect(after.duration == 0.5 && after.delay == 1)
        // Bounds are for what comes out.
        let fast = Animation.linear(duration: 4).delay(3).speed(4).timing
        #expect(fast.duration == 1 && fast.delay == 0.75)
        #expect(
            Animation.spring(duration: 2).speed(4).timing == Animation.spring(duration: 0.5).timing)
    }

    @Test("An animation takes two seconds at most, and its numbers can be drawn")
    func bounds() {
        #expect(Animation.linear(duration: 60).timing.duration == 2)
        #expect(Animation.linear(duration: -1).timing.duration == 0)
        #expect(Animation.easeIn(duration: .nan).timing.duration == 0)
        #expect(Animation.linear.delay(.infinity).timing.delay == 0)
        #expect(
            Animation.timingCurve(-1, 2, 5, -2).timing.curve
                == .bezier(x1: 0, y1: 2, x2: 1, y2: -2))
        #expect(Animation.spring(response: .nan, dampingFraction: .nan).timing.duration == 0)
        #expect(Animation.interpolatingSpring(stiffness: 0, damping: 1).timing.duration == 0)
    }

    @Test("A spring comes to rest in its time, and one that bounces overshoots")
    func springs() throws {
        for spring in [Animation.default, .smooth, .snappy, .bouncy, .interactiveSpring] {
            let timing = spring.timing
            let end = try #require(timing.curve.springProgress(after: timing.duration))
            #expect(abs(1 - end) < 0.01, "\(spring)")
            #expect(timing.duration > 0.1 && timing.duration < 2)
        }
        func highest(_ animation: Animation) -> Double {
            (0...200).compactMap { animation.timing.curve.springProgress(after: Double($0) / 100) }
                .max() ?? 0
        }
        #expect(highest(.smooth) <= 1)
        #expect(highest(.snappy) > 1 && highest(.snappy) < highest(.bouncy))
        #expect(highest(.spring(duration: 0.5, bounce: -0.5)) < 1)
    }

    @Test("A spring of a mass is the spring of its frequency and damping")
    func mass() throws {
        let animation = Animation.interpolatingSpring(mass: 1, stiffness: 100, damping: 20)
        guard case .spring(let response, let damping) = animation.timing.curve else {
            Issue.record("no spring")
            return
        }
        #expect(abs(response - 0.628) < 0.001)
        #expect(damping == 1)
    }
}

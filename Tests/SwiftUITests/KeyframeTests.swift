import Foundation
import SwiftUI
import Testing

/// The ways of values through keyframes.
@Suite struct KeyframeTests {
    private struct Pose: Equatable {
        var angle = Angle.zero
        var scale = 1.0
        var place = CGPoint.zero
    }

    private func isClose(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-9 }

    @Test("Lines lead from one value to the next, and stay at the last one")
    func lines() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10, duration: 2)
            LinearKeyframe(0, duration: 1)
        }
        #expect(timeline.duration == 3)
        #expect(timeline.value(time: -1) == 0 && timeline.value(time: 1) == 5)
        #expect(timeline.value(time: 2.5) == 5 && timeline.value(time: 9) == 0)
        #expect(timeline.value(progress: 1.0 / 3) == 5)
        #expect(timeline.value(time: .nan) == 0 && timeline.value(progress: .infinity) == 0)
    }

    @Test("A line has the speed of its curve")
    func curvedLines() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(1, duration: 1, timingCurve: .easeInOut)
        }
        #expect(isClose(timeline.value(time: 0.5), 0.5))
        #expect(timeline.value(time: 0.1) < 0.05)
    }

    @Test("Curves go on without corners")
    func curves() {
        let rise = KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(1, duration: 1) }
        #expect(isClose(rise.value(time: 0.25), 0.15625))
        let through = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(1, duration: 1)
            CubicKeyframe(3, duration: 1)
        }
        // In the middle it has the direction from 0 to 3.
        #expect(isClose(through.value(time: 0.5), 0.3125))
        let after = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(1, duration: 1)
            CubicKeyframe(1, duration: 1)
        }
        #expect(isClose(after.value(time: 1.5), 1.125))
        let own = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(0, duration: 2, startVelocity: 4, endVelocity: 0)
        }
        #expect(isClose(own.value(time: 1), 1))
        let before = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(0, duration: 1)
            LinearKeyframe(2, duration: 1)
        }
        #expect(isClose(before.value(time: 0.5), -0.25))
    }

    @Test("What comes after a spring begins where the spring is")
    func springs() {
        let spring = Spring(duration: 0.4, bounce: 0.3)
        let timeline = KeyframeTimeline(initialValue: 2.0) {
            SpringKeyframe(4, duration: 0.1, spring: spring)
            LinearKeyframe(2, duration: 1)
        }
        let reached = 2 + spring.value(target: 2.0, time: 0.1)
        #expect(isClose(timeline.value(time: 0.1), reached))
        #expect(isClose(timeline.value(time: 0.6), (reached + 2) / 2))
        let resting = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1, spring: .bouncy) }
        #expect(resting.duration == Spring.bouncy.settlingDuration)
        #expect(abs(resting.value(progress: 1) - 1) <= 0.001)
    }

    @Test("A move takes no time")
    func moves() {
        let timeline = KeyframeTimeline(initialValue: 1.0) {
            LinearKeyframe(2, duration: 1)
            MoveKeyframe(7)
            LinearKeyframe(9, duration: 1)
        }
        #expect(timeline.duration == 2)
        #expect(timeline.value(time: 0.999) < 2 && timeline.value(time: 1) == 7)
        #expect(timeline.value(time: 1.5) == 8)
    }

    @Test("Tracks of several properties go their own ways")
    func tracks() {
        let timeline = KeyframeTimeline(initialValue: Pose()) {
            KeyframeTrack(\.angle) {
                LinearKeyframe(.degrees(90), duration: 1)
                LinearKeyframe(.zero, duration: 3)
            }
            KeyframeTrack(\.place) { LinearKeyframe(CGPoint(x: 2, y: 4), duration: 2) }
        }
        let pose = timeline.value(time: 1)
        #expect(pose.scale == 1 && pose.place == CGPoint(x: 1, y: 2))
        #expect(isClose(pose.angle.degrees, 90))
        #expect(timeline.value(time: 4) == Pose(place: CGPoint(x: 2, y: 4)))
        #expect(timeline.duration == 4)
    }

    @Test("Keyframes are made of others, and by loops and choices")
    func composed() {
        struct Pulse: KeyframeTrackContent {
            var body: some KeyframeTrackContent<Double> {
                LinearKeyframe(1, duration: 1)
                LinearKeyframe(0, duration: 1)
            }
        }
        struct Grow: Keyframes {
            var body: some Keyframes<Pose> {
                KeyframeTrack(\.scale) { Pulse() }
            }
        }
        let isLong = true
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            for goal in [1.0, 2] { LinearKeyframe(goal, duration: 1) }
            if isLong { Pulse() } else { MoveKeyframe(9) }
        }
        #expect(timeline.duration == 4)
        #expect(timeline.value(time: 1.5) == 1.5 && timeline.value(time: 3) == 1)
        #expect(KeyframeTimeline(initialValue: Pose()) { Grow() }.value(time: 2).scale == 0)
        #expect(KeyframeTimeline(initialValue: 3) {}.value(time: 1) == 3)
    }

    @Test("Times that are none are no time")
    func oddTimes() {
        for seconds in [Double.nan, -1, .infinity, 0] {
            let timeline = KeyframeTimeline(initialValue: 0.0) {
                LinearKeyframe(1, duration: seconds)
                CubicKeyframe(2, duration: seconds)
                SpringKeyframe(3, duration: seconds)
                LinearKeyframe(4, duration: 1)
            }
            #expect(timeline.duration == 1)
            #expect(timeline.value(time: 1) == 4)
        }
    }

    @MainActor
    @Test("A card is drawn with the value before the keyframes")
    func animators() {
        let animator = KeyframeAnimator(initialValue: 3.0) { value in
            Text(verbatim: "\(value)")
        } keyframes: { _ in
            LinearKeyframe(9, duration: 1)
        }
        #expect(nodes(animator).map(\.text) == ["3.0"])
        let modified = Text("a").keyframeAnimator(initialValue: Pose(), trigger: 1) { view, pose in
            view.scaleEffect(pose.scale + 1)
        } keyframes: { _ in
            KeyframeTrack(\.scale) { SpringKeyframe(2.0, spring: .snappy) }
        }
        #expect(nodes(modified)[0].attributes == [.scale(2)])
        let looping = Text("a").keyframeAnimator(initialValue: 0.5, repeating: false) {
            $0.opacity($1)
        } keyframes: { _ in
            CubicKeyframe(1, duration: 1)
        }
        #expect(nodes(looping)[0].attributes == [.opacity(0.5)])
    }
}

/// The motion of springs, and curves of time.
@Suite struct SpringTests {
    @Test("A spring moves as its forces say", arguments: [0.3, 1, 2.5])
    func forces(ratio: Double) {
        let spring = Spring(
            mass: 2, stiffness: 80, damping: ratio * 2 * (160.0).squareRoot(),
            allowOverDamping: true)
        #expect(abs(spring.dampingRatio - ratio) < 1e-12)
        #expect(abs(spring.stiffness - 80) < 1e-9)
        let step = 1e-4
        for time in [0.05, 0.3, 1] {
            func place(_ time: Double) -> Double {
                spring.value(target: 3, initialVelocity: -2, time: time)
            }
            func speed(_ time: Double) -> Double {
                spring.velocity(target: 3, initialVelocity: -2, time: time)
            }
            let slope = (place(time + step) - place(time - step)) / (2 * step)
            #expect(abs(slope - speed(time)) < 1e-4)
            let force = spring.force(target: 3, position: place(time), velocity: speed(time))
            let push = (speed(time + step) - speed(time - step)) / (2 * step)
            #expect(abs(push - force / 2) < 1e-3)
        }
        #expect(spring.value(target: 3, initialVelocity: -2, time: 0) == 0)
    }

    @Test("Two short times are one long one")
    func updates() {
        let spring = Spring.bouncy
        var (value, velocity) = (1.0, 0.5)
        spring.update(value: &value, velocity: &velocity, target: 4, deltaTime: 0.1)
        spring.update(value: &value, velocity: &velocity, target: 4, deltaTime: 0.2)
        #expect(
            abs(value - (1 + spring.value(target: 3, initialVelocity: 0.5, time: 0.3))) < 1e-9)
        #expect(
            abs(velocity - spring.velocity(target: 3, initialVelocity: 0.5, time: 0.3)) < 1e-9)
        let turned = spring.value(
            fromValue: Angle.degrees(10), toValue: .degrees(40), initialVelocity: .zero, time: 0.2)
        #expect(abs(turned.degrees - (10 + spring.value(target: 30.0, time: 0.2))) < 1e-9)
    }

    @Test("A spring rests once it is told to", arguments: [-0.5, 0, 0.3, 0.9])
    func settling(bounce: Double) {
        let spring = Spring(duration: 0.5, bounce: bounce)
        let end = spring.settlingDuration
        for time in stride(from: end, to: end + 2, by: 0.01) {
            #expect(abs(1 - spring.value(target: 1.0, time: time)) <= 0.001)
        }
        #expect(end > 0.3 && end < 20)
        #expect(abs(spring.bounce - bounce) < 1e-12 && spring.duration == 0.5)
    }

    @Test("A spring that can't be built is there at once, or keeps swinging")
    func oddSprings() {
        #expect(Spring(duration: .nan).value(target: 2.0, time: 0) == 2)
        #expect(Spring(duration: 0).settlingDuration == 0)
        #expect(Spring(duration: 0.5, bounce: 1).settlingDuration == 86_400)
        #expect(Spring(response: .infinity, dampingRatio: .nan).value(target: 1.0, time: .nan) == 1)
        #expect(Spring(mass: 0, stiffness: -1, damping: 3).value(target: 1.0, time: 1).isFinite)
        #expect(Animation.spring(Spring.smooth) == .spring(response: 0.5, dampingFraction: 1))
    }

    @Test("A curve and its inverse lead back")
    func curves() {
        let all: [UnitCurve] = [
            .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
            .circularEaseInOut,
            .bezier(startControlPoint: UnitPoint(x: 0.2, y: 0.1), endControlPoint: .bottomTrailing),
        ]
        for curve in all {
            #expect(abs(curve.value(at: 0)) < 1e-9 && abs(curve.value(at: 1) - 1) < 1e-9)
            for time in [0.2, 0.5, 0.9] {
                #expect(abs(curve.inverse.value(at: curve.value(at: time)) - time) < 1e-6)
            }
            #expect(curve.inverse.inverse == curve)
        }
        #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-12)
        #expect(abs(UnitCurve.linear.velocity(at: 0) - 1) < 1e-9)
        #expect(UnitCurve.easeInOut.velocity(at: 0.5) > 1.5)
        #expect(UnitCurve.easeIn.value(at: .nan) == UnitCurve.easeIn.value(at: 0))
        #expect(
            Animation.timingCurve(.easeIn, duration: 2) == .easeIn(duration: 2))
    }
}

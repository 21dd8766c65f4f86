import Foundation

/// A keyframe from which its path is computed.
enum KeyframeStep<Data: VectorArithmetic> {
    case linear(Data, seconds: Double, UnitCurve)
    case cubic(Data, seconds: Double, start: Data?, end: Data?)
    case spring(Data, seconds: Double?, Spring, start: Data?)
    case move(Data)
}

/// The path of a value through keyframes.
struct KeyframePath<Data: VectorArithmetic> {
    /// The path to one keyframe.
    private struct Piece {
        var start: Double
        var duration: Double
        var form: Form
    }

    private enum Form {
        case rest(Data)
        case linear(from: Data, to: Data, UnitCurve)
        case cubic(from: Data, to: Data, velocities: (Data, Data))
        case spring(from: Data, to: Data, Spring, velocity: Data)
    }

    private let first: Data
    private var pieces: [Piece] = []
    /// The duration of the whole path, in seconds.
    private(set) var duration = 0.0

    init(from first: Data, _ steps: [KeyframeStep<Data>]) {
        self.first = first
        var position = first
        var velocity = Data.zero
        for (index, step) in steps.enumerated() {
            switch step {
            case .move(let to):
                add(.rest(to), 0)
                (position, velocity) = (to, .zero)
            case .linear(let to, let seconds, let curve):
                let seconds = seconds.boundedSeconds
                add(.linear(from: position, to: to, curve), seconds)
                velocity = Self.speed(of: to - position, curve.velocity(at: 1), in: seconds)
                position = to
            case .cubic(let to, let seconds, let start, let end):
                let seconds = seconds.boundedSeconds
                let last =
                    end
                    ?? Self.velocity(
                        at: to, after: position, seconds,
                        before: index + 1 < steps.count ? steps[index + 1] : nil)
                add(.cubic(from: position, to: to, velocities: (start ?? velocity, last)), seconds)
                (position, velocity) = (to, last)
            case .spring(let to, let seconds, let spring, let start):
                let seconds = (seconds ?? spring.settlingDuration).boundedSeconds
                let way = to - position
                let start = start ?? velocity
                add(.spring(from: position, to: to, spring, velocity: start), seconds)
                velocity = spring.velocity(target: way, initialVelocity: start, time: seconds)
                position += spring.value(target: way, initialVelocity: start, time: seconds)
            }
        }
    }

    private mutating func add(_ form: Form, _ seconds: Double) {
        pieces.append(Piece(start: duration, duration: seconds, form: form))
        duration += seconds
    }

    /// Returns the velocity of a curve at its end, from the values before and after it.
    private static func velocity(
        at value: Data, after earlier: Data, _ seconds: Double, before next: KeyframeStep<Data>?
    ) -> Data {
        switch next {
        case .cubic(let later, let more, let start, _):
            start ?? speed(of: later - earlier, 1, in: seconds + more.boundedSeconds)
        case .linear(let later, let more, let curve):
            speed(of: later - value, curve.velocity(at: 0), in: more.boundedSeconds)
        case .spring(_, _, _, let start): start ?? .zero
        case .move, nil: .zero
        }
    }

    private static func speed(of way: Data, _ factor: Double, in seconds: Double) -> Data {
        seconds > 0 ? way.scaled(by: factor / seconds) : .zero
    }

    /// Returns the value at a time in seconds; the last value after the end.
    func value(at seconds: Double) -> Data {
        guard let piece = pieces.last(where: { $0.start <= seconds }) else { return first }
        let time = min(seconds - piece.start, piece.duration)
        let share = piece.duration > 0 ? time / piece.duration : 1
        switch piece.form {
        case .rest(let value): return value
        case .linear(let from, let to, let curve):
            return from + (to - from).scaled(by: curve.value(at: share))
        case .cubic(let from, let to, let velocities):
            // Hermite's polynomials.
            let (square, cube) = (share * share, share * share * share)
            return from.scaled(by: 2 * cube - 3 * square + 1)
                + to.scaled(by: 3 * square - 2 * cube)
                + velocities.0.scaled(by: (cube - 2 * square + share) * piece.duration)
                + velocities.1.scaled(by: (cube - square) * piece.duration)
        case .spring(let from, let to, let spring, let velocity):
            return from + spring.value(target: to - from, initialVelocity: velocity, time: time)
        }
    }
}

extension Double {
    /// The duration of a keyframe in seconds: zero if the value isn't a finite number.
    fileprivate var boundedSeconds: Double { isFinite ? min(max(self, 0), 1e9) : 0 }
}
